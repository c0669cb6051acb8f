import { act, waitFor, within } from '@testing-library/react';
import { toast } from 'sonner';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import type { Payment, PaymentBody } from '#core/payments/payment-shape.ts';
import type { Visit } from '#core/visits/visit-shape.ts';
import { setPinAsker } from '#web/lib/api/pin-asking.ts';
import { buildBoardOrder } from '#web/testing/build-board-order.ts';
import { buildPayment, buildVisit } from '#web/testing/build-visit.ts';
import { answerLater, type FakeServer, fakeServer, noLine, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { BillDialog } from './bill-dialog.tsx';

const read = 'GET /visits/:id';
const take = 'POST /payments';
const voiding = 'POST /payments/:id/void';
const moveVisit = 'PUT /visits/:id/table';
const moveOrder = 'PUT /orders/:id/table';
const closing = 'POST /visits/:id/close';

const idOf = (number: number) => `${number}`.padStart(24, '0');
const orderOf = (number: number, totalPrice: number, more: Partial<ManagedOrder> = {}) =>
  buildBoardOrder({
    _id: idOf(number),
    displayOrderNumber: number,
    customerName: `Guest ${number}`,
    status: 'waitingPayment',
    totalPrice,
    visit: buildVisit()._id,
    ...more,
  });

type Answer = { visit: Visit; orders: ManagedOrder[]; payments: Payment[] };
const answerOf = (orders: ManagedOrder[], payments: Payment[] = [], more: Partial<Visit> = {}): Answer => {
  const total = orders.reduce((sum, { totalPrice }) => sum + totalPrice, 0);
  const paid = payments.filter(({ voided }) => !voided).reduce((sum, { amount }) => sum + amount, 0);
  const owed = Math.round((total - paid) * 100) / 100;
  const orderIds = orders.map(({ _id }) => _id);
  return { visit: buildVisit({ orderIds, total, paid, owed, ...more }), orders, payments };
};

/** The server's books, as far as a screen sees them: a payment lowers what is owed, whichever order it goes to. */
const bookPayments = (server: FakeServer, start: Answer) => {
  const book = { now: start };
  server.reply(read, () => book.now);
  server.reply(take, ({ body }) => {
    const { clientToken, kind, amount = 0, payerName } = body as PaymentBody;
    const payment = buildPayment({
      _id: idOf(900 + book.now.payments.length),
      kind,
      amount,
      payerName,
      clientToken,
    });
    const payments = [...book.now.payments, payment];
    const { total } = book.now.visit;
    const isPaid = payments.reduce((sum, each) => sum + Math.round(each.amount * 100), 0) >= total * 100;
    const orders = isPaid
      ? book.now.orders.map((order) => ({ ...order, isPaid: true, status: 'done' as const }))
      : book.now.orders;
    const { _id, tableNumber } = book.now.visit;
    book.now = answerOf(orders, payments, { _id, tableNumber });
    return { payment, orders };
  });
  return book;
};

const handlers = { onClose: vi.fn(), onOpenOrder: vi.fn(), onOrders: vi.fn(), onVisit: vi.fn() };
beforeEach(() => {
  for (const handler of Object.values(handlers)) handler.mockClear();
});

const openBill = async (
  start: Answer,
  { email = 'noa@harbour.example' as string | null, prepare = (_server: FakeServer) => {} } = {},
  page = { Dialog: BillDialog, render: renderScreen, server: fakeServer },
) => {
  const server = page.server();
  const book = bookPayments(server, start);
  server.reply('GET /visits', () => ({ visits: [book.now.visit] }));
  prepare(server);
  // Of this test alone: what was left unanswered is remembered by bill.
  const visitId = start.visit._id;
  const screen = page.render(<page.Dialog subject={{ visitId }} email={email} {...handlers} />);
  await screen.findByRole('heading', { name: `Table ${start.visit.tableNumber}` });
  const dialog = within(screen.getByRole('dialog'));
  return {
    ...screen,
    server,
    book,
    dialog,
    press: async (name: string | RegExp) => screen.user.click(await dialog.findByRole('button', { name })),
    paid: () => server.calls(take).map(({ body }) => body as PaymentBody),
  };
};

const round = () => answerOf([orderOf(1, 60), orderOf(2, 40.01)]);
/** A visit of its own for a test that leaves something behind. */
const roundAt = (tableNumber: number) => {
  const answer = round();
  return { ...answer, visit: { ...answer.visit, _id: idOf(tableNumber), tableNumber } };
};

describe('the bill of a table', () => {
  it('says what it comes to, what was paid, and what is left, with every order and payment', async () => {
    const { dialog } = await openBill(
      answerOf(
        [orderOf(1, 60), orderOf(2, 40.01, { paid: 15 })],
        [
          buildPayment({ amount: 15, payerName: 'Omer', parts: [{ orderId: idOf(2), amount: 15 }] }),
          buildPayment({
            _id: idOf(8),
            kind: 'bit',
            amount: 9,
            voided: { at: '2026-03-06T19:30:00.000Z', by: 'Noa', reason: 'wrong table' },
          }),
        ],
      ),
    );
    const factOf = (label: string) => dialog.getAllByText(label)[0]?.nextElementSibling?.textContent;
    expect([factOf('Total'), factOf('Paid'), factOf('Still to pay')]).toEqual([
      '₪100.01',
      '₪15.00',
      '₪85.01',
    ]);
    expect(dialog.getByRole('button', { name: /Open order 2/ }).textContent).toContain('₪15.00 paid');
    const [first, second] = dialog
      .getAllByRole('listitem')
      .slice(-2)
      .map(({ textContent }) => textContent);
    expect(first).toMatch(/Cash · .?Omer.*Dana.*#2.*₪15\.00/s);
    expect(second).toMatch(/Voided at 21:30 by .?Noa.?: .?wrong table/);
    expect(dialog.getAllByRole('button', { name: /^Void payment/ })).toHaveLength(1);
  });

  it('opens an order, and says when the table is not there any more', async () => {
    const { press } = await openBill(round());
    await press(/Open order 2/);
    expect(handlers.onOpenOrder.mock.calls[0]?.[0]).toMatchObject({ displayOrderNumber: 2 });
    const server = fakeServer();
    server.reply(read, refuse('not_found'));
    const gone = renderScreen(<BillDialog subject={{ visitId: idOf(77) }} email={null} {...handlers} />);
    expect(await gone.findByText(/no longer in the shift/)).toBeTruthy();
  });

  it('of an order without a table is its own', async () => {
    const server = fakeServer();
    server.reply('GET /payments', { payments: [buildPayment({ visit: null })] });
    const order = orderOf(3, 80, { tableNumber: null, visit: undefined, paid: 25 });
    const { findByRole, user } = renderScreen(<BillDialog subject={{ order }} email={null} {...handlers} />);
    const dialog = within(await findByRole('dialog', { name: 'Payment for order 3' }));
    expect(dialog.queryByRole('button', { name: 'Close the table' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Take payment' }));
    expect(dialog.queryByRole('radio', { name: 'Some orders' })).toBeNull();
    expect(dialog.getByRole('button', { name: 'Cash, ₪55.00' })).toBeTruthy();
  });
});

describe('taking a payment', () => {
  it('of everything takes one tap on how it was paid, and leads back to the bill', async () => {
    const { press, paid, dialog, user } = await openBill(round());
    await press('Take payment');
    await user.write(dialog.getByRole('textbox', { name: /Name of the payer/ }), ' Omer ');
    await press('Card, ₪100.01');
    expect(await dialog.findByText('All is paid')).toBeTruthy();
    expect(paid()).toEqual([
      {
        clientToken: expect.stringMatching(/^[0-9a-f]{32}$/),
        kind: 'card',
        orderIds: [idOf(1), idOf(2)],
        amount: 100.01,
        payerName: 'Omer',
      },
    ]);
    expect(handlers.onOrders.mock.calls[0]?.[0]).toMatchObject([{ isPaid: true }, { isPaid: true }]);
    // Paid in full, the next thing to do is to close the table.
    await waitFor(() =>
      expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Close the table' })),
    );
  });

  it('asks nothing of orders that owe nothing: not approved, rejected, or paid', async () => {
    const { press, paid } = await openBill(
      answerOf([
        orderOf(1, 30, { status: 'waitingApproval' }),
        orderOf(2, 20, { rejected: true, status: 'done' }),
        orderOf(3, 50),
        orderOf(4, 10, { isPaid: true, status: 'done' }),
      ]),
    );
    await press('Take payment');
    await press('Cash, ₪50.00');
    await waitFor(() => expect(paid()).toMatchObject([{ orderIds: [idOf(3)], amount: 50 }]));
  });

  it('in equal shares puts the rest on the last, and goes from payer to payer', async () => {
    const { press, paid, dialog, user } = await openBill(round());
    await press('Take payment');
    await user.click(dialog.getByRole('radio', { name: 'Equal shares' }));
    for (const _ of [3, 4]) await press('Add one');
    const shares = within(dialog.getByRole('list', { name: 'The shares' })).getAllByRole('listitem');
    expect(shares.map(({ textContent }) => /₪[\d.]+/.exec(textContent ?? '')?.[0])).toEqual([
      '₪25.00',
      '₪25.00',
      '₪25.00',
      '₪25.01',
    ]);
    for (const [place, kind] of ['Cash', 'Card', 'Bit'].entries()) {
      await press(`${kind}, ₪25.00`);
      await waitFor(() => expect(paid()).toHaveLength(place + 1));
      await waitFor(() => expect(dialog.getAllByText('Paid')).toHaveLength(place + 1));
      // The pressed button has gone with its share.
      expect(document.activeElement).toBe(
        dialog.getByRole('button', { name: place < 2 ? 'Cash, ₪25.00' : 'Cash, ₪25.01' }),
      );
    }
    await press('Cash, ₪25.01');
    expect(await dialog.findByText('All is paid')).toBeTruthy();
    expect(paid().map(({ kind, amount }) => [kind, amount])).toEqual([
      ['cash', 25],
      ['card', 25],
      ['bit', 25],
      ['cash', 25.01],
    ]);
    expect(new Set(paid().map(({ clientToken }) => clientToken)).size).toBe(4);
  });

  it('in equal shares goes on where it was, for whoever looks at the bill in between', async () => {
    const { press, paid, dialog, user } = await openBill(roundAt(31));
    await press('Take payment');
    await user.click(dialog.getByRole('radio', { name: 'Equal shares' }));
    await press('Cash, ₪50.00');
    await waitFor(() => expect(paid()).toHaveLength(1));
    await dialog.findByRole('button', { name: 'Cash, ₪50.01' });
    await press('Back');
    await press('Take payment');
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Equal shares' }).checked).toBe(true);
    expect(dialog.getByText('Share 1 of 2')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Cash, ₪50.01' })).toBeTruthy();
  });

  it('that another screen has taken meanwhile leads back to the bill: nothing is left to press', async () => {
    const { press, dialog, book, paid, queries } = await openBill(round());
    await press('Take payment');
    await dialog.findByRole('button', { name: 'Cash, ₪100.01' });
    book.now = answerOf(book.now.orders, [buildPayment({ amount: 100.01 })]);
    await act(() => queries.invalidateQueries());
    expect(await dialog.findByText('All is paid')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: /^Cash/ })).toBeNull();
    expect(paid()).toEqual([]);
  });

  it('of some orders takes what these owe', async () => {
    const { press, paid, dialog, user } = await openBill(round());
    await press('Take payment');
    await user.click(dialog.getByRole('radio', { name: 'Some orders' }));
    await press(/^Cash/);
    expect(await dialog.findAllByText('Choose at least one order.')).toHaveLength(2);
    await user.click(dialog.getByRole('checkbox', { name: /Order 2/ }));
    await press('Cash, ₪40.01');
    await waitFor(() => expect(paid()).toMatchObject([{ orderIds: [idOf(2)], amount: 40.01 }]));
  });

  it('of an amount never takes more than is owed', async () => {
    const { press, paid, dialog, user } = await openBill(round());
    await press('Take payment');
    await user.click(dialog.getByRole('radio', { name: 'An amount' }));
    await user.type(dialog.getByRole('spinbutton', { name: 'How much?' }), '100.02');
    await press('Cash, ₪100.02');
    expect(await dialog.findByText(/Only .?₪100\.01.? is still to be paid/)).toBeTruthy();
    expect(paid()).toEqual([]);
    await user.clear(dialog.getByRole('spinbutton', { name: 'How much?' }));
    await user.type(dialog.getByRole('spinbutton', { name: 'How much?' }), '12.3');
    await press('Cash, ₪12.30');
    await waitFor(() => expect(paid()).toMatchObject([{ amount: 12.3 }]));
  });

  it('by two taps of one finger takes it once', async () => {
    const later = answerLater<Answer & { payment: Payment }>();
    const start = round();
    const { press, paid, dialog, user, server } = await openBill(start);
    server.reply(take, later.answer);
    await press('Take payment');
    await user.dblClick(dialog.getByRole('button', { name: 'Cash, ₪100.01' }));
    await waitFor(() => expect(paid()).toHaveLength(1));
    expect(dialog.getByRole('button', { name: 'Card, ₪100.01' }).hasAttribute('disabled')).toBe(true);
    later.give({ ...start, payment: buildPayment() });
    await waitFor(() => expect(handlers.onOrders).toHaveBeenCalledTimes(1));
    expect(paid()).toHaveLength(1);
  });

  it('without an answer is neither taken again nor forgotten: the same one is sent again', async () => {
    const { press, paid, dialog, server, book } = await openBill(roundAt(32));
    server.reply(take, noLine);
    await press('Take payment');
    await press('Cash, ₪100.01');
    expect(await dialog.findByText('It is not known whether the payment was recorded')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Card, ₪100.01' }).hasAttribute('disabled')).toBe(true);
    // Whoever looks at the bill meanwhile is asked there too.
    await press('Back');
    expect(dialog.getByText(/Cash, ₪100\.01/)).toBeTruthy();
    bookPayments(server, book.now);
    await press('Send again');
    await waitFor(() => expect(paid()).toHaveLength(2));
    const [first, second] = paid();
    expect(second).toEqual(first);
    await waitFor(() => expect(dialog.queryByText(/It is not known/)).toBeNull());
  });

  it('sent again without a session says nothing of the first try: it stays a question', async () => {
    const { press, dialog, server } = await openBill(roundAt(33));
    server.reply(take, noLine);
    await press('Take payment');
    await press('Cash, ₪100.01');
    await dialog.findByText(/It is not known/);
    server.reply(take, refuse('not_signed_in', 'Please log in to access this page.'));
    await press('Send again');
    expect(await dialog.findByText('Please log in to access this page.')).toBeTruthy();
    expect(dialog.getByText(/It is not known/)).toBeTruthy();
    server.reply(take, refuse('more_than_owed', '', { owed: 0 }));
    await press('Send again');
    await waitFor(() => expect(dialog.queryByText(/It is not known/)).toBeNull());
  });

  it('says what is left when somebody else took a payment meanwhile', async () => {
    const { press, dialog, server, book } = await openBill(round());
    await press('Take payment');
    book.now = answerOf(book.now.orders, [buildPayment({ amount: 60 })]);
    server.reply(take, refuse('more_than_owed', '', { owed: 40.01 }));
    await press('Cash, ₪100.01');
    expect(await dialog.findByText(/Only .?₪40\.01.? is still to be paid/)).toBeTruthy();
  });
});

describe('a page that is loaded again', () => {
  /** Nothing of a page outlives it but what is in the browser's storage. */
  const reloaded = async (start: Answer) => {
    toast.dismiss();
    vi.resetModules();
    const [{ BillDialog: Again }, { renderScreen: render }, { fakeServer: server }] = await Promise.all([
      import('./bill-dialog.tsx'),
      import('#web/testing/render-screen.tsx'),
      import('#web/testing/fake-server.ts'),
    ]);
    return openBill(start, {}, { Dialog: Again, render, server });
  };

  it('asks again about a payment that was never answered, and sends that very one', async () => {
    const start = roundAt(41);
    const { press, paid, dialog, unmount, server } = await openBill(start);
    server.reply(take, noLine);
    await press('Take payment');
    await dialog.findByRole('button', { name: 'Cash, ₪100.01' });
    await press('Cash, ₪100.01');
    await dialog.findByText(/It is not known/);
    const [first] = paid();
    unmount();

    const later = await reloaded(start);
    expect(await later.dialog.findByText(/It is not known/)).toBeTruthy();
    expect(later.dialog.getByText(/Cash, ₪100\.01/)).toBeTruthy();
    await later.press('Take payment');
    expect(later.dialog.getByRole('button', { name: 'Card, ₪100.01' }).hasAttribute('disabled')).toBe(true);
    await later.press('Send again');
    await waitFor(() => expect(later.paid()).toEqual([first]));
    expect(await later.dialog.findByText('All is paid')).toBeTruthy();
    expect(later.dialog.queryByText(/It is not known/)).toBeNull();
    expect(JSON.stringify(localStorage)).not.toContain(first?.clientToken);
  });

  it('in the middle of sending asks, too, and keeps nobody’s name', async () => {
    const start = roundAt(42);
    const { press, dialog, unmount, server, user, paid } = await openBill(start);
    server.reply(take, answerLater<never>().answer);
    await press('Take payment');
    await user.write(dialog.getByRole('textbox', { name: /Name of the payer/ }), 'Omer');
    await press('Bit, ₪100.01');
    await waitFor(() => expect(paid()).toHaveLength(1));
    unmount();
    expect(JSON.stringify(localStorage)).not.toContain('Omer');
    const later = await reloaded(start);
    expect(await later.dialog.findByText(/Bit, ₪100\.01/)).toBeTruthy();
    await later.press('Send again');
    await waitFor(() => expect(later.paid()).toMatchObject([{ clientToken: paid()[0]?.clientToken }]));
  });

  it('finds among the payments the one that had arrived, and asks nothing', async () => {
    const start = roundAt(43);
    const { press, book, dialog, unmount, server, paid } = await openBill(start);
    server.reply(take, noLine);
    await press('Take payment');
    await press('Cash, ₪100.01');
    await dialog.findByText(/It is not known/);
    unmount();
    const clientToken = paid()[0]?.clientToken ?? '';
    const { _id, tableNumber } = start.visit;
    const arrived = answerOf(book.now.orders, [buildPayment({ amount: 100.01, clientToken })], {
      _id,
      tableNumber,
    });
    const later = await reloaded(arrived);
    expect(await later.dialog.findByText('All is paid')).toBeTruthy();
    await waitFor(() => expect(later.dialog.queryByText(/It is not known/)).toBeNull());
    expect(later.paid()).toEqual([]);
  });

  it('goes on with the division where it was, and after a payment was voided, one share before', async () => {
    const start = roundAt(44);
    const { press, paid, dialog, user, unmount, book } = await openBill(start);
    await press('Take payment');
    await user.click(dialog.getByRole('radio', { name: 'Equal shares' }));
    for (const _ of [3, 4]) await press('Add one');
    for (const place of [0, 1]) {
      await press('Cash, ₪25.00');
      await waitFor(() => expect(dialog.getAllByText('Paid')).toHaveLength(place + 1));
    }
    expect(paid()).toHaveLength(2);
    unmount();

    const later = await reloaded(book.now);
    await later.press('Take payment');
    expect(later.dialog.getByRole<HTMLInputElement>('radio', { name: 'Equal shares' }).checked).toBe(true);
    expect(later.dialog.getAllByText('Paid')).toHaveLength(2);
    expect(later.dialog.getByRole('button', { name: 'Cash, ₪25.00' })).toBeTruthy();
    later.unmount();

    // One of the two is given back: three shares are owed as they were said.
    const [voided, ...others] = book.now.payments;
    const payments = [
      ...others,
      { ...buildPayment(voided), voided: { at: '2026-03-06T19:30:00.000Z', by: 'Noa', reason: 'bounced' } },
    ];
    const { _id, tableNumber } = start.visit;
    const last = await reloaded(answerOf(start.orders, payments, { _id, tableNumber }));
    await last.press('Take payment');
    expect(last.dialog.getAllByText('Paid')).toHaveLength(1);
    await last.press('Card, ₪25.00');
    await waitFor(() => expect(last.dialog.getAllByText('Paid')).toHaveLength(2));
    expect(last.dialog.getByText(/Share 4 of 4/)).toBeTruthy();
  });
});

describe('voiding a payment', () => {
  const paidTable = () => answerOf([orderOf(1, 60)], [buildPayment({ amount: 60 })]);
  const prepare = (server: FakeServer) => {
    server.reply('POST /users/verify-password', { verifiedUntil: '2026-03-06T20:00:00.000Z' });
  };

  it('takes the password and a reason, and comes back to the bill', async () => {
    const { press, dialog, server, user, book } = await openBill(paidTable(), { prepare });
    server.reply(voiding, () => {
      const payment = {
        ...buildPayment({ amount: 60 }),
        voided: { at: '2026-03-06T19:30:00.000Z', by: 'Noa', reason: 'wrong table' },
      };
      book.now = answerOf([orderOf(1, 60)], [payment]);
      return { payment, orders: book.now.orders };
    });
    await press('Void payment: Cash, ₪60.00');
    await user.write(dialog.getByLabelText(/Account password/), 'secret-1');
    await press('Continue');
    await press('Void');
    expect(await dialog.findByText('Write why the payment is voided.')).toBeTruthy();
    await user.write(dialog.getByRole('textbox', { name: /Why is the payment voided/ }), ' wrong table ');
    await press('Void');
    expect(await dialog.findByText(/Voided at/)).toBeTruthy();
    expect(server.calls(voiding)[0]).toMatchObject({
      params: { id: buildPayment()._id },
      body: { reason: 'wrong table' },
    });
    // What it covered is owed again.
    await waitFor(() =>
      expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Take payment' })),
    );
  });

  it('on a station takes a PIN before anything is written', async () => {
    const ask = vi.fn(async () => false);
    setPinAsker({ ask, hasFresh: () => false, may: () => false, noteAction: () => {} });
    onTestFinished(() => setPinAsker(null));
    const { press, dialog } = await openBill(paidTable(), { email: null });
    await press(/^Void payment/);
    await waitFor(() => expect(ask).toHaveBeenCalledWith('orderChanges'));
    expect(dialog.queryByRole('textbox')).toBeNull();
  });
});

describe('moving', () => {
  it('a visit joins the one that is open at the other table, and says so before', async () => {
    const { press, dialog, server, user } = await openBill(round());
    const there = buildVisit({ _id: idOf(9), tableNumber: 9 });
    server.reply('GET /visits', { visits: [buildVisit(), there] });
    server.reply(moveVisit, { ...round(), visit: there });
    await press('Change table');
    const table = dialog.getByRole('spinbutton', { name: 'To which table?' });
    expect(document.activeElement).toBe(table);
    await press('Move');
    expect(await dialog.findByText('Write which table to move to.')).toBeTruthy();
    await user.type(table, '4');
    await press('Move to table 4');
    expect(await dialog.findByText('That is the table it is at.')).toBeTruthy();
    await user.clear(table);
    await user.type(table, '9');
    expect(await dialog.findByText(/Table 9 is open/)).toBeTruthy();
    await press('Move to table 9');
    await waitFor(() => expect(handlers.onVisit).toHaveBeenCalledWith(there._id));
    expect(server.calls(moveVisit)[0]?.body).toEqual({ tableNumber: 9 });
  });

  it('one order leaves the others where they are, and names the tables there are', async () => {
    const { press, dialog, server, user } = await openBill(round());
    server.reply(moveOrder, refuse('invalid_table', '', { tables: 12 }));
    await press('Move order 2 to another table');
    await user.type(dialog.getByRole('spinbutton', { name: 'To which table?' }), '40');
    await press('Move to table 40');
    expect(await dialog.findByText(/The tables here are 1 to .?12/)).toBeTruthy();
    server.reply(moveOrder, orderOf(2, 40.01, { tableNumber: null, visit: undefined }));
    await user.click(dialog.getByRole('checkbox', { name: 'No table (pickup)' }));
    await press('Move to pickup');
    await dialog.findByRole('heading', { name: 'Table 4' });
    expect(server.calls(moveOrder)[1]).toMatchObject({
      params: { id: idOf(2) },
      body: { tableNumber: null, revision: orderOf(2, 1).revision },
    });
  });
});

describe('closing a table', () => {
  it('that has not paid says how much, and is pressed in these words', async () => {
    const { press, dialog, server } = await openBill(round());
    server.reply(closing, buildVisit({ closedAt: '2026-03-06T20:00:00.000Z' }));
    await press('Close the table');
    expect(dialog.getByRole('alert').textContent).toContain('₪100.01');
    await press('Close unpaid');
    await waitFor(() => expect(handlers.onClose).toHaveBeenCalled());
    expect(server.calls(closing)[0]?.body).toEqual({ unpaid: true });
  });

  it('that has paid takes one word, unless something was ordered meanwhile', async () => {
    const { press, dialog, server } = await openBill(
      answerOf([orderOf(1, 60)], [buildPayment({ amount: 60 })]),
    );
    server.reply(closing, refuse('visit_owes', '', { owed: 30 }));
    await press('Close the table');
    await dialog.findByRole('heading', { name: 'Close table 4?' });
    await press('Close the table');
    expect(await dialog.findByText(/₪30\.00.? was not paid/)).toBeTruthy();
    expect(server.calls(closing)[0]?.body).toEqual({});
    expect(handlers.onClose).not.toHaveBeenCalled();
  });
});
