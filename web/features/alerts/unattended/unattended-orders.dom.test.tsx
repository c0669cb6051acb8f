import { act } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Answer } from '#web/lib/api/call.ts';
import { fakeServer } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { fakeAudio } from '../alarm/testing/fake-audio.ts';
import { UnattendedOrders } from './unattended-orders.tsx';

const route = 'GET /orders/unattended';
const quiet = { isOpen: true, isWatched: true, waiting: 0, calls: 0 };
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void vi.useFakeTimers());

const onDashboard = async (answer: Answer<typeof route>, hasBeenActive = true) => {
  const server = fakeServer();
  server.reply(route, answer);
  const audio = fakeAudio();
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive }, configurable: true });
  const screen = renderScreen(<UnattendedOrders />);
  await wait(0);
  // The bar comes when it is needed.
  await act(() => vi.dynamicImportSettled());
  await wait(0);
  return { ...screen, server, audio };
};

it('asks every twenty seconds while a shift is open, and says nothing while all is well', async () => {
  const { server, queryByRole } = await onDashboard(quiet);
  expect(queryByRole('alert')).toBeNull();
  await wait(60_100);
  expect(server.calls(route)).toHaveLength(4);
});

it('asks once a minute while the restaurant is closed', async () => {
  const { server } = await onDashboard({ ...quiet, isOpen: false });
  await wait(60_100);
  expect(server.calls(route)).toHaveLength(2);
});

it('rings and leads to the board until somebody has acted', async () => {
  const { server, audio, getByRole, queryByRole } = await onDashboard({
    isOpen: true,
    isWatched: false,
    waiting: 2,
    calls: 0,
  });
  expect(getByRole('alert').textContent).toContain('2 orders are waiting and nobody is watching the board');
  expect(getByRole('link', { name: 'Open the board' }).getAttribute('href')).toBe('/order-manager');
  await wait(0);
  expect(audio.heard()).toEqual(['overdue']);
  await wait(10_000);
  expect(audio.heard()).toEqual(['overdue']);
  server.reply(route, quiet);
  await wait(20_000);
  audio.heard();
  expect(queryByRole('alert')).toBeNull();
  await wait(30_000);
  expect(audio.heard()).toEqual([]);
});

it('rings for tables that call, in a voice of their own, and counts both in the tab', async () => {
  document.title = 'Menta';
  const { audio, getAllByRole, server, queryByText } = await onDashboard({
    isOpen: true,
    isWatched: false,
    waiting: 1,
    calls: 2,
  });
  expect(getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('An order is waiting and nobody is watching the board'),
    expect.stringContaining('2 tables are calling and nobody has seen it'),
  ]);
  expect(document.title).toContain('3');
  await wait(0);
  expect(audio.heard().toSorted()).toEqual(['call', 'overdue']);
  server.reply(route, { ...quiet, calls: 1 });
  await wait(20_100);
  await wait(0);
  expect(queryByText('A table is calling and nobody has seen it')).toBeTruthy();
  expect(queryByText(/An order is waiting/)).toBeNull();
});

it('tells a slow board from one that nobody watches, and is silent where the page may not sound', async () => {
  const { audio, getByRole } = await onDashboard(
    { isOpen: true, isWatched: true, waiting: 1, calls: 0 },
    false,
  );
  expect(getByRole('alert').textContent).toContain('more than two minutes');
  await wait(20_000);
  expect([audio.heard(), audio.context()]).toEqual([[], undefined]);
});
