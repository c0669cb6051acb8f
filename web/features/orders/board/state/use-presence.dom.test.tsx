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

const atTheBoard = async (given: { isOpen: boolean; isSoundOn: boolean }) => {
  const server = fakeServer();
  server.reply(route, {});
  const hook = renderHook(({ isOpen, isSoundOn }) => usePresence(isOpen, isSoundOn), { initialProps: given });
  await wait(0);
  let heard = 0;
  /** What the server was told since the last question. */
  const told = () => {
    const all = server.calls(route).map(({ body }) => (body as { isWatched: boolean }).isWatched);
    const news = all.slice(heard);
    heard = all.length;
    return news;
  };
  return { ...hook, server, told };
};

it('proves that it is watched every twenty seconds, in sight with its sound on', async () => {
  const { told } = await atTheBoard({ isOpen: true, isSoundOn: true });
  expect(told()).toEqual([true]);
  await wait(19_999);
  expect(told()).toEqual([]);
  await wait(1);
  expect(told()).toEqual([true]);
  await wait(2 * minute);
  expect(told()).toEqual(Array(6).fill(true));
});

it('says nothing while the restaurant is closed, and the last word when it closes', async () => {
  const { told, rerender } = await atTheBoard({ isOpen: false, isSoundOn: true });
  await wait(minute);
  expect(told()).toEqual([]);
  rerender({ isOpen: true, isSoundOn: true });
  await wait(0);
  expect(told()).toEqual([true]);
  rerender({ isOpen: false, isSoundOn: true });
  await wait(0);
  expect(told()).toEqual([false]);
});

it('without sound it counts for a minute after each touch', async () => {
  const { told } = await atTheBoard({ isOpen: true, isSoundOn: false });
  expect(told()).toEqual([true]);
  await wait(minute);
  expect(told()).toEqual([true, true, false]);
  await wait(minute);
  expect(told()).toEqual([]);
  await act(async () => void window.dispatchEvent(new Event('pointerdown')));
  expect(told()).toEqual([true]);
});

it('turns to and away with the page, at once', async () => {
  const { told } = await atTheBoard({ isOpen: true, isSoundOn: true });
  await wait(minute);
  told();
  await show('hidden');
  expect(told()).toEqual([false]);
  await show('visible');
  expect(told()).toEqual([true]);
});

it('says goodbye as one board when the page is left', async () => {
  const { server, told } = await atTheBoard({ isOpen: true, isSoundOn: true });
  await act(async () => void window.dispatchEvent(new Event('pagehide')));
  expect(told()).toEqual([true, false]);
  const names = server.calls(route).map(({ body }) => (body as { board: string }).board);
  expect(new Set(names).size).toBe(1);
  expect(names[0]).toMatch(/^[\w-]{16,64}$/);
});

it('tries again soon when the line was lost', async () => {
  const { server, told } = await atTheBoard({ isOpen: true, isSoundOn: true });
  told();
  server.reply(route, noLine);
  await wait(20_000);
  expect(told()).toEqual([true]);
  await wait(5_000);
  expect(told()).toEqual([true]);
});
