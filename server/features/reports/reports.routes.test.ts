import { describe, expect, it } from 'vitest';
import { localDay } from '#core/hours/local-day.ts';
import type { Dish } from '#core/menus/dishes/dish-shape.ts';
import type { Report } from '#core/reports/report-shape.ts';
import { addDays } from '#core/reports/spans.ts';
import { createOperatorService } from '#server/features/accounts/operator.service.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import type { TestOwner } from '#server/testing/build-owner.ts';
import { runIfDue } from '#server/testing/run-if-due.ts';
import {
  deleteShiftTotals,
  listStoredMonthTotals,
  listStoredShiftTotals,
  replaceShiftTotals,
  spoilTimeZone,
} from '#server/testing/stored-reports.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();
const catchUp = () => runIfDue(test, 'add up closed shifts');

const minute = 60_000;
const hour = 60 * minute;
const end = async (owner: TestOwner): Promise<void> => {
  await owner.confirmPassword();
  expect((await owner.post('/services/end', {})).status).toBe(200);
};
const start = async (owner: TestOwner): Promise<string> => {
  await owner.confirmPassword();
  return (await owner.post('/services/start', {})).body._id;
};
/** Approved, ready and paid after so many minutes each. */
const serve = async (owner: TestOwner, dish: Dish, minutes = [0, 0], overrides = {}): Promise<string> => {
  const { body } = await test.visitor().post('/orders', orderBodyFor(owner, dish, overrides));
  test.clock.advance((minutes[0] ?? 0) * minute);
  await owner.patch(`/orders/${body._id}`, { status: 'inProcess' });
  test.clock.advance((minutes[1] ?? 0) * minute);
  await owner.patch(`/orders/${body._id}`, { status: 'waitingPayment' });
  await owner.patch(`/orders/${body._id}`, { status: 'done', isPaid: true });
  return body._id;
};
const reportOf = async (owner: TestOwner, shiftId: string): Promise<Report> =>
  (await owner.get(`/reports/shifts/${shiftId}`)).body.report;
const today = () => localDay('Asia/Jerusalem', test.clock.now());
const spanOf = (owner: TestOwner, from: string, to = from) => owner.get(`/reports?from=${from}&to=${to}`);

describe('the report of a shift', () => {
  it('tells takings, minutes and who was refused why, while it is open and when it is closed', async () => {
    const { owner, dish, shift, section } = await buildOpenRestaurant(test);
    await serve(owner, dish, [2, 10]);
    await serve(owner, dish, [4, 30]);
    await serve(owner, dish, [9, 20]);
    const { body: rejected } = await test.visitor().post('/orders', orderBodyFor(owner, dish));
    await owner.patch(`/orders/${rejected._id}`, {
      status: 'done',
      rejected: true,
      rejectionReason: 'no bread',
    });
    const open = await reportOf(owner, shift._id);
    expect(open).toMatchObject({
      shifts: 1,
      orders: 3,
      takings: 3 * dish.price,
      average: dish.price,
      paid: { orders: 3 },
      unpaid: { orders: 0 },
      toApprove: { median: 4, slowest: 9 },
      toMake: { median: 20, slowest: 30 },
      dishes: [{ dishId: dish._id, name: dish.name, section: section.sectionName, portions: 3 }],
      sections: [{ name: section.sectionName, portions: 3, takings: 3 * dish.price }],
      refused: [{ kind: 'rejected', reason: 'no bread', by: 'Noa Levi', orders: 1, amount: dish.price }],
      corrections: [],
    });
    await end(owner);
    expect(await reportOf(owner, shift._id)).toEqual(open);
  });

  it('does not change when the menu does', async () => {
    const { owner, dish, shift, menu, section } = await buildOpenRestaurant(test);
    await serve(owner, dish);
    await end(owner);
    const { looks: views, ...before } = await reportOf(owner, shift._id);
    await owner.put(`/dishes/${dish._id}`, { name: 'Renamed', price: 999 });
    await owner.put(`/menus/${menu._id}/sections`, {
      rename: [{ from: section.sectionName, to: 'Renamed' }],
    });
    await deleteShiftTotals(test.engine.db, shift._id);
    const { looks: now, ...after } = await reportOf(owner, shift._id);
    expect(after).toEqual(before);
    await owner.delete(`/dishes/${dish._id}`);
    expect((await reportOf(owner, shift._id)).takings).toBe(before.takings);
    expect(views.dishes).toHaveLength(now.dishes.length);
  });

  it('shows what is taken away after closing as a correction, with name and time', async () => {
    const { owner, dish, shift } = await buildOpenRestaurant(test);
    const [first] = [await serve(owner, dish), await serve(owner, dish)];
    await end(owner);
    expect((await reportOf(owner, shift._id)).takings).toBe(2 * dish.price);
    test.clock.advance(hour);
    await owner.confirmPassword();
    const at = test.clock.now().toISOString();
    expect((await owner.delete(`/orders/${first}`, { reason: 'typed twice' })).status).toBe(200);
    const { takings, orders, corrections, refused } = await reportOf(owner, shift._id);
    expect({ takings, orders }).toEqual({ takings: dish.price, orders: 1 });
    const correction = { kind: 'deleted', reason: 'typed twice', by: 'Noa Levi', amount: dish.price };
    expect(corrections).toEqual([{ ...correction, day: today(), displayOrderNumber: 1, at }]);
    expect(refused).toEqual([{ ...correction, orders: 1 }]);
    expect((await spanOf(owner, today())).body.report.corrections).toEqual(corrections);
  });

  it('tells what was sold out, and since when, though it was lifted later', async () => {
    const { owner, dish, shift } = await buildOpenRestaurant(test);
    await owner.put(`/stock/${dish._id}`, { limit: { kind: 'counted', left: 1 } });
    test.clock.advance(minute);
    const from = test.clock.now().toISOString();
    await serve(owner, dish, [0, 10]);
    await owner.put(`/stock/${dish._id}`, { limit: null });
    const to = test.clock.now().toISOString();
    expect((await reportOf(owner, shift._id)).soldOut).toEqual([{ dish: dish.name, option: null, from, to }]);
    await owner.put(`/stock/${dish._id}`, { limit: { kind: 'off' } });
    test.clock.advance(minute);
    await end(owner);
    test.clock.advance(minute);
    const { soldOut } = await reportOf(owner, shift._id);
    expect(soldOut).toEqual([
      { dish: dish.name, option: null, from: to, to: null },
      { dish: dish.name, option: null, from, to },
    ]);
    await owner.put(`/stock/${dish._id}`, { limit: null });
    await deleteShiftTotals(test.engine.db, shift._id);
    expect((await reportOf(owner, shift._id)).soldOut).toEqual(soldOut);
  });

  it('is its owner’s alone', async () => {
    const { shift } = await buildOpenRestaurant(test);
    const stranger = await buildOpenRestaurant(test);
    expect((await stranger.owner.get(`/reports/shifts/${shift._id}`)).body.code).toBe('not_found');
    expect((await test.visitor().get(`/reports/shifts/${shift._id}`)).status).toBe(401);
  });
});

describe('the report of a span', () => {
  it('holds the shifts that began on its days, in the restaurant’s zone, and the span before it', async () => {
    const { owner, dish, shift } = await buildOpenRestaurant(test);
    const day = (await owner.get(`/reports/shifts/${shift._id}`)).body.report.days[0].day;
    await serve(owner, dish);
    // 23:30 in Jerusalem, and over midnight.
    const begin = Date.parse(`${day}T21:30:00Z`);
    await end(owner);
    test.clock.advance(begin - test.clock.now().getTime());
    await start(owner);
    test.clock.advance(hour);
    await serve(owner, dish);
    await serve(owner, dish);
    await end(owner);
    const next = addDays(day, 1);
    const { body } = await spanOf(owner, day);
    expect(body).toMatchObject({ from: day, to: day, timeZone: 'Asia/Jerusalem' });
    expect(body.report).toMatchObject({ shifts: 2, orders: 3, days: [{ day, orders: 3 }] });
    // After midnight comes after the evening, not before the morning.
    expect(body.report.hours.at(-1)).toMatchObject({ hour: 0, orders: 2 });
    const tomorrow = (await spanOf(owner, next)).body;
    expect(tomorrow.report).toMatchObject({ shifts: 0, orders: 0, average: 0, days: [], hours: [] });
    expect(tomorrow.before).toMatchObject({ from: day, to: day, report: { orders: 3 } });
  });

  it('adds whole months up once, and again after a correction in them', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const order = await serve(owner, dish);
    await end(owner);
    const month = today().slice(0, 7);
    const year = () => spanOf(owner, `${month.slice(0, 4)}-01-01`, `${month.slice(0, 4)}-12-31`);
    expect((await year()).body.report.takings).toBe(dish.price);
    const stored = () => listStoredMonthTotals(test.engine.db, owner.id);
    expect(await stored()).toMatchObject([{ month, totals: { shift: { '[]': [1, 0] } } }]);
    await owner.confirmPassword();
    await owner.delete(`/orders/${order}`);
    expect((await year()).body.report).toMatchObject({ takings: 0, refused: [{ kind: 'deleted' }] });
  });

  it('leaves practice out', async () => {
    const { owner } = await buildOpenRestaurant(test);
    await end(owner);
    expect((await owner.post('/practice', {})).status).toBe(201);
    expect((await spanOf(owner, today())).body.report).toMatchObject({ shifts: 1, orders: 0 });
  });

  it('refuses a span that is none, or longer than ten years', async () => {
    const owner = await test.owner();
    const spans = [
      'from=2026-03-02&to=2026-03-01',
      'from=2010-01-01&to=2026-01-01',
      'from=2026-02-30&to=2026-03-01',
      'from=x',
    ];
    for (const span of spans) expect((await owner.get(`/reports?${span}`)).status).toBe(400);
  });

  it('belongs to Pro', async () => {
    const { owner, shift } = await buildOpenRestaurant(test);
    await end(owner);
    const operator = createOperatorService({ db: test.engine.db, ...test, ...test.services });
    await operator.setPlan(owner.id, 'basic');
    expect((await spanOf(owner, today())).body.code).toBe('plan_required');
    expect((await owner.get(`/reports/shifts/${shift._id}`)).body.code).toBe('plan_required');
  });
});

describe('totals', () => {
  it('are caught up with when a process died between closing and adding up', async () => {
    const { owner, dish, shift } = await buildOpenRestaurant(test);
    await serve(owner, dish);
    await end(owner);
    expect(await listStoredShiftTotals(test.engine.db, shift._id)).toEqual([]);
    await catchUp();
    expect(await listStoredShiftTotals(test.engine.db, shift._id)).toMatchObject([
      { ownerId: owner.id, day: today() },
    ]);
  });

  it('are made of every other shift when one cannot be added up, and of that one when it can again', async () => {
    const bad = await Promise.all(Array.from({ length: 4 }, () => buildOpenRestaurant(test)));
    const good = await buildOpenRestaurant(test);
    test.clock.advance(minute);
    for (const { owner } of [...bad, good]) await end(owner);
    for (const { shift } of bad) await spoilTimeZone(test.engine.db, shift._id);
    const hasTotals = async (shiftId: string) =>
      (await listStoredShiftTotals(test.engine.db, shiftId)).length > 0;
    // As often as it takes to come to those behind the bad ones: they are more than are looked at in a second.
    for (let second = 0; second < 5; second += 1) {
      await catchUp();
      test.clock.advance(1_000);
    }
    expect(await hasTotals(good.shift._id)).toBe(true);
    for (const { shift } of bad) await spoilTimeZone(test.engine.db, shift._id, 'Asia/Jerusalem');
    test.clock.advance(hour);
    for (let second = 0; second < 5; second += 1) await catchUp();
    for (const { shift } of bad) expect(await hasTotals(shift._id)).toBe(true);
  });

  it('are caught up with after a rebuild that was killed half-way', async () => {
    const { owner, dish, shift } = await buildOpenRestaurant(test);
    await serve(owner, dish);
    await end(owner);
    const before = await reportOf(owner, shift._id);
    // What was kept is wrong, and the rebuild got no further than saying so.
    await replaceShiftTotals(test.engine.db, shift._id, {});
    await deleteShiftTotals(test.engine.db, shift._id);
    expect((await spanOf(owner, today())).body.report).toEqual(before);
    expect(await reportOf(owner, shift._id)).toEqual(before);
  });

  it('are made once, however many ask at once, and a deletion meanwhile is not missed', async () => {
    const { owner, dish, shift } = await buildOpenRestaurant(test);
    const ids = [await serve(owner, dish), await serve(owner, dish), await serve(owner, dish)];
    await end(owner);
    test.clock.advance(minute);
    await owner.confirmPassword();
    const [deleted] = await Promise.all([
      owner.delete(`/orders/${ids[0]}`),
      ...Array.from({ length: 4 }, () => spanOf(owner, today())),
      catchUp(),
      owner.delete(`/orders/${ids[1]}`),
    ]);
    expect(deleted.status).toBe(200);
    expect((await spanOf(owner, today())).body.report).toMatchObject({ orders: 1, takings: dish.price });
    expect((await reportOf(owner, shift._id)).corrections).toHaveLength(2);
  });
});
