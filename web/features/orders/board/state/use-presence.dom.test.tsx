import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeServer, noLine } from '#web/testing/fake-server.ts';
import { usePresence } from './use-presence.ts';

const route = 'PUT /orders/presence';
let visibility: DocumentVisibilityState = 'visible';
const show = async (state: DocumentVisibilityState) => {
  visibility = state;
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
};
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

const atTheBoard = async (initialProps: { isOpen: boolean; isSoundOn: boolean }) => {
  const server = fakeServer();
  server.reply(route, {});
  const hook = renderHook(({ isOpen, isSoundOn }) => usePresence(isOpen, isSoundOn), {
    initialProps: initialProps,
  });
  await wait(0);
  let heard = 0;
  /** What was reported to the server since the last call. */
  const reported = () => {
    const all = server.calls(route).map(({ body }) => (body as { isWatched: boolean }).isWatched);
    const news = all.slice(heard);
    heard = all.length;
    return news;
  };
  return { ...hook, server, reported };
};

it('proves that it is watched every twenty seconds, in sight with its sound on', async () => {
  const { reported } = await atTheBoard({ isOpen: true, isSoundOn: true });
  expect(reported()).toEqual([true]);
  await wait(19_999);
  expect(reported()).toEqual([]);
  await wait(1);
  expect(reported()).toEqual([true]);
  await wait(2 * minute);
  expect(reported()).toEqual(Array(6).fill(true));
});

it('says nothing while the restaurant is closed, and the last word when it closes', async () => {
  const { reported, rerender } = await atTheBoard({ isOpen: false, isSoundOn: true });
  await wait(minute);
  expect(reported()).toEqual([]);
  rerender({ isOpen: true, isSoundOn: true });
  await wait(0);
  expect(reported()).toEqual([true]);
  rerender({ isOpen: false, isSoundOn: true });
  await wait(0);
  expect(reported()).toEqual([false]);
});

it('without sound it counts for a minute after each touch', async () => {
  const { reported } = await atTheBoard({ isOpen: true, isSoundOn: false });
  expect(reported()).toEqual([true]);
  await wait(minute);
  expect(reported()).toEqual([true, true, false]);
  await wait(minute);
  expect(reported()).toEqual([]);
  await act(async () => void window.dispatchEvent(new Event('pointerdown')));
  expect(reported()).toEqual([true]);
});

it('turns to and away with the page, at once', async () => {
  const { reported } = await atTheBoard({ isOpen: true, isSoundOn: true });
  await wait(minute);
  reported();
  await show('hidden');
  expect(reported()).toEqual([false]);
  await show('visible');
  expect(reported()).toEqual([true]);
});

it('says goodbye as one board when the page is left', async () => {
  const { server, reported } = await atTheBoard({ isOpen: true, isSoundOn: true });
  await act(async () => void window.dispatchEvent(new Event('pagehide')));
  expect(reported()).toEqual([true, false]);
  const names = server.calls(route).map(({ body }) => (body as { board: string }).board);
  expect(new Set(names).size).toBe(1);
  expect(names[0]).toMatch(/^[\w-]{16,64}$/);
});

it('tries again soon when the line was lost', async () => {
  const { server, reported } = await atTheBoard({ isOpen: true, isSoundOn: true });
  reported();
  server.reply(route, noLine);
  await wait(20_000);
  expect(reported()).toEqual([true]);
  await wait(5_000);
  expect(reported()).toEqual([true]);
});
