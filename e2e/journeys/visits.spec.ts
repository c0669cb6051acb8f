import type { Page } from '@playwright/test';
import { paymentKindTexts } from '#core/payments/payment-kind.texts.ts';
import type { PaymentKind } from '#core/payments/payment-kinds.ts';
import { partTexts } from '#core/reports/report-tables.texts.ts';
import { boardTablesTexts } from '#web/app/pages/board/tables/board-tables.texts.ts';
import { callsTexts } from '#web/features/calls/board/calls.texts.ts';
import { shiftControlTexts } from '#web/features/shifts/control/shift-control.texts.ts';
import { shiftDialogTexts } from '#web/features/shifts/control/shift-dialog.texts.ts';
import { laneTexts } from '#web/features/visits/lanes/lane.texts.ts';
import { payTexts, voidTexts } from '#web/features/visits/pay/pay.texts.ts';
import { unansweredTexts } from '#web/features/visits/unanswered/unanswered.texts.ts';
import { visitsTexts } from '#web/features/visits/visits.texts.ts';
import { orderManagerTexts } from '#web/lib/texts/order-manager.texts.ts';
import { passwordCheckTexts } from '#web/lib/texts/password-check.texts.ts';
import { cashTexts } from '#web/lib/texts/payment.texts.ts';
import { uiTexts } from '#web/ui/ui.texts.ts';
import { expect, test } from '../support/journey.ts';
import { ownerPassword } from '../support/owner.ts';
import { openRestaurant } from '../support/restaurant.ts';

const guests = ['נועה', 'עומר', 'מיכל', 'יונתן', 'תמר', 'אבישג'];
const table = 7;

test('Six phones order two rounds at one table: one pays for her own, four share the rest to the agora, one payment is taken back, and the drawer is counted @desktop', async ({
  page,
  t,
  newPerson,
}) => {
  const restaurant = await openRestaurant(page.request);
  const { send, ownerId, menuId } = restaurant;
  await send('PUT', '/restaurants/settings', {
    restaurantName: 'מסעדת הדקל',
    address: 'הנמל 1, יפו',
    hasTableNumbers: true,
    tableNumbersCount: 12,
  });
  const dish = async (name: string, price: number) => {
    const { body } = await send('POST', '/dishes', { menuId, sectionName: 'ראשונות', name, price });
    return { dishId: String(body._id), price };
  };
  const soup = await dish('מרק היום', 20);
  const richSoup = await dish('מרק היום עם לחם הבית', 20.01);

  // Everybody with a phone of their own.
  const phones = await Promise.all(guests.map(async (name) => ({ name, phone: (await newPerson()).page })));
  const order = async (phone: Page, customerName: string, { dishId, price }: typeof soup) => {
    const sent = await phone.request.post('/api/orders', {
      data: {
        owner: ownerId,
        customerName,
        phone: '0501234567',
        tableNumber: table,
        dishes: [{ dishId, quantity: 1 }],
        totalPrice: price,
        clientOrderToken: crypto.randomUUID(),
      },
    });
    expect(sent.status()).toBe(201);
    const { _id } = await sent.json();
    for (const patch of [{ status: 'inProcess', rejected: false }, { status: 'waitingPayment' }])
      expect((await send('PATCH', `/orders/${_id}`, patch)).status).toBe(200);
  };
  for (const { phone, name } of phones) await order(phone, name, soup);

  // The board groups by table, and the second round joins the first.
  await page.goto('/order-manager');
  await page.getByRole('button', { name: t(boardTablesTexts.group) }).click();
  await page.getByRole('tab', { name: /^(?:Payment|.*Waiting payment)/ }).click();
  const tableName = t(orderManagerTexts.table, { number: table });
  const lane = page.getByRole('region', { name: tableName });
  await expect(lane).toContainText('₪120.00');
  for (const [place, { phone, name }] of phones.entries())
    await order(phone, name, place === 5 ? richSoup : soup);
  await expect(lane).toContainText('₪240.01');
  await expect(lane.getByRole('article')).toHaveCount(12);
  const elsewhere = await page.context().newPage();
  await elsewhere.goto('/order-manager');
  await elsewhere.getByRole('tab', { name: /^(?:Payment|.*Waiting payment)/ }).click();

  // They ask for the bill, and the call leads to it.
  const [first] = phones;
  const called = await first?.phone.request.post(`/api/public-menu/${ownerId}/calls`, {
    data: { table, kind: 'bill', payers: 4 },
  });
  expect(called?.ok()).toBe(true);
  await page.getByRole('button', { name: t(callsTexts.openTable, { number: table }) }).click();
  const bill = page.getByRole('dialog', { name: tableName });
  const press = (name: string) => bill.getByRole('button', { name, exact: true }).click();
  const pay = (kind: PaymentKind, amount: string) =>
    press(t(visitsTexts.takeWith, { kind: t(paymentKindTexts[kind]), amount }));

  // One pays for what she had.
  await press(t(visitsTexts.takeMoney));
  await bill.getByText(t(payTexts.someOrders), { exact: true }).click();
  for (const number of [1, 7])
    await bill.getByRole('checkbox', { name: new RegExp(`^Order ${number} `) }).check();
  await bill.getByRole('textbox', { name: t(payTexts.payer) }).fill('נועה');
  await pay('card', '₪40.00');
  await expect(bill.getByText('₪200.01')).toBeVisible();
  // Another screen of mine sees it without being touched.
  const laneElsewhere = elsewhere.getByRole('region', { name: tableName });
  await expect(laneElsewhere).toContainText(t(laneTexts.paidOf, { amount: '₪40.00' }));

  // The others divide by four; the agora that does not divide is on the last.
  await press(t(visitsTexts.takeMoney));
  await bill.getByText(t(payTexts.split), { exact: true }).click();
  for (const _ of [3, 4]) await press(t(uiTexts.increase));
  const shares = bill.getByRole('list', { name: t(payTexts.shares) });
  await expect(shares.getByText('₪50.01')).toHaveCount(1);
  const paidShares = shares.getByText(t(payTexts.shareTaken), { exact: true });
  for (const [place, kind] of (['cash', 'card'] as const).entries()) {
    await pay(kind, '₪50.00');
    await expect(paidShares).toHaveCount(place + 1);
  }
  // The line is lost under the third, and the tablet is turned off and on: the question is still there, and so is the division.
  await page.route('**/api/payments', (route) => route.abort(), { times: 1 });
  await pay('bit', '₪50.00');
  await expect(bill.getByText(t(unansweredTexts.title))).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: t(unansweredTexts.toBill) }).click();
  await press(t(unansweredTexts.sendAgain));
  await expect(bill.getByText(t(unansweredTexts.title))).toBeHidden();
  await press(t(visitsTexts.takeMoney));
  await expect(paidShares).toHaveCount(3);
  await pay('cash', '₪50.01');
  await expect(bill.getByText(t(visitsTexts.allPaid))).toBeVisible();

  // The one with Bit did not come through: it is taken back, and paid in cash.
  const what = `${t(paymentKindTexts.bit)}, ₪50.00`;
  await press(t(voidTexts.voidOf, { what }));
  const question = page.getByRole('dialog', { name: t(voidTexts.title, { amount: '₪50.00' }) });
  await question.getByRole('textbox', { name: t(passwordCheckTexts.label) }).fill(ownerPassword);
  await question.getByRole('button', { name: t(voidTexts.continue) }).click();
  await question.getByRole('textbox', { name: t(voidTexts.reason) }).fill('ההעברה לא הגיעה');
  await question.getByRole('button', { name: t(voidTexts.void), exact: true }).click();
  await expect(bill.getByText('ההעברה לא הגיעה')).toBeVisible();
  await press(t(visitsTexts.takeMoney));
  await pay('cash', '₪50.00');
  await expect(bill.getByText(t(visitsTexts.allPaid))).toBeVisible();
  await press(t(visitsTexts.closeTable));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t(visitsTexts.closeTable), exact: true })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(lane).toBeHidden();

  // The drawer should hold 150.01, and does not.
  await page.getByRole('button', { name: t(shiftControlTexts.end) }).click();
  const closing = page.getByRole('dialog', { name: t(shiftDialogTexts.endTitle) });
  await expect(closing.getByText('₪150.01')).toBeVisible();
  await closing.getByRole('spinbutton', { name: t(cashTexts.counted) }).fill('140.01');
  await expect(closing.getByText(t(cashTexts.missing, { amount: '₪10.00' }))).toBeVisible();
  await closing.getByRole('textbox', { name: t(passwordCheckTexts.label) }).fill(ownerPassword);
  await closing.getByRole('button', { name: t(shiftControlTexts.end) }).click();
  await page.getByRole('link', { name: t(shiftDialogTexts.toReport) }).click();

  const kinds = page.getByRole('region', { name: t(partTexts.paymentKinds) });
  await expect(kinds.getByRole('row', { name: /Cash 3 ₪150\.01/ })).toBeVisible();
  await expect(kinds.getByRole('row', { name: /Card 2 ₪90\.00/ })).toBeVisible();
  await expect(kinds.getByText(t(cashTexts.missing, { amount: '₪10.00' }))).toBeVisible();
  const voided = page.getByRole('region', { name: t(partTexts.voidedPayments) });
  await expect(voided.getByRole('row', { name: /ההעברה לא הגיעה/ })).toContainText('₪50.00');
});
