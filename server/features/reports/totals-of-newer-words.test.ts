import { beforeAll, expect, it } from 'vitest';
import type { Report } from '#core/reports/report-shape.ts';
import { buildTables } from '#server/testing/build-visit.ts';
import { dropChecks } from '#server/testing/drop-checks.ts';
import {
  isShiftTotalled,
  listStoredMonthTotals,
  listStoredShiftTotals,
  storePaymentKind,
  storeTotalsBeside,
} from '#server/testing/stored-reports.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

/* What a newer version counts is left to be added up by it; until then a report says what this one can. */
const test = setUpTestApp();
beforeAll(() => dropChecks(test.engine.db));

/** Two orders that were paid, one in cash and one by card, in a shift that is over. */
const closedShift = async (whilePaid: (ownerId: string) => Promise<unknown> = async () => {}) => {
  const { owner, shift, ready, pay } = await buildTables(test);
  const [first = '', second = ''] = [await ready(1), await ready(2)];
  await pay([first]);
  await pay([second], { kind: 'card' });
  await whilePaid(owner.id);
  await owner.confirmPassword();
  expect((await owner.post('/services/end', {})).status).toBe(200);
  const month = test.clock.now().toISOString().slice(0, 7);
  return {
    owner,
    orderId: first,
    ofShift: async (): Promise<Report> => (await owner.get(`/reports/shifts/${shift._id}`)).body.report,
    ofMonth: async (): Promise<Report> =>
      (await owner.get(`/reports?from=${month}-01&to=${month}-31`)).body.report,
    stored: async () => (await listStoredShiftTotals(test.engine.db, shift._id))[0]?.totals,
    storedMonth: async () => (await listStoredMonthTotals(test.engine.db, owner.id))[0]?.totals ?? null,
    isTotalled: () => isShiftTotalled(test.engine.db, shift._id),
  };
};
const setKind = (from: string, to: string) => (ownerId: string) =>
  storePaymentKind(test.engine.db, ownerId, from, to);
const kindsOf = ({ paymentKinds }: Report) => paymentKinds.map(({ kind, payments }) => [kind, payments]);

it('a payment of a new kind is reported as another one, until the newer version adds its shift up', async () => {
  const { owner, ofShift, ofMonth, isTotalled } = await closedShift(setKind('card', 'voucher'));
  await test.services.totals.catchUp();
  const asOther = [
    ['cash', 1],
    ['other', 1],
  ];
  expect([kindsOf(await ofShift()), kindsOf(await ofMonth())]).toEqual([asOther, asOther]);
  await test.services.totals.catchUp();
  expect(await isTotalled()).toBe(false);

  // Now this version is the newer one: it knows the word.
  await setKind('voucher', 'card')(owner.id);
  await test.services.totals.catchUp();
  expect(await isTotalled()).toBe(true);
  const asCard = [
    ['cash', 1],
    ['card', 1],
  ];
  expect([kindsOf(await ofShift()), kindsOf(await ofMonth())]).toEqual([asCard, asCard]);
});

it('a total of a new kind stays in its shift, and no month is stored without it', async () => {
  const { owner, orderId, ofShift, ofMonth, stored, storedMonth, isTotalled } = await closedShift();
  await test.services.totals.catchUp();
  const tips = { '[]': [2, 900] };
  await storeTotalsBeside(test.engine.db, owner.id, { tips });
  expect([(await ofMonth()).orders, await storedMonth()]).toEqual([2, null]);

  // A correction of the older version: what it cannot add up again is marked.
  expect((await owner.delete(`/orders/${orderId}`, { reason: 'mistake' })).status).toBe(200);
  await test.services.totals.catchUp();
  expect([(await ofShift()).orders, (await ofMonth()).orders]).toEqual([1, 1]);
  expect([await stored(), await storedMonth(), await isTotalled()]).toEqual([
    expect.objectContaining({ tips }),
    null,
    false,
  ]);
});

it('what the operator has added up anew leaves them to the newer version, too', async () => {
  const { owner, isTotalled } = await closedShift(setKind('card', 'voucher'));
  await test.services.totals.rebuild(null, () => {});
  expect(await isTotalled()).toBe(false);
  await setKind('voucher', 'card')(owner.id);
  await test.services.totals.rebuild(null, () => {});
  expect(await isTotalled()).toBe(true);
});

it('payments of new kinds are summed with other ones in the file of orders', async () => {
  const { owner, shift, dish, ready, pay } = await buildTables(test);
  const order = await ready(1);
  for (const kind of ['other', 'bit', 'card']) await pay([order], { kind, amount: 5 });
  await setKind('bit', 'voucher')(owner.id);
  await setKind('card', 'crypto')(owner.id);
  await owner.confirmPassword();
  const asked = 'table=orders&format=csv&language=en';
  const { body } = await owner.get(`/reports/shifts/${shift._id}/export?${asked}`);
  const [headings = '', first = ''] = String(body).split('\r\n');
  const at = headings.split(',').indexOf('Paid otherwise');
  expect([dish.price > 15, first.split(',')[at]]).toEqual([true, '15.00']);
});
