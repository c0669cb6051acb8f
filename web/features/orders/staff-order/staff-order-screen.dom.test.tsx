import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildAccount } from '#web/testing/build-account.ts';
import { buildBoardOrder } from '#web/testing/build-board-order.ts';
import { type FakeServer, fakeServer, noLine, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { buildStaffAnswer } from '../dish-choice/testing/build-staff-answer.ts';
import { StaffOrderScreen } from './staff-order-screen.tsx';

const send = 'POST /orders/staff';
const taken = buildBoardOrder({ status: 'inProcess', source: 'staff' });

const open = (prepare: (server: FakeServer) => void = () => {}, isOpen = true) => {
  const server = fakeServer();
  server.reply('GET /public-menu/:ownerId', buildStaffAnswer());
  server.reply(send, taken);
  prepare(server);
  const handlers = { board: { apply: vi.fn() }, onClose: vi.fn() };
  const screen = renderScreen(<StaffOrderScreen account={buildAccount()} isOpen={isOpen} {...handlers} />);
  const press = async (name: string | RegExp) =>
    screen.user.click(await screen.findByRole('button', { name }));
  return { ...screen, ...handlers, server, press };
};

describe('an order taken by staff', () => {
  it('is a few taps: a dish, continue, send', async () => {
    const { press, server, board, onClose } = open();
    await press(/Labneh/);
    await press(/Labneh/);
    await press('Continue · 2 dishes');
    await press('Send to the kitchen');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(board.apply).toHaveBeenCalledWith(taken);
    expect(server.calls(send)[0]?.body).toMatchObject({
      customerName: '',
      phone: '',
      tableNumber: null,
      dishes: [{ quantity: 2, size: null, customizations: [] }],
      totalPrice: 68,
    });
  });

  it('asks what a dish leaves open, with the rules of guests', async () => {
    const { press, getByRole, server, user } = open();
    await press(/Pizza/);
    const add = getByRole('button', { name: 'Add to order' }) as HTMLButtonElement;
    expect(add.disabled).toBe(true);
    await user.click(getByRole('radio', { name: /Large/ }));
    await user.click(getByRole('radio', { name: /Rice/ }));
    expect(add.disabled).toBe(false);
    await user.click(add);
    await press('Continue · 1 dish');
    await press('Send to the kitchen');
    await waitFor(() => expect(server.calls(send)).toHaveLength(1));
    expect(server.calls(send)[0]?.body).toMatchObject({
      dishes: [{ size: { name: 'Large' }, customizations: [{ groupName: 'Side', optionName: 'Rice' }] }],
      totalPrice: 70,
    });
  });

  it('offers nothing that is sold out, and finds a dish by a word of its name', async () => {
    const { findByRole, getAllByRole, user, getByRole } = open();
    const soldOut = (await findByRole('button', { name: /Ossobuco/ })) as HTMLButtonElement;
    expect(soldOut.disabled).toBe(true);
    await user.write(getByRole('searchbox', { name: 'Find a dish' }), 'pizza');
    const dishes = getAllByRole('listitem').map((item) => item.textContent);
    expect(dishes).toEqual([expect.stringContaining('Pizza')]);
  });

  it('sends the same token again when the answer was lost, and takes the first order for its own', async () => {
    const { press, server, onClose, findByRole } = open((prepared) => prepared.reply(send, noLine));
    await press(/Labneh/);
    await press('Continue · 1 dish');
    await press('Send to the kitchen');
    await findByRole('alert');
    server.reply(send, refuse('duplicate_order', '', { order: taken }));
    await press('Send to the kitchen');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const [first, second] = server.calls(send).map(({ body }) => body as { clientOrderToken: string });
    expect(first?.clientOrderToken).toBe(second?.clientOrderToken);
  });

  it('says which dish cannot be ordered any more, and keeps the rest', async () => {
    const { press, findByRole, queryByText } = open((prepared) =>
      prepared.reply(
        send,
        refuse('order_refused', '', {
          problems: [{ why: 'dish_unavailable', line: 0, dishId: 'a'.repeat(24), name: 'x' }],
        }),
      ),
    );
    await press(/Labneh/);
    await press('Continue · 1 dish');
    await press('Send to the kitchen');
    expect((await findByRole('alert')).textContent).toBe('Cannot be ordered: Labneh.');
    expect(queryByText('Send to the kitchen')).toBeTruthy();
  });

  it('wants ten digits for a phone, if there is one, or a landline', async () => {
    const { press, getByRole, user, findByText, server } = open();
    await press(/Labneh/);
    await press('Continue · 1 dish');
    await user.type(getByRole('textbox', { name: /Phone/ }), '05212');
    await press('Send to the kitchen');
    expect(await findByText('A phone number has ten digits.')).toBeTruthy();
    expect(server.calls(send)).toEqual([]);
    await user.clear(getByRole('textbox', { name: /Phone/ }));
    await user.type(getByRole('textbox', { name: /Phone/ }), '031234567');
    await press('Send to the kitchen');
    await waitFor(() => expect(server.calls(send)[0]?.body).toMatchObject({ phone: '031234567' }));
  });

  it('needs an open shift', () => {
    const { getByText } = open(() => {}, false);
    expect(getByText('No shift is open')).toBeTruthy();
  });
});
