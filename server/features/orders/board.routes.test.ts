import { describe, expect, it } from 'vitest';
import type { BoardStart } from '#core/orders/board-page.ts';
import { orderStatuses } from '#core/orders/order-lifecycle.ts';
import { limits } from '#core/values/limits.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

describe('a board that reads its shift in pages', () => {
  const test = setUpTestApp();

  const openWithOrders = async (count: number) => {
    const restaurant = await buildOpenRestaurant(test);
    const { owner, dish } = restaurant;
    const ids: string[] = [];
    for (let placed = 0; placed < count; placed++)
      ids.push((await test.visitor().post('/orders', orderBodyFor(owner, dish))).body._id);
    return { ...restaurant, ids };
  };
  const pageOf = (ids: readonly string[]) => `/orders/board/page?ids=${ids.join(',')}`;

  it('is told every order by stage and number, with the first of the open stages', async () => {
    const { owner, ids } = await openWithOrders(4);
    const [first = '', second = ''] = ids;
    await owner.patch(`/orders/${first}`, { status: 'inProcess' });
    await owner.patch(`/orders/${second}`, { status: 'done', rejected: true });
    const { status, body } = await owner.get('/orders/board');
    expect(status).toBe(200);
    const { index, orders } = body as BoardStart;
    expect(orderStatuses.map((stage) => index[stage].map(([id]) => ids.indexOf(id)))).toEqual([
      [2, 3],
      [0],
      [],
      [1],
    ]);
    const { body: mine } = await owner.get('/orders/mine');
    expect(orders).toEqual([2, 3, 0, 1].map((place) => mine[place]));
    for (const { _id, revision, status: stage } of mine)
      expect(index[stage as 'done']).toContainEqual([_id, revision]);
  });

  it('reads orders by their ids, as they are asked for, and hears nothing of one that is gone', async () => {
    const { owner, ids } = await openWithOrders(3);
    const [first = '', second = '', third = ''] = ids;
    await owner.confirmPassword();
    await owner.delete(`/orders/${second}`);
    const { body } = await owner.get(pageOf([third, second, first, 'f'.repeat(24)]));
    expect(body.orders.map(({ _id }: { _id: string }) => _id)).toEqual([third, first]);
    expect(body.unread).toEqual([]);
  });

  it('is never sent more than a page, however long the orders are', async () => {
    const { owner, dish } = await buildOpenRestaurant(test, { price: 10 });
    const note = 'ללא '.repeat(70);
    const line = { dishId: dish._id, quantity: 1, note };
    const long = orderBodyFor(owner, dish, { dishes: Array(80).fill(line), totalPrice: 800 });
    const ids: string[] = [];
    for (let placed = 0; placed < 8; placed++)
      ids.push(
        (await test.visitor().post('/orders', { ...long, clientOrderToken: `a-long-order-${placed}-xxxxx` }))
          .body._id,
      );
    const read: string[] = [];
    let pages = 0;
    for (let left = ids; left.length > 0; pages++) {
      const { body } = await owner.get(pageOf(left));
      expect(Buffer.byteLength(JSON.stringify(body.orders))).toBeLessThan(300 * 1024);
      read.push(...body.orders.map(({ _id }: { _id: string }) => _id));
      left = body.unread;
    }
    expect(read).toEqual(ids);
    expect(pages).toBeGreaterThan(1);
  });

  it('refuses what names no orders, and too many of them', async () => {
    const { owner } = await openWithOrders(0);
    const many = Array.from({ length: limits.boardPageOrders + 1 }, (_, place) =>
      place.toString(16).padStart(24, '0'),
    );
    for (const path of ['/orders/board/page', pageOf([]), pageOf(['x']), pageOf(many)])
      expect((await owner.get(path)).status).toBe(400);
    expect((await owner.get(pageOf(many.slice(1)))).body).toEqual({ orders: [], unread: [] });
  });

  it('reads nothing of another restaurant, nor of a shift that is over', async () => {
    const { owner, shift, ids } = await openWithOrders(1);
    const other = await buildOpenRestaurant(test);
    expect((await other.owner.get(pageOf(ids))).body.orders).toEqual([]);
    expect((await other.owner.get('/orders/board')).body.index.waitingApproval).toEqual([]);
    await owner.patch(`/orders/${ids[0]}`, { status: 'done', rejected: true });
    await owner.post('/services/end', { id: shift._id });
    expect((await owner.get('/orders/board')).body).toEqual({
      index: { waitingApproval: [], inProcess: [], waitingPayment: [], done: [] },
      orders: [],
    });
    expect((await owner.get(pageOf(ids))).body.orders).toEqual([]);
  });
});
