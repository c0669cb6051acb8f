import { describe, expect, it } from 'vitest';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

const approve = { status: 'inProcess', rejected: false };
const ready = { status: 'waitingPayment' };

const buildOrder = async () => {
  const { owner, dish } = await buildOpenRestaurant(test);
  const { body: sent } = await test.visitor().post('/orders', orderBodyFor(owner, dish));
  const path = `/orders/${sent._id}`;
  return {
    move: (patch: object) => owner.patch(path, patch),
    undo: (revision: number) => owner.post(`${path}/undo`, { revision }),
    edit: (quantity: number) => owner.patch(`${path}/details`, { dishes: [{ dishId: dish._id, quantity }] }),
    read: async (): Promise<ManagedOrder> => (await owner.get('/orders/mine')).body[0],
  };
};

describe('a move that says on which revision it was made', () => {
  it('is made while the order is still that one, also when it arrives a second time', async () => {
    const { move, read } = await buildOrder();
    expect(await move({ ...approve, revision: 1 })).toMatchObject({ status: 200, body: { revision: 2 } });
    expect(await move({ ...approve, revision: 1 })).toMatchObject({ status: 200, body: { revision: 2 } });
    expect(await move({ ...ready, revision: 2 })).toMatchObject({ status: 200, body: { revision: 3 } });
    expect((await read()).status).toBe('waitingPayment');
  });

  it('is refused with the order as it is when somebody has changed it since, and changes nothing', async () => {
    const { move, edit, read } = await buildOrder();
    await edit(3);
    const refused = await move({ ...approve, revision: 1 });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', details: { order: await read() } },
    });
    expect(await read()).toMatchObject({ status: 'waitingApproval', revision: 2 });
  });

  it('is not made again after it was taken back', async () => {
    const { move, undo, read } = await buildOrder();
    await move({ ...approve, revision: 1 });
    await undo(2);
    expect(await move({ ...approve, revision: 1 })).toMatchObject({ status: 409 });
    expect((await read()).status).toBe('waitingApproval');
  });

  it('is made on an order of which only the promised time has moved', async () => {
    const { move } = await buildOrder();
    await move(approve);
    await move({ promisedMinutes: 60 });
    expect(await move({ ...ready, revision: 2 })).toMatchObject({ status: 200, body: { revision: 4 } });
  });

  it('says no revision in a bare call, which works as ever', async () => {
    const { move, edit } = await buildOrder();
    await edit(3);
    expect(await move(approve)).toMatchObject({ status: 200 });
    expect(await move({ revision: 1, promisedMinutes: 60 })).toMatchObject({ status: 200 });
  });
});
