import { describe, expect, it } from 'vitest';
import { localDay } from '#core/hours/local-day.ts';
import { defaultTimeZone } from '#core/hours/time-zones.ts';
import type { Report } from '#core/reports/report-shape.ts';
import { shiftTotals } from '#server/db/schema.ts';
import { buildDish } from '#server/testing/build-menu.ts';
import { buildOpenRestaurant } from '#server/testing/build-order.ts';
import type { TestOwner } from '#server/testing/build-owner.ts';
import { loseTable } from '#server/testing/lose-table.ts';
import {
  listStoredMonthTotals,
  listStoredStockLog,
  removeDishUnsaid,
  storeMonthTotals,
} from '#server/testing/stored-reports.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();
const hourMs = 60 * 60_000;

const end = async (owner: TestOwner): Promise<void> => {
  test.clock.advance(hourMs);
  await owner.confirmPassword();
  expect((await owner.post('/services/end', {})).status).toBe(200);
};
const start = async (owner: TestOwner): Promise<string> => {
  test.clock.advance(hourMs);
  await owner.confirmPassword();
  return (await owner.post('/services/start', {})).body._id;
};
const reportOf = async (owner: TestOwner, shiftId: string): Promise<Report> =>
  (await owner.get(`/reports/shifts/${shiftId}`)).body.report;
const monthNow = () => localDay(defaultTimeZone, test.clock.now()).slice(0, 7);
const lastDayOf = (month: string) => new Date(Date.UTC(+month.slice(0, 4), +month.slice(5), 0)).getUTCDate();
const reportOfMonth = async (owner: TestOwner, month: string): Promise<Report> =>
  (await owner.get(`/reports?from=${month}-01&to=${month}-${lastDayOf(month)}`)).body.report;
const outIn = ({ soldOut }: Report) =>
  soldOut.map(({ dish, to }) => `${dish} ${to ? 'for a time' : 'to the end'}`);

/** As an import of today left it: sold out in the first shift, replaced, and then 'sold out' in every other. */
const buildLeftOver = async () => {
  const place = await buildOpenRestaurant(test, { name: 'Hummus' });
  const { owner, dish, menu, section, shift } = place;
  await owner.put(`/stock/${dish._id}`, { limit: { kind: 'off' }, option: null });
  await end(owner);
  await removeDishUnsaid(test.engine.db, dish._id);
  const again = await buildDish(owner, {
    menuId: menu._id,
    sectionName: section._id,
    name: 'Hummus',
    price: 30,
  });
  const second = await start(owner);
  await end(owner);
  const third = await start(owner);
  // The new dish of the same name is really sold out, from the beginning to the end of the third.
  await owner.put(`/stock/${again._id}`, { limit: { kind: 'off' }, option: null });
  await end(owner);
  const fourth = await start(owner);
  return { owner, again, shifts: [shift._id as string, second, third, fourth] };
};

describe('dishes that were sold out when they were replaced', () => {
  it('are sold out until their shift was over, and in no report after it, stored or not', async () => {
    const { owner, shifts } = await buildLeftOver();
    const read = () => Promise.all(shifts.map(async (shift) => outIn(await reportOf(owner, shift))));
    await test.services.totals.catchUp();
    const month = await reportOfMonth(owner, monthNow());
    const one = ['Hummus to the end'];
    expect(await read()).toEqual([one, one, one, one]);
    await test.services.repairs.closeOutagesOfGoneDishes();
    expect(await read()).toEqual([one, [], one, one]);
    expect(outIn(month)).toHaveLength(4);
    expect(outIn(await reportOfMonth(owner, monthNow()))).toHaveLength(3);
  });

  it('are repaired once, however often and by however many at once', async () => {
    const { owner, shifts } = await buildLeftOver();
    const read = () => Promise.all(shifts.map((shift) => reportOf(owner, shift)));
    await read();
    const { repairs } = test.services;
    await Promise.all([repairs.closeOutagesOfGoneDishes(), repairs.closeOutagesOfGoneDishes()]);
    const [repaired, log] = [await read(), await listStoredStockLog(test.engine.db, owner.id)];
    expect(log).toHaveLength(3);
    await repairs.closeOutagesOfGoneDishes();
    expect(await read()).toEqual(repaired);
    expect(await listStoredStockLog(test.engine.db, owner.id)).toEqual(log);
  });

  it('are closed at once when no shift was open, and those of dishes that are there stay open', async () => {
    const { owner, dish, menu, section } = await buildOpenRestaurant(test);
    const other = await buildDish(owner, {
      menuId: menu._id,
      sectionName: section._id,
      name: 'Soup',
      price: 9,
    });
    await end(owner);
    for (const { _id } of [dish, other])
      await owner.put(`/stock/${_id}`, { limit: { kind: 'off' }, option: null });
    await removeDishUnsaid(test.engine.db, dish._id);
    const shift = await start(owner);
    await test.services.repairs.closeOutagesOfGoneDishes();
    expect(outIn(await reportOf(owner, shift))).toEqual(['Soup to the end']);
  });

  it('are repaired later when they cannot be now', async () => {
    const { owner, shifts } = await buildLeftOver();
    await Promise.all(shifts.map((shift) => reportOf(owner, shift)));
    const restore = await loseTable(test.engine, shiftTotals);
    await test.services.repairs.closeOutagesOfGoneDishes();
    await restore();
    expect(await listStoredStockLog(test.engine.db, owner.id)).toHaveLength(2);
    test.clock.advance(hourMs);
    await test.services.repairs.closeOutagesOfGoneDishes();
    expect(await listStoredStockLog(test.engine.db, owner.id)).toHaveLength(3);
  });
});

describe('months of a restaurant that was tried and kept', () => {
  const pretended = { shift: { '[]': [1, 0] }, day: { '["2026-01-03"]': [60, 99_000] } } as const;

  it('lose what was pretended, and no month loses what happened', async () => {
    const untouched = await test.owner();
    await storeMonthTotals(test.engine.db, untouched.id, '2026-01', pretended);
    expect(await reportOfMonth(untouched, '2026-01')).toMatchObject({ orders: 60, takings: 990 });
    const { owner } = await buildOpenRestaurant(test);
    await end(owner);
    const month = monthNow();
    const before = await reportOfMonth(owner, month);
    expect(before.shifts).toBe(1);
    const [stored] = await listStoredMonthTotals(test.engine.db, owner.id);
    for (let turn = 0; turn < 2; turn += 1) {
      await test.services.repairs.dropBaselessMonths();
      expect(await reportOfMonth(untouched, '2026-01')).toMatchObject({ orders: 0, takings: 0 });
      expect(await listStoredMonthTotals(test.engine.db, untouched.id)).toEqual([]);
      expect(await listStoredMonthTotals(test.engine.db, owner.id)).toEqual([stored]);
      expect(await reportOfMonth(owner, month)).toEqual(before);
    }
  });

  it('that wait to be added up are left alone', async () => {
    const owner = await test.owner();
    await storeMonthTotals(test.engine.db, owner.id, '2026-02', null);
    await test.services.repairs.dropBaselessMonths();
    expect(await listStoredMonthTotals(test.engine.db, owner.id)).toMatchObject([{ month: '2026-02' }]);
  });
});
