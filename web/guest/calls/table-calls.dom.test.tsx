import { act, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GuestCall } from '#core/calls/call-shape.ts';
import { fakeEventSource } from '#web/testing/fake-event-source.ts';
import { fakeServer, noLine, refuse } from '#web/testing/fake-server.ts';
import { renderForGuest } from '../testing/render-for-guest.tsx';
import { OrderCalls } from './order-calls.tsx';
import { callsStorageKey, rememberCall } from './remembered-calls.ts';

const owner = 'c'.repeat(24);
const send = 'POST /public-menu/:ownerId/calls';
const active = 'GET /services/user/:userId/has-active';
const token = 'w'.repeat(32);

const called = (overrides: Partial<GuestCall> = {}): GuestCall => ({
  trackingToken: token,
  tableNumber: 7,
  kind: 'waiter',
  payment: null,
  payers: null,
  createdAt: '2026-03-06T18:00:00.000Z',
  seenAt: null,
  doneAt: null,
  revision: 1,
  unseen: false,
  ...overrides,
});

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.setSystemTime('2026-03-06T18:02:30.000Z');
});

const atTheTable = async ({ isWatched = true, table = 7 } = {}) => {
  const stream = fakeEventSource();
  const server = fakeServer();
  server.reply(active, { hasActiveService: true, service: null, isWatched });
  const screen = renderForGuest(<OrderCalls owner={owner} table={{ number: table, code: null }} />);
  await act(async () => {});
  return {
    ...screen,
    server,
    stream,
    openSheet: async () => {
      await screen.user.click(screen.getByRole('button', { name: 'Waiter and bill' }));
      return within(await screen.findByRole('dialog'));
    },
  };
};

describe('a guest at a table', () => {
  it('calls the waiter with two taps, reads since when, that it is seen, and calls again once it is done', async () => {
    const { server, user, stream, openSheet, getByRole } = await atTheTable();
    server.reply(send, called());
    server.reply('GET /calls/track/:token', called());
    const sheet = await openSheet();
    await user.click(sheet.getByRole('button', { name: 'Call the waiter' }));
    expect(await sheet.findByText('You called the waiter')).toBeTruthy();
    expect(sheet.getByText('2 minutes ago')).toBeTruthy();
    expect(sheet.getByRole('status').textContent).toBe('The staff have your call.');
    expect(document.activeElement).toBe(sheet.getByRole('heading', { name: 'Table 7' }));
    expect(server.calls(send).map(({ body }) => body)).toEqual([{ kind: 'waiter', table: 7 }]);
    expect(sheet.queryByRole('button', { name: 'Call the waiter' })).toBeNull();

    const seen = called({ seenAt: '2026-03-06T18:03:00.000Z', revision: 2 });
    stream.send('snapshot', { snapshot: called() });
    stream.send('call', { after: 1, event: { kind: 'call', call: seen } }, 2);
    await waitFor(() => expect(sheet.getByRole('status').textContent).toBe('The staff have seen it'));
    const done = { ...seen, doneAt: '2026-03-06T18:04:00.000Z', revision: 3 };
    stream.send('call', { after: 2, event: { kind: 'call', call: done } }, 3);
    expect(await sheet.findByRole('button', { name: 'Call the waiter' })).toBeTruthy();
    expect(localStorage.getItem(callsStorageKey(owner))).toBeNull();
    expect(getByRole('dialog')).toBeTruthy();
  });

  it('asks for the bill, and may say how they pay and how many', async () => {
    const { server, user, openSheet } = await atTheTable();
    const bill = called({ kind: 'bill', payment: 'card', payers: 2 });
    server.reply(send, bill);
    server.reply('GET /calls/track/:token', bill);
    const sheet = await openSheet();
    await user.click(sheet.getByRole('button', { name: 'Ask for the bill' }));
    expect(server.calls(send)).toEqual([]);
    await user.click(sheet.getByRole('button', { name: 'Card' }));
    expect(sheet.getByRole('button', { name: 'Card' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(sheet.getByRole('button', { name: /^(More|One more|Add)/ }));
    await user.click(sheet.getByRole('button', { name: 'Ask for the bill' }));
    expect(await sheet.findByText('2 minutes ago · Card · 2 paying')).toBeTruthy();
    expect(server.calls(send)[0]?.body).toEqual({ kind: 'bill', payment: 'card', payers: 2, table: 7 });
  });

  it('changes how they pay of a bill that was asked for, and reads it at once', async () => {
    rememberCall(owner, { token, table: 7, kind: 'bill' });
    const { server, user, stream, openSheet, queryByRole } = await atTheTable();
    const bill = called({ kind: 'bill', payment: 'card', payers: 3, seenAt: '2026-03-06T18:01:00.000Z' });
    stream.send('snapshot', { snapshot: bill });
    const sheet = await openSheet();
    await user.click(await sheet.findByRole('button', { name: 'Change how you pay' }));
    expect(sheet.getByRole('button', { name: 'Card' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(sheet.getByRole('button', { name: 'Cash' }));
    await user.click(sheet.getByRole('button', { name: /^(Less|One less|Remove)/ }));
    await user.click(sheet.getByRole('button', { name: /^(Less|One less|Remove)/ }));
    server.reply(send, { ...bill, payment: 'cash', payers: 1, seenAt: null, revision: 2 });
    await user.click(sheet.getByRole('button', { name: 'Send the change' }));
    expect(await sheet.findByText('2 minutes ago · Cash · 1 paying')).toBeTruthy();
    expect(sheet.getByRole('status').textContent).toBe('The staff have your call.');
    expect(server.calls(send)[0]?.body).toEqual({ kind: 'bill', payment: 'cash', payers: 1, table: 7 });
    expect(queryByRole('button', { name: 'Send the change' })).toBeNull();
  });

  it('is told to speak to the staff where nobody watches, and when nobody has seen the call', async () => {
    const { server, user, openSheet } = await atTheTable({ isWatched: false });
    server.reply(send, called({ unseen: true }));
    server.reply('GET /calls/track/:token', called({ unseen: true }));
    const sheet = await openSheet();
    expect(await sheet.findByText(/Nobody seems to be watching right now/)).toBeTruthy();
    await user.click(sheet.getByRole('button', { name: 'Call the waiter' }));
    expect(await sheet.findByText('Nobody has seen your call yet. Please speak to the staff.')).toBeTruthy();
  });

  it.each([
    ['no_open_shift', /no open shift right now/],
    ['too_many_requests', /Too many in a short time/],
    ['invalid_table', /There is no such table/],
    ['not_found', /The call was not sent/],
  ] as const)('reads why it cannot call: %s', async (code, words) => {
    const { server, user, openSheet } = await atTheTable();
    server.reply(send, refuse(code));
    const sheet = await openSheet();
    await user.click(sheet.getByRole('button', { name: 'Call the waiter' }));
    expect((await sheet.findByRole('alert')).textContent).toMatch(words);
    expect(sheet.getByRole('button', { name: 'Call the waiter' })).toBeTruthy();
  });

  it('without a line is told so after some attempts, and may try again', async () => {
    const { server, user, openSheet } = await atTheTable();
    server.reply(send, noLine);
    const sheet = await openSheet();
    await user.click(sheet.getByRole('button', { name: 'Call the waiter' }));
    expect(sheet.getByRole('button', { name: 'Sending…' }).getAttribute('aria-busy')).toBe('true');
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect((await sheet.findByRole('alert')).textContent).toMatch(/No connection/);
    expect(server.calls(send)).toHaveLength(3);
  });
});

describe('a call of this phone', () => {
  it('is there again after a reload, at the table where it was made', async () => {
    rememberCall(owner, { token, table: 7, kind: 'waiter' });
    const { stream, findByText } = await atTheTable();
    stream.send('snapshot', { snapshot: called() });
    expect(await findByText('You called the waiter')).toBeTruthy();
  });

  it('is not followed at another table', async () => {
    rememberCall(owner, { token, table: 7, kind: 'waiter' });
    const { stream } = await atTheTable({ table: 8 });
    expect(stream.addresses()).toEqual([]);
  });

  it('that the restaurant no longer knows is forgotten', async () => {
    rememberCall(owner, { token, table: 7, kind: 'waiter' });
    const server = fakeServer();
    server.reply('GET /calls/track/:token', refuse('not_found'));
    fakeEventSource();
    renderForGuest(<OrderCalls owner={owner} table={{ number: 7, code: null }} />);
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    await waitFor(() => expect(localStorage.getItem(callsStorageKey(owner))).toBeNull());
  });

  it.each(['nonsense', '{}', '[null, 3, {"token": "short", "table": 7, "kind": "waiter"}]'])(
    'is nothing where %s is stored',
    async (stored) => {
      localStorage.setItem(callsStorageKey(owner), stored);
      const { stream } = await atTheTable();
      expect(stream.addresses()).toEqual([]);
    },
  );
});
