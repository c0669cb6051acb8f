import { describe, expect, it } from 'vitest';
import { orderWord } from '#core/orders/word/order-word.ts';
import { fetchedWithinMs } from '#core/ready-screen/ready-stage.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { openStreams } from '#server/testing/open-streams.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();
const path = '/restaurants/ready-screen';
const approve = { status: 'inProcess', rejected: false };

const build = async () => {
  const place = await buildOpenRestaurant(test);
  const { owner, dish } = place;
  const { body: address } = await owner.put(path, { was: null });
  return {
    ...place,
    secret: address.secret as string,
    screen: async () => (await test.visitor().get(`/ready/${address.secret}`)).body,
    /** A guest's order after these moves. */
    order: async (moves: readonly object[], overrides: Record<string, unknown> = {}) => {
      const { body } = await test.visitor().post('/orders', orderBodyFor(owner, dish, overrides));
      for (const move of moves) await owner.patch(`/orders/${body._id}`, move);
      return body;
    },
  };
};
const stages = ({ orders }: { orders: { number: number; stage: string }[] }) =>
  orders.map(({ number, stage }) => [number, stage]);

describe('the address of the ready screen', () => {
  it('is made when it is asked for, and replaced by who knows the one there is', async () => {
    const owner = await test.owner();
    expect((await owner.get(path)).body).toEqual({ secret: null });
    const { body: first } = await owner.put(path, { was: null });
    expect(first.secret).toMatch(/^[\w-]{32}$/);
    expect((await owner.get(path)).body).toEqual(first);
    const again = await owner.put(path, { was: null });
    expect(again).toMatchObject({ status: 409, body: { code: 'changed_meanwhile', details: first } });
    const { body: second } = await owner.put(path, { was: first.secret });
    expect(second.secret).not.toBe(first.secret);
    expect((await test.visitor().get(`/ready/${first.secret}`)).status).toBe(404);
    expect((await test.visitor().get(`/ready/${second.secret}`)).status).toBe(200);
  });

  it('made twice at once is one', async () => {
    const owner = await test.owner();
    const answers = await Promise.all([1, 2, 3, 4].map(() => owner.put(path, { was: null })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('is for owners whose plan has orders', async () => {
    const basic = await test.owner({ plan: 'basic' });
    expect((await basic.put(path, { was: null })).body.code).toBe('plan_required');
    expect((await test.visitor().put(path, { was: null })).status).toBe(401);
    expect((await test.visitor().get(`/ready/${'x'.repeat(32)}`)).status).toBe(404);
  });
});

describe('what the ready screen shows', () => {
  it('is numbers with their words, and nothing of who ordered what', async () => {
    const { owner, shift, order, screen } = await build();
    await order([]);
    await order([approve], { language: 'en' });
    await order([approve, { status: 'waitingPayment' }]);
    await order([{ status: 'done', rejected: true }]);
    const displayed = await screen();
    expect(stages(displayed)).toEqual([
      [2, 'making'],
      [3, 'ready'],
    ]);
    expect(displayed.orders[0]).toEqual({
      _id: expect.any(String),
      number: 2,
      word: orderWord(shift._id, 2, 'en'),
      language: 'en',
      stage: 'making',
      revision: 2,
    });
    expect(Object.keys(displayed)).toEqual(['restaurantName', 'orders']);
    expect(JSON.stringify(displayed)).not.toMatch(/דנה|0501234567|חומוס/);
    expect(displayed.restaurantName).toBe(owner.account.restaurantName ?? 'מסעדת הדקל');
  });

  it('lets go of what was paid when it was fetched, and keeps what was paid before for ten minutes', async () => {
    const { order, screen } = await build();
    await order([approve, { status: 'waitingPayment' }, { status: 'done', isPaid: true }]);
    await order([approve, { isPaid: true }, { status: 'done' }]);
    expect(stages(await screen())).toEqual([[2, 'ready']]);
    test.clock.advance(fetchedWithinMs - 1_000);
    expect((await screen()).orders).toMatchObject([{ number: 2, leavesInMs: 1_000 }]);
    test.clock.advance(1_001);
    expect(stages(await screen())).toEqual([]);
  });

  it('follows an undo, and is empty when the shift is over', async () => {
    const { owner, order, screen } = await build();
    const { _id } = await order([approve, { isPaid: true }, { status: 'done' }]);
    expect(stages(await screen())).toEqual([[1, 'ready']]);
    await owner.post(`/orders/${_id}/undo`, { revision: 4 });
    expect(stages(await screen())).toEqual([[1, 'making']]);
    await owner.patch(`/orders/${_id}`, { status: 'done' });
    await owner.post('/services/end', {});
    expect(stages(await screen())).toEqual([]);
  });

  it('has only its own restaurant’s orders', async () => {
    const [mine, theirs] = [await build(), await build()];
    await theirs.order([approve]);
    expect(stages(await mine.screen())).toEqual([]);
  });
});

describe('the stream of the ready screen', () => {
  const streams = openStreams(test);
  const open = (secret: string) => streams.open(`/ready/${secret}/stream`);

  it('says where an order stands, and nothing else of it', async () => {
    const { owner, shift, order, secret } = await build();
    const { _id } = await order([approve]);
    const stream = await open(secret);
    expect(stages((await stream.next()).data.snapshot)).toEqual([[1, 'making']]);
    await stream.nextOf('heartbeat');
    await owner.patch(`/orders/${_id}`, { status: 'waitingPayment' });
    const { data } = await stream.nextOf('order');
    expect(data.event).toEqual({
      kind: 'order',
      order: {
        _id,
        number: 1,
        word: orderWord(shift._id, 1, 'he'),
        language: 'he',
        stage: 'ready',
        revision: 3,
      },
    });
    await owner.delete(`/orders/${_id}`);
    expect((await stream.nextOf('order-deleted')).data.event).toMatchObject({ orderId: _id });
  });

  it('ends when the address is replaced, and cannot be opened again', async () => {
    const { owner, secret } = await build();
    const stream = await open(secret);
    await stream.nextOf('heartbeat');
    await owner.put(path, { was: secret });
    await expect(stream.nextOf('order')).rejects.toThrow('the stream ended');
    await expect(open(secret)).rejects.toThrow('404');
  });
});
