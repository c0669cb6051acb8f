import { fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import type { Answer } from '#web/lib/api/call.ts';
import { buildBoardOrder } from '#web/testing/build-board-order.ts';
import { answerLater, fakeServer } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { useMoveWithQuestion } from './card/use-move-with-question.ts';
import { OrderDialog } from './order-dialog.tsx';

const openOrder = (overrides: Partial<ManagedOrder> = {}, proposed: number | null = null) => {
  const handlers = { onClose: vi.fn(), onReadyTime: vi.fn(), onEdit: vi.fn(), onCancel: vi.fn() };
  const move = vi.fn();
  fakeServer().reply('GET /refused-phones', answerLater<Answer<'GET /refused-phones'>>().answer);
  const Page = () => (
    <OrderDialog
      order={{ ...buildBoardOrder(overrides), isNotSaved: false }}
      onMove={useMoveWithQuestion(move)}
      proposed={proposed}
      printing={null}
      trail={null}
      {...handlers}
    />
  );
  const screen = renderScreen(<Page />);
  const dialog = within(screen.getByRole('dialog'));
  return {
    ...screen,
    ...handlers,
    move,
    dialog,
    press: (name: string) => fireEvent.click(dialog.getByRole('button', { name })),
    actions: () =>
      dialog
        .getAllByRole('button')
        .map((button) => button.textContent)
        .filter(Boolean),
    fact: (label: string) => dialog.getByText(label).parentElement?.querySelector('dd')?.textContent,
  };
};

describe('what can be done with an order', () => {
  it.each([
    [{ status: 'waitingApproval' }, ['Edit', 'Reject', 'Approve']],
    [{ status: 'inProcess' }, ['Cancel order', 'Edit', 'Paid', 'Mark as ready']],
    [{ status: 'inProcess', isPaid: true }, ['Cancel order', 'Edit', 'Mark as ready']],
    [{ status: 'waitingPayment' }, ['Cancel order', 'Confirm paid']],
    [{ status: 'done', isPaid: true }, []],
  ] as const)('at %o: %j', (overrides, actions) => {
    expect(openOrder(overrides).actions()).toEqual(actions);
  });

  it('is done at a press, and the dialog makes room', () => {
    const { press, move, onClose } = openOrder();
    press('Approve');
    expect(move).toHaveBeenCalledWith('0123456789abcdef01234567', 'approve', {
      promisedMinutes: undefined,
    });
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is approved with the minutes that are proposed, or with others', async () => {
    const { press, move, dialog, user, findByRole } = openOrder({}, 25);
    expect(((await findByRole('radio', { name: /25 min/ })) as HTMLInputElement).checked).toBe(true);
    await user.click(dialog.getByRole('radio', { name: '40 min' }));
    press('Approve · 40 min');
    expect(move.mock.calls[0]?.slice(1)).toEqual(['approve', { promisedMinutes: 40 }]);
  });

  it('is approved only after a tap that names what the guest wrote about an allergy', async () => {
    const [line] = buildBoardOrder().dishes;
    if (!line) throw new Error('the order has a line');
    const dishes = [{ ...line, note: 'nuts', isAllergyNote: true as const }];
    const { press, move, onClose, findByRole, actions, user } = openOrder({ dishes });
    press('Approve');
    const name = 'Allergy: nuts — Margherita. Seen · Approve';
    const seen = await findByRole('button', { name });
    expect([document.activeElement === seen, move.mock.calls, onClose.mock.calls]).toEqual([true, [], []]);
    press('Back');
    expect(actions()).toEqual(['Edit', 'Reject', 'Approve']);
    expect(document.activeElement?.textContent).toBe('Approve');
    await user.keyboard('{Enter}');
    const again = await findByRole('button', { name });
    await waitFor(() => expect(again.getAttribute('aria-disabled')).toBe('false'));
    await user.keyboard('{Enter}');
    expect(move.mock.calls.map((call) => call.slice(1))).toEqual([['approve', { allergySeen: true }]]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is promised for another time only after that was chosen and confirmed', async () => {
    const { user, findByRole, getByRole, onReadyTime, fact, onClose } = openOrder({
      status: 'inProcess',
      promisedAt: new Date(Date.now() + 10.5 * 60_000).toISOString(),
    });
    expect(fact('Promised for')).toMatch(/\d\d:\d\d · 10 min left/);
    await user.click(await findByRole('radio', { name: '20 min' }));
    expect(onReadyTime).not.toHaveBeenCalled();
    await user.click(getByRole('button', { name: /Tell the guest/ }));
    expect(onReadyTime).toHaveBeenCalledWith(20);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('is rejected with a reason that the guest sees, if one was given', async () => {
    const { press, move, dialog, user } = openOrder();
    await user.type(dialog.getByRole('textbox', { name: /Reason for rejecting/ }), ' no more dough ');
    press('Reject');
    expect(move.mock.calls[0]?.slice(1)).toEqual(['reject', { rejectionReason: 'no more dough' }]);
  });

  it('is cancelled elsewhere, where the password and the reason are asked for', () => {
    const { press, move, onCancel } = openOrder({ status: 'waitingPayment' });
    press('Cancel order');
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(move).not.toHaveBeenCalled();
  });

  it('is called paid only after the browser has asked, and stays open for what follows', () => {
    const confirm = vi.fn().mockReturnValueOnce(false).mockReturnValueOnce(true);
    vi.stubGlobal('confirm', confirm);
    const { press, move, onClose } = openOrder({ status: 'inProcess' });
    press('Paid');
    expect(confirm).toHaveBeenCalledWith('Are you sure the order was paid?');
    expect(move).not.toHaveBeenCalled();
    press('Paid');
    expect(move.mock.calls[0]?.[1]).toBe('markPaid');
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('what is told of an order', () => {
  it('names guest, table, stage and whether it is paid', () => {
    const { fact } = openOrder({ status: 'inProcess', isPaid: true });
    expect([fact('Customer'), fact('Table'), fact('Status'), fact('Payment')]).toEqual([
      'Noa',
      '4',
      'In process',
      'Paid',
    ]);
    expect(fact('Total')).toBe('₪90.00');
  });

  it('says that it was cancelled and why, in the language of who reads it', () => {
    const { fact, dialog } = openOrder({
      status: 'done',
      rejected: true,
      cancelled: true,
      rejectionReason: 'ההזמנה לא נאספה',
    });
    expect(dialog.getByText('Cancelled')).toBeTruthy();
    expect(fact('Reason for cancelling')).toBe('The order was not collected');
  });

  it('calls the total an amount due where it waits for payment, and pickup where there is no table', () => {
    const { fact } = openOrder({ status: 'waitingPayment', tableNumber: null, totalPrice: 90.5 });
    expect([fact('Amount due'), fact('Table')]).toEqual(['₪90.50', 'Pickup']);
  });

  it('lists dishes with size, choices, their prices and the note, and says which dish is gone', () => {
    const line = buildBoardOrder().dishes[0];
    if (!line) throw new Error('the order has a line');
    const { dialog } = openOrder({
      dishes: [
        {
          ...line,
          size: { name: 'Large', price: 12 },
          customizations: Array(2).fill({ groupName: 'Extras', optionName: 'Olives', price: 3 }),
          note: 'no onion',
        },
        { ...line, dishId: { _id: null, name: '', price: 5 } },
      ],
    });
    const text = dialog.getByText('Margherita').closest('ul')?.textContent ?? '';
    for (const part of [
      '2×',
      'Margherita',
      'Large',
      '₪12.00',
      'Extras',
      '2 × Olives',
      '₪6.00',
      'no onion',
      'Unknown dish',
    ])
      expect(text).toContain(part);
  });
});
