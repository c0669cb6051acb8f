import { act, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { buildBoardStart } from '#core/orders/testing/build-board-start.ts';
import { setPinAsker } from '#web/lib/api/pin-asking.ts';
import { OutboxContext } from '#web/lib/outbox/use-outbox.ts';
import { buildAccount } from '#web/testing/build-account.ts';
import { buildBoardOrder } from '#web/testing/build-board-order.ts';
import { fakeEventSource } from '#web/testing/fake-event-source.ts';
import { fakeServer, noLine, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { OrderBoard } from './order-board.tsx';
import { useBoardOutbox } from './state/use-board-outbox.ts';
import { useOrderBoard } from './state/use-order-board.ts';

const shift = buildBoardOrder().service;
const account = buildAccount();
const noEnd = { startTime: '2026-11-16T18:00:00.000Z', endTime: '2026-11-16T18:00:00.000Z' };

const Board = ({ who }: { who: typeof account }) => {
  const outbox = useBoardOutbox(who);
  const board = useOrderBoard(outbox, {
    ownerId: who._id,
    onShift: () => {},
    onMenu: () => {},
    onPrint: () => {},
    onCall: () => {},
    onVisit: () => {},
    onSettings: () => {},
    onBoard: () => {},
  });
  return (
    <OutboxContext value={{ outbox, shiftId: shift }}>
      <OrderBoard
        board={board}
        isOpen
        onAttend={() => {}}
        onEdit={() => {}}
        onCancel={() => {}}
        printingOf={() => null}
        trailOf={() => null}
        isSideBySide
        undo={null}
        toolsOf={{}}
        calls={null}
        notices={null}
      />
    </OutboxContext>
  );
};

const setUp = (overrides: Partial<ManagedOrder> = {}) => {
  const server = fakeServer();
  const state = { order: buildBoardOrder({ status: 'inProcess', ...overrides }) };
  const stream = fakeEventSource();
  server.reply('GET /users/me', account);
  server.reply('GET /orders/board', () => buildBoardStart([state.order]));
  server.reply('GET /services/user/:userId/has-active', {
    hasActiveService: true,
    service: { _id: shift, ...noEnd },
    isWatched: true,
  });
  server.reply('GET /practice', { practice: null });
  const answer = ({ body }: { body: unknown }) => {
    const { revision: _, ...patch } = body as { revision: number } & Partial<ManagedOrder>;
    state.order = { ...state.order, ...patch, revision: state.order.revision + 1 };
    return state.order;
  };
  const show = (who = account) => {
    const screen = renderScreen(<Board who={who} />);
    stream.send('snapshot', { snapshot: [] });
    return { ...screen, ready: () => screen.findByRole('button', { name: 'Mark as ready: Order 7' }) };
  };
  const goOffline = () => {
    server.reply('PATCH /orders/:id', noLine);
    server.reply('GET /users/me', noLine);
  };
  const goOnline = async () => {
    server.reply('PATCH /orders/:id', answer);
    server.reply('GET /users/me', account);
    await act(async () => void dispatchEvent(new Event('online')));
  };
  const moves = () => server.calls('PATCH /orders/:id').map(({ body }) => body);
  return { server, state, show, goOffline, goOnline, answer, moves };
};

const ready = { status: 'waitingPayment', revision: 1 };

describe('a move that is pressed without a line', () => {
  it('is kept on its card and over a reload, without anything about the guest, and is sent in the end', async () => {
    const { show, goOffline, goOnline, moves, state } = setUp({ customerName: 'Dana', phone: '0501234567' });
    goOffline();
    const first = show();
    await first.user.click(await first.ready());
    expect(await first.findByText('Not saved yet')).toBeTruthy();
    expect(await first.findByText(/^1 change is not saved yet/)).toBeTruthy();
    expect(JSON.stringify({ ...localStorage })).toContain('markReady');
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/Dana|0501234567/);
    first.unmount();
    const second = show();
    expect(await second.findByText('Not saved yet')).toBeTruthy();
    expect(await second.findByRole('button', { name: 'Confirm paid: Order 7' })).toBeTruthy();
    await goOnline();
    await waitFor(() => expect(second.queryByText('Not saved yet')).toBeNull());
    expect([state.order.status, moves().at(-1)]).toEqual(['waitingPayment', ready]);
    expect({ ...localStorage }).toEqual({});
  });

  it('is not sent under another account', async () => {
    const { show, goOffline, moves, server } = setUp();
    goOffline();
    const own = show();
    await own.user.click(await own.ready());
    await own.findByText('Not saved yet');
    const tried = moves().length;
    const other = buildAccount({ _id: 'f'.repeat(24) });
    server.reply('GET /users/me', other);
    // Signed in in another tab, while this one still shows the first account; and on a page of its own.
    await act(async () => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(server.calls('GET /users/me').length).toBeGreaterThan(1));
    own.unmount();
    const theirs = show(other);
    await theirs.ready();
    expect(theirs.queryByText('Not saved yet')).toBeNull();
    expect(moves()).toHaveLength(tried);
  });
});

describe('a move that the server refuses', () => {
  it.each([
    [{}, 'Rejected'],
    [{ cancelled: true }, 'Cancelled'],
  ])('never calls an order that a colleague turned down done: %o', async (how, word) => {
    const { show, server, state } = setUp();
    const order = { ...state.order, ...how, status: 'done', rejected: true, revision: 2 };
    server.reply('PATCH /orders/:id', refuse('changed_meanwhile', 'Changed.', { order }));
    const { user, findByRole, ready: button } = show();
    await user.click(await button());
    expect((await findByRole('alert')).textContent).toContain(`It is now: ${word}.`);
  });

  it('stays on its card with the reason, is announced, and is made again by a press', async () => {
    const { show, server, state, answer, moves } = setUp();
    const edited = { ...state.order, totalPrice: 12, revision: 2 };
    server.reply('PATCH /orders/:id', refuse('changed_meanwhile', 'Changed.', { order: edited }));
    const { user, findAllByRole, findByRole, queryByText, ready: button } = show();
    await user.click(await button());
    const alert = await findByRole('alert');
    expect(alert.textContent).toContain('Not saved: Order 7 · Mark as ready');
    expect(alert.textContent).toContain('Order 7 was changed on another screen');
    // It is still fading out of the other stage.
    const isCard = (article: HTMLElement) => !article.closest('[inert]');
    const card = within((await findAllByRole('article')).find(isCard) as HTMLElement);
    expect(await card.findByText(/Not saved: Mark as ready/)).toBeTruthy();
    expect(card.getByRole('button', { name: 'Mark as ready: Order 7' })).toBeTruthy();
    state.order = edited;
    server.reply('PATCH /orders/:id', answer);
    await user.click(card.getByRole('button', { name: 'Again: Order 7 · Mark as ready' }));
    expect(await findByRole('button', { name: 'Confirm paid: Order 7' })).toBeTruthy();
    await waitFor(() => expect(queryByText(/Not saved/)).toBeNull());
    expect(moves().at(-1)).toEqual({ ...ready, revision: 2 });
  });

  it('can be dismissed, and the keyboard stays on the card', async () => {
    const { show, server, state } = setUp();
    const done = { ...state.order, status: 'waitingPayment' as const, isPaid: false, revision: 4 };
    server.reply('PATCH /orders/:id', refuse('illegal_move', 'No.', { order: done }));
    const { user, findByRole, queryByText, ready: button } = show();
    await user.click(await button());
    await user.click(await findByRole('button', { name: 'Dismiss: Order 7 · Mark as ready' }));
    expect(queryByText(/Not saved/)).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Open order 7');
  });

  it('is told at the foot when its order is gone', async () => {
    const { show, server } = setUp();
    server.reply('PATCH /orders/:id', () => {
      server.reply('GET /orders/board', buildBoardStart([]));
      return refuse('not_found', 'Not found.');
    });
    const { user, findByText, findByRole, queryByRole, ready: button } = show();
    await user.click(await button());
    expect(await findByText(/Order 7 was deleted on another screen/)).toBeTruthy();
    await user.click(await findByRole('button', { name: 'Show' }));
    const dialog = within(await findByRole('dialog'));
    expect(dialog.queryByRole('button', { name: /Again/ })).toBeNull();
    await user.click(dialog.getByRole('button', { name: /Dismiss: Order 7/ }));
    await waitFor(() => expect(queryByRole('alert')).toBeNull());
  });
});

describe('a PIN that has lapsed', () => {
  const answers: boolean[] = [];
  const station = { hasFresh: () => false, may: () => true, noteAction: () => {} };
  const askWith = (...overrides: boolean[]) => {
    answers.splice(0, answers.length, ...overrides);
    setPinAsker({ ...station, ask: async () => answers.shift() ?? false });
    onTestFinished(() => setPinAsker(null));
  };

  it('is asked for, and then the move is sent', async () => {
    const { show, server, answer, state } = setUp();
    askWith(true);
    server.reply('PATCH /orders/:id', () => {
      server.reply('PATCH /orders/:id', answer);
      return refuse('pin_required', 'PIN.');
    });
    const { user, ready: button } = show();
    await user.click(await button());
    await waitFor(() => expect(state.order.status).toBe('waitingPayment'));
  });

  it('is asked for while nothing says that the move is done', async () => {
    const { show, server, answer, state } = setUp();
    const typed = Promise.withResolvers<boolean>();
    const ask = vi.fn(() => typed.promise);
    let isAnyoneThere = false;
    setPinAsker({ ...station, may: () => isAnyoneThere, ask });
    onTestFinished(() => setPinAsker(null));
    server.reply('PATCH /orders/:id', answer);
    const { user, findByRole, queryByRole, ready: button } = show();
    await user.click(await button());
    await waitFor(() => expect(ask).toHaveBeenCalled());
    expect(await button()).toBeTruthy();
    expect(queryByRole('button', { name: 'Confirm paid: Order 7' })).toBeNull();
    expect(state.order.status).toBe('inProcess');
    isAnyoneThere = true;
    typed.resolve(true);
    await findByRole('button', { name: 'Confirm paid: Order 7' });
    await waitFor(() => expect(state.order.status).toBe('waitingPayment'));
  });

  it('is asked for before anything is sent or shown, where who is there lacks the right', async () => {
    const { show, server, answer, state } = setUp();
    const typed = Promise.withResolvers<boolean>();
    const ask = vi.fn((_: unknown) => typed.promise);
    let hasRight = false;
    setPinAsker({ ...station, may: (right) => right === null || hasRight, ask });
    onTestFinished(() => setPinAsker(null));
    server.reply('PATCH /orders/:id', answer);
    const { user, findByRole, queryByRole, ready: button } = show();
    const isDone = () => queryByRole('button', { name: 'Confirm paid: Order 7' }) !== null;
    const seen: boolean[] = [];
    const watch = new MutationObserver(() => seen.push(isDone()));
    watch.observe(document.body, { childList: true, subtree: true, attributes: true });
    onTestFinished(() => watch.disconnect());
    await user.click(await button());
    await waitFor(() => expect(ask).toHaveBeenCalledWith('orders'));
    expect(server.calls('PATCH /orders/:id')).toEqual([]);
    expect([isDone(), ...seen]).not.toContain(true);
    hasRight = true;
    typed.resolve(true);
    await findByRole('button', { name: 'Confirm paid: Order 7' });
    await waitFor(() => expect(state.order.status).toBe('waitingPayment'));
  });

  it('that nobody types keeps the move as not saved, and another press asks again', async () => {
    const { show, server, answer, state } = setUp();
    askWith(false);
    server.reply('PATCH /orders/:id', refuse('pin_required', 'PIN.'));
    const { user, findByRole, findAllByText, ready: button } = show();
    await user.click(await button());
    expect((await findAllByText(/No PIN was typed/)).length).toBeGreaterThan(0);
    server.reply('PATCH /orders/:id', answer);
    await user.click(await findByRole('button', { name: 'Again: Order 7 · Mark as ready' }));
    await waitFor(() => expect(state.order.status).toBe('waitingPayment'));
  });
});
