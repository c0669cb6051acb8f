import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import type { StockSection } from '#core/stock/stock.contract.ts';
import { rounds } from '#core/values/testing/runs.ts';
import { listStockLog } from '#server/stock-log/stock-history.queries.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

/*
 * Random evenings: what is left of a count is what it began with, less what the orders hold that were placed or grew
 * since, and the log of what is sold out says so while nothing is left. The model keeps, of each order, how much of it came
 * from the count that runs now.
 */
type Order = { id: string; quantity: number; fromCount: number; happens: boolean; isApproved: boolean };
type Step =
  | { do: 'order'; quantity: number }
  | { do: 'reject' | 'approve' | 'cancel' | 'delete' | 'rejectAndUndo'; which: number }
  | { do: 'edit'; which: number; quantity: number }
  | { do: 'count'; left: number };

const which = fc.nat({ max: 9 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('order' as const), quantity: fc.integer({ min: 1, max: 4 }) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'reject' as const,
        'approve' as const,
        'cancel' as const,
        'delete' as const,
        'rejectAndUndo' as const,
      ),
      which,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('edit' as const),
      which,
      quantity: fc.integer({ min: 1, max: 6 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('count' as const), left: fc.integer({ min: 0, max: 9 }) }),
  },
);

it('count = start − what is out, over random evenings', async () => {
  const { owner, dish } = await buildOpenRestaurant(test, { name: 'Hummus', price: 10 });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      let start = 6;
      const orders: Order[] = [];
      const count = (left: number) => owner.put(`/stock/${dish._id}`, { limit: { kind: 'counted', left } });
      const out = () =>
        orders.filter(({ happens }) => happens).reduce((sum, { fromCount }) => sum + fromCount, 0);
      const isLoggedOut = async () => {
        const now = test.clock.now();
        return (await listStockLog(test.engine.db, owner.id, now, now, null)).length > 0;
      };
      expect((await count(start)).status).toBe(200);

      const take = async (each: Step): Promise<void> => {
        if (each.do === 'count') {
          await count(each.left);
          start = each.left;
          for (const order of orders) order.fromCount = 0;
          return;
        }
        if (each.do === 'order') {
          const { quantity } = each;
          const answer = await test.visitor().post(
            '/orders',
            orderBodyFor(owner, dish, {
              dishes: [{ dishId: dish._id, quantity }],
              totalPrice: 10 * quantity,
            }),
          );
          expect(answer.status).toBe(quantity <= start - out() ? 201 : 422);
          if (answer.status === 201)
            orders.push({
              id: answer.body._id,
              quantity,
              fromCount: quantity,
              happens: true,
              isApproved: false,
            });
          return;
        }
        const order = orders[each.which];
        if (!order) return;
        const path = `/orders/${order.id}`;
        if (each.do === 'edit') {
          const more = each.quantity - order.quantity;
          const { status } = await owner.patch(`${path}/details`, {
            dishes: [{ dishId: dish._id, quantity: each.quantity }],
          });
          if (status !== 200) {
            expect(!order.happens || more > start - out()).toBe(true);
            return;
          }
          order.quantity = each.quantity;
          order.fromCount = more > 0 ? order.fromCount + more : Math.max(0, order.fromCount + more);
          return;
        }
        if (each.do === 'rejectAndUndo') {
          const rejected = await owner.patch(path, { status: 'done', rejected: true });
          if (rejected.status !== 200 || !order.happens || order.isApproved) return;
          // Whatever it gave back it takes again.
          const { revision } = rejected.body as ManagedOrder;
          expect((await owner.post(`${path}/undo`, { revision })).status).toBe(200);
          return;
        }
        const bodies = {
          approve: { status: 'inProcess', rejected: false },
          reject: { status: 'done', rejected: true },
          cancel: { status: 'done', rejected: true, rejectionReason: 'ran out' },
        };
        const { status } =
          each.do === 'delete' ? await owner.delete(path, {}) : await owner.patch(path, bodies[each.do]);
        const ends = each.do !== 'approve' && (each.do !== 'reject' || !order.isApproved);
        if (status === 200 && ends) order.happens = false;
        if (status === 200 && each.do === 'approve' && order.happens) order.isApproved = true;
      };

      for (const each of steps) {
        await take(each);
        const { body: sections } = await owner.get('/stock');
        const [listed] = (sections as StockSection[]).flatMap(({ dishes }) => dishes);
        expect(listed?.limit).toMatchObject({ kind: 'counted', left: start - out() });
        expect(await isLoggedOut()).toBe(start === out());
      }
      for (const { _id } of (await owner.get('/orders/mine')).body as ManagedOrder[])
        await owner.delete(`/orders/${_id}`, {});
    }),
    { numRuns: rounds(40) },
  );
});
