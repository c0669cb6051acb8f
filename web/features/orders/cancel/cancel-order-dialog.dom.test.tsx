import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildBoardOrder } from '#web/testing/build-board-order.ts';
import { type FakeServer, fakeServer, noLine, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { CancelOrderDialog } from './cancel-order-dialog.tsx';

const verify = 'POST /users/verify-password';
const move = 'PATCH /orders/:id';
const order = buildBoardOrder({ status: 'waitingPayment' });
const cancelled = buildBoardOrder({ status: 'done', rejected: true, cancelled: true, revision: 2 });

const openDialog = (prepare: (server: FakeServer) => void = () => {}) => {
  const server = fakeServer();
  server.reply(verify, { verifiedUntil: '2025-03-09T16:05:00.000Z' });
  server.reply(move, cancelled);
  prepare(server);
  const handlers = { onClose: vi.fn(), onDone: vi.fn() };
  const screen = renderScreen(<CancelOrderDialog order={order} email="noa@harbour.example" {...handlers} />);
  const press = (name: string) => screen.user.click(screen.getByRole('button', { name }));
  return {
    ...screen,
    ...handlers,
    server,
    press,
    sayPassword: async () => {
      await screen.user.write(screen.getByLabelText(/Account password/), 'secret-1');
      await press('Continue');
      await screen.findByRole('radiogroup');
    },
    choose: (name: string) => screen.user.click(screen.getByRole('radio', { name })),
  };
};

describe('cancelling an order', () => {
  it('asks for the password before anything else', async () => {
    const { press, server, getByText, queryByRole, onClose } = openDialog();
    await press('Continue');
    expect(getByText('no password entered')).toBeTruthy();
    expect(queryByRole('radiogroup')).toBeNull();
    expect(server.routes()).toEqual([]);
    await press('Keep the order');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['The order was not collected', 'The order was not collected'],
    ['The guest changed their mind', 'The guest changed their mind'],
    ['Something in the order ran out', 'Something in the order ran out'],
  ])('sends the reason that was chosen: %s', async (choice, rejectionReason) => {
    const { sayPassword, choose, press, server, onDone } = openDialog();
    await sayPassword();
    await choose(choice);
    await press('Cancel order');
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(cancelled));
    expect(server.calls(move)[0]).toMatchObject({
      params: { id: order._id },
      body: { status: 'done', rejected: true, rejectionReason },
    });
  });

  it('asks for a reason, and for words where it is another one', async () => {
    const { sayPassword, choose, press, user, getByText, getByLabelText, server } = openDialog();
    await sayPassword();
    await press('Cancel order');
    expect(getByText('Choose why the order is cancelled.')).toBeTruthy();
    await choose('Another reason');
    await press('Cancel order');
    expect(getByText('Write why the order is cancelled.')).toBeTruthy();
    expect(server.calls(move)).toEqual([]);
    await user.write(getByLabelText(/as the guest will read it/), '  the oven broke ');
    await press('Cancel order');
    await waitFor(() => expect(server.calls(move)).toHaveLength(1));
    expect(server.calls(move)[0]?.body).toMatchObject({ rejectionReason: 'the oven broke' });
  });

  it('asks for the password again when its five minutes are over, and keeps the choice', async () => {
    const { sayPassword, choose, press, server, getByRole, findByLabelText } = openDialog((prepared) =>
      prepared.reply(move, refuse('password_required', 'Confirm your password to do this.', { order })),
    );
    await sayPassword();
    await choose('The order was not collected');
    await press('Cancel order');
    await findByLabelText(/Account password/);
    server.reply(move, cancelled);
    await sayPassword();
    expect((getByRole('radio', { name: 'The order was not collected' }) as HTMLInputElement).checked).toBe(
      true,
    );
  });

  it.each([
    [
      'closed elsewhere',
      refuse('illegal_move', '', { order }),
      'The order was closed or deleted on another screen meanwhile.',
    ],
    ['without a line', noLine, 'No connection to the server.'],
    ['refused for no reason', refuse('internal'), 'The order was not cancelled. Please try again.'],
  ])('says what happened: %s', async (_, answer, sentence) => {
    const { sayPassword, choose, press, findByText, onDone } = openDialog((prepared) =>
      prepared.reply(move, answer),
    );
    await sayPassword();
    await choose('The order was not collected');
    await press('Cancel order');
    expect(await findByText(new RegExp(sentence))).toBeTruthy();
    expect(onDone).not.toHaveBeenCalled();
  });
});
