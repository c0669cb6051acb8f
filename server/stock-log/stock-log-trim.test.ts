import { describe, expect, it } from 'vitest';
import type { Report } from '#core/reports/report-shape.ts';
import { buildDish } from '#server/testing/build-menu.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import type { TestOwner } from '#server/testing/build-owner.ts';
import { testPassword } from '#server/testing/build-owner.ts';
import { listStoredStockLog } from '#server/testing/stored-reports.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();
const [minuteMs, dayMs] = [60_000, 24 * 60 * 60_000];

const later = async (owner: TestOwner, days: number): Promise<void> => {
  test.clock.advance(days * dayMs);
  await owner.post('/users/login', { email: owner.account.email, password: testPassword });
  await owner.confirmPassword();
};
const switchStock = (owner: TestOwner, dish: { _id: string }, available: boolean) =>
  owner.put(`/dishes/${dish._id}/stock`, { available });
const reportOf = async (owner: TestOwner, shiftId: string): Promise<Report> =>
  (await owner.get(`/reports/shifts/${shiftId}`)).body.report;
/** Twice: that something is there need not be said once nothing else of it is. */
const trim = async () => {
  await test.services.stock.trimLog();
  await test.services.stock.trimLog();
};
const logOf = async ({ id }: TestOwner) =>
  (await listStoredStockLog(test.engine.db, id)).map(
    ({ dishName, isOut }) => `${dishName} ${isOut ? 'out' : 'back'}`,
  );

/** An evening on which Hummus was out twice and is back, and Soup went out for good. */
const buildEvening = async () => {
  const place = await buildOpenRestaurant(test, { name: 'Hummus' });
  const { owner, dish, menu, section, shift } = place;
  const soup = await buildDish(owner, {
    menuId: menu._id,
    sectionName: section._id,
    name: 'Soup',
    price: 20,
  });
  for (const available of [false, true, false, true]) {
    test.clock.advance(20 * minuteMs);
    await switchStock(owner, dish, available);
  }
  test.clock.advance(20 * minuteMs);
  await switchStock(owner, soup, false);
  const sent = await test.visitor().post('/orders', orderBodyFor(owner, dish));
  for (const move of [
    { status: 'inProcess' },
    { status: 'waitingPayment' },
    { status: 'done', isPaid: true },
  ])
    await owner.patch(`/orders/${sent.body._id}`, move);
  test.clock.advance(20 * minuteMs);
  const end = async () => {
    await owner.confirmPassword();
    expect((await owner.post('/services/end', {})).status).toBe(200);
  };
  return { ...place, shiftId: shift._id as string, orderId: sent.body._id as string, soup, end };
};

describe('the log of what was sold out', () => {
  it('keeps of what is old how each thing stood, and reports say what they said', async () => {
    const { owner, dish, shiftId, end } = await buildEvening();
    await end();
    const before = await reportOf(owner, shiftId);
    expect(before.soldOut).toHaveLength(3);
    await trim();
    expect(await logOf(owner)).toHaveLength(5);
    await later(owner, 91);
    await switchStock(owner, dish, false);
    await trim();
    expect(await logOf(owner)).toEqual(['Soup out', 'Hummus out']);
    expect(await reportOf(owner, shiftId)).toEqual(before);
    const { body: next } = await owner.post('/services/start', {});
    test.clock.advance(minuteMs);
    expect((await reportOf(owner, next._id)).soldOut.map(({ dish }) => dish).sort()).toEqual([
      'Hummus',
      'Soup',
    ]);
  });

  it('says the same of an old shift when an order of it is corrected, and when all is added up again', async () => {
    const { owner, shiftId, orderId, end } = await buildEvening();
    await end();
    const { soldOut } = await reportOf(owner, shiftId);
    await later(owner, 91);
    await trim();
    expect((await owner.delete(`/orders/${orderId}`)).status).toBe(200);
    expect(await reportOf(owner, shiftId)).toMatchObject({ orders: 0, soldOut });
    await test.services.totals.rebuild(owner.id, () => {});
    expect(await reportOf(owner, shiftId)).toMatchObject({ orders: 0, soldOut });
  });

  it('keeps all that a shift needs which is open, or not added up', async () => {
    const { owner, shiftId, end } = await buildEvening();
    const { soldOut } = await reportOf(owner, shiftId);
    await later(owner, 91);
    await trim();
    expect(await logOf(owner)).toHaveLength(5);
    await end();
    await later(owner, 91);
    await trim();
    expect(await logOf(owner)).toHaveLength(5);
    expect((await reportOf(owner, shiftId)).soldOut).toEqual(soldOut);
    await trim();
    expect(await logOf(owner)).toEqual(['Soup out']);
  });
});
