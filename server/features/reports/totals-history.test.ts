import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Dish } from '#core/menus/dishes/dish-shape.ts';
import type { Report } from '#core/reports/report-shape.ts';
import { addDays } from '#core/reports/spans.ts';
import { rounds } from '#core/values/testing/runs.ts';
import { buildDish } from '#server/testing/build-menu.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import type { TestOwner } from '#server/testing/build-owner.ts';
import { readPlainReport } from '#server/testing/stored-reports.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

/*
 * Random weeks of a restaurant: whatever was ordered, refused, closed and corrected, and whenever somebody looked, the
 * report says what a plain query over all the orders says.
 */
const which = fc.nat({ max: 20 });
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('order' as const),
      dish: fc.nat({ max: 1 }),
      quantity: fc.integer({ min: 1, max: 3 }),
      isLarge: fc.boolean(),
      hasOlives: fc.boolean(),
      table: fc.option(fc.integer({ min: 1, max: 4 })),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'approve' as const,
        'approve' as const,
        'ready' as const,
        'pay' as const,
        'reject' as const,
        'cancel' as const,
        'edit' as const,
      ),
      which,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('delete' as const), which }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.nat({ max: 300 }) }) },
  {
    weight: 3,
    arbitrary: fc.oneof(
      fc.record({ do: fc.constant('close' as const) }),
      fc.record({ do: fc.constant('look' as const) }),
      fc.record({ do: fc.constant('rename' as const) }),
    ),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('days' as const), days: fc.nat({ max: 6 }) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const minute = 60_000;

type Evening = { owner: TestOwner; dishes: readonly Dish[]; ids: string[] };

const placeOrder = async (
  { owner, dishes, ids }: Evening,
  { dish: index, quantity, isLarge, hasOlives, table }: Extract<Step, { do: 'order' }>,
): Promise<void> => {
  const dish = dishes[index];
  if (!dish) throw new Error('there are two dishes');
  const line = {
    dishId: dish._id,
    quantity,
    size: { name: isLarge ? 'Large' : 'Regular' },
    customizations: hasOlives ? [{ groupName: 'Extras', optionName: 'Olives' }] : [],
  };
  const totalPrice = (dish.price + (isLarge ? 12 : 0) + (hasOlives ? 4 : 0)) * quantity;
  const body = orderBodyFor(owner, dish, { tableNumber: table, dishes: [line], totalPrice });
  const answer = await test.visitor().post('/orders', body);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  ids.push(answer.body._id);
};

/** Moves that an order does not offer any more are refused, which is well. */
const changeOrder = async (
  { owner, dishes }: Evening,
  id: string,
  change: 'approve' | 'ready' | 'pay' | 'reject' | 'cancel' | 'edit' | 'delete',
): Promise<void> => {
  const refuse = (rejectionReason: string) => ({ status: 'done', rejected: true, rejectionReason });
  await owner.confirmPassword();
  if (change === 'delete') await owner.delete(`/orders/${id}`);
  else if (change === 'edit')
    await owner.patch(`/orders/${id}/details`, {
      dishes: [{ dishId: dishes[0]?._id, quantity: 2, size: { name: 'Large' }, customizations: [] }],
    });
  else
    await owner.patch(
      `/orders/${id}`,
      {
        approve: { status: 'inProcess' },
        ready: { status: 'waitingPayment' },
        pay: { status: 'done', isPaid: true },
        reject: refuse('full'),
        cancel: refuse('burnt'),
      }[change],
    );
};

const playStep = async (evening: Evening, each: Step): Promise<void> => {
  const { owner, dishes, ids } = evening;
  if (each.do === 'order') return placeOrder(evening, each);
  if (each.do === 'wait') return test.clock.advance(each.minutes * minute);
  if (each.do === 'days') return test.clock.advance(each.days * 24 * 60 * minute);
  if (each.do === 'close') return closeShift(owner);
  if (each.do === 'look') return void (await readReport(owner));
  if (each.do === 'rename')
    return void (await owner.put(`/dishes/${dishes[1]?._id}`, { name: `Renamed ${ids.length}` }));
  const id = ids[each.which % ids.length];
  // Corrections are told apart by their moments, and nobody makes two of them in one.
  test.clock.advance(1);
  if (id) await changeOrder(evening, id, each.do);
};

/** Whatever is unfinished is rejected or paid, so that the evening can end; the next one begins. */
const closeShift = async (owner: TestOwner): Promise<void> => {
  await owner.confirmPassword();
  for (const order of (await owner.get('/orders/mine')).body) {
    if (order.status === 'waitingApproval')
      await owner.patch(`/orders/${order._id}`, { status: 'done', rejected: true, rejectionReason: '' });
    if (order.status === 'inProcess' && order.isPaid)
      await owner.patch(`/orders/${order._id}`, { status: 'done' });
    else if (order.status === 'inProcess')
      await owner.patch(`/orders/${order._id}`, { status: 'waitingPayment' });
    if (['inProcess', 'waitingPayment'].includes(order.status) && !order.isPaid)
      await owner.patch(`/orders/${order._id}`, { status: 'done', isPaid: true });
  }
  const ended = await owner.post('/services/end', {});
  if (ended.status !== 200) throw new Error(JSON.stringify(ended.body));
  test.clock.advance(minute);
  await owner.post('/services/start', {});
};

const readReport = async (owner: TestOwner): Promise<Report> => {
  // Shrinking a failure plays many weeks more: the span moves with the clock.
  const today = test.clock.now().toISOString().slice(0, 10);
  const { status, body } = await owner.get(`/reports?from=${addDays(today, -398)}&to=${addDays(today, 1)}`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.report;
};

const by =
  <Row>(key: (row: Row) => string) =>
  (a: Row, b: Row): number =>
    key(a) < key(b) ? -1 : 1;

/** The report in the shape of the plain query. */
const flatten = (report: Report) => {
  const refused = Map.groupBy(report.refused, ({ kind }) => kind);
  return {
    days: report.days.filter(({ orders }) => orders > 0),
    hours: report.hours.filter(({ orders }) => orders > 0).toSorted((a, b) => a.hour - b.hour),
    paid: report.paid.orders > 0 ? [report.paid] : [],
    tables: report.tables,
    dishes: report.dishes
      .map(({ dishId, portions, takings }) => ({ dishId, portions, takings }))
      .toSorted(by(({ dishId }) => dishId ?? '')),
    sizes: report.sizes.toSorted(by(({ dish, size }) => `${dish} ${size}`)),
    refused: [...refused]
      .map(([kind, rows]) => ({
        kind,
        orders: rows.reduce((sum, { orders }) => sum + orders, 0),
        amount: rows.reduce((sum, { amount }) => sum + amount, 0),
      }))
      .toSorted(by(({ kind }) => kind)),
    making: report.toMake.byMinute,
    corrections: report.corrections
      .map(({ displayOrderNumber, amount }) => ({ displayOrderNumber, amount }))
      .toSorted((a, b) => a.displayOrderNumber - b.displayOrderNumber || a.amount - b.amount),
  };
};

it('a report says what a plain query says, over random weeks', { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
      const dish = {
        sizes: [
          { name: 'Regular', price: 0 },
          { name: 'Large', price: 12 },
        ],
        changes: [
          { name: 'Extras', type: 'multiple', required: false, options: [{ name: 'Olives', price: 4 }] },
        ],
      };
      const { owner, ...first } = await buildOpenRestaurant(test, dish);
      const place = { menuId: first.menu._id, sectionName: first.section.sectionName };
      const second = await buildDish(owner, { ...place, ...dish, name: 'Pizza', price: 51.5 });
      const { status } = await owner.put('/restaurants/settings', {
        restaurantName: 'Palm',
        address: 'Herzl 1',
        hasTableNumbers: true,
        tableNumbersCount: 4,
      });
      expect(status).toBe(200);
      const evening = { owner, dishes: [first.dish, second], ids: [] };
      for (const each of steps) await playStep(evening, each);

      const report = await readReport(owner);
      const plain = await readPlainReport(test.engine.db, owner.id);
      expect(flatten(report)).toEqual(plain);
      await test.services.totals.rebuild(owner.id, () => {});
      expect(await readReport(owner)).toEqual(report);
    }),
    { numRuns: rounds(20) },
  );
});
