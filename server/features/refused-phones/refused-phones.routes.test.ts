import { describe, expect, it } from 'vitest';
import type { RefusedPhone } from '#core/refused-phones/refused-phones.contract.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { buildPerson, buildStation } from '#server/testing/build-station.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();
const phone = '0521112222';

const build = async () => {
  const restaurant = await buildOpenRestaurant(test);
  const { owner, dish } = restaurant;
  const send = (overrides: object = {}) =>
    test.visitor().post('/orders', orderBodyFor(owner, dish, { phone, ...overrides }));
  return {
    ...restaurant,
    send,
    refuse: (orderId: string) => owner.post('/refused-phones', { orderId }),
    listed: async (): Promise<RefusedPhone[]> => (await owner.get('/refused-phones')).body.phones,
  };
};

describe('a refused phone', () => {
  it('sends no more orders, until staff lift it', async () => {
    const { owner, send, refuse, listed } = await build();
    const { body: order } = await send();
    const { status, body } = await refuse(order._id);
    const name = `${owner.account.firstName} ${owner.account.lastName}`;
    const refused = {
      _id: expect.any(String),
      phone,
      refusedAt: test.clock.now().toISOString(),
      refusedBy: name,
    };
    expect([status, body]).toEqual([200, { phones: [refused] }]);
    expect(await listed()).toEqual([refused]);
    const next = await send();
    expect([next.status, next.body.code, next.body.details]).toEqual([403, 'phone_refused', undefined]);
    expect((await send({ phone: '0521112223' })).status).toBe(201);
    const [{ _id }] = body.phones;
    expect(await owner.delete(`/refused-phones/${_id}`)).toMatchObject({ status: 200, body: { phones: [] } });
    expect((await owner.delete(`/refused-phones/${_id}`)).status).toBe(404);
    expect((await send()).status).toBe(201);
  });

  it('keeps what it has sent: its waiting order, and the answer to a retry', async () => {
    const { owner, dish, refuse } = await build();
    const body = orderBodyFor(owner, dish, { phone });
    const { body: order } = await test.visitor().post('/orders', body);
    await refuse(order._id);
    const again = await test.visitor().post('/orders', body);
    expect([again.status, again.body.details.order._id]).toEqual([409, order._id]);
    expect((await owner.patch(`/orders/${order._id}`, { status: 'inProcess' })).status).toBe(200);
  });

  it('is refused once, however many press, and whatever became of its order', async () => {
    const { owner, send, refuse, listed } = await build();
    const { body: order } = await send();
    await owner.patch(`/orders/${order._id}`, { status: 'done', rejected: true });
    const answers = await Promise.all([1, 2, 3].map(() => refuse(order._id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await listed()).toHaveLength(1);
  });

  it('is refused for this restaurant and this evening alone, and nothing of it is left afterwards', async () => {
    const [here, elsewhere] = [await build(), await build()];
    const { owner, send, refuse, listed, shift } = here;
    const { body: order } = await send();
    await refuse(order._id);
    expect((await elsewhere.send()).status).toBe(201);
    await owner.patch(`/orders/${order._id}`, { status: 'done', rejected: true });
    await owner.post('/services/end', { id: shift._id });
    expect(await listed()).toEqual([]);
    expect((await refuse(order._id)).status).toBe(404);
    await owner.post('/services/start', {});
    expect((await send()).status).toBe(201);
    const { rows } = await test.engine.db.execute<{ count: number }>(
      `select count(*)::int as count from refused_phones where owner_id = '${owner.id}'`,
    );
    expect(rows[0]?.count).toBe(0);
  });

  it('does not keep staff from taking an order for it', async () => {
    const { owner, dish, send, refuse } = await build();
    await refuse((await send()).body._id);
    const taken = await owner.post('/orders/staff', orderBodyFor(owner, dish, { phone }));
    expect(taken.status).toBe(201);
  });

  it('is that of a guest’s order: of one without a phone, deleted or somebody else’s there is none', async () => {
    const { owner, dish, send, refuse, listed } = await build();
    const other = await build();
    const { body: nameless } = await owner.post('/orders/staff', orderBodyFor(owner, dish, { phone: '' }));
    const { body: deleted } = await send();
    await owner.delete(`/orders/${deleted._id}`);
    const { body: foreign } = await other.send();
    for (const { _id } of [nameless, deleted, foreign]) expect((await refuse(_id)).status).toBe(404);
    expect(await listed()).toEqual([]);
    expect(await other.listed()).toEqual([]);
  });

  it('is named with the person who refused it on a station', async () => {
    const { owner, send, listed } = await build();
    const person = await buildPerson(owner, ['orders'], { name: 'Noa' });
    const tablet = await buildStation(test, owner);
    const { body: order } = await send();
    const refuse = () => tablet.post('/refused-phones', { orderId: order._id });
    expect((await refuse()).body.code).toBe('pin_required');
    await tablet.type(person);
    expect((await refuse()).body.phones).toMatchObject([{ refusedBy: 'Noa' }]);
    expect(await listed()).toMatchObject([{ refusedBy: 'Noa' }]);
  });
});
