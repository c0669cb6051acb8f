import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpeningHours } from '#core/opening-hours/opening-shape.ts';
import { fakeServer } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { OpeningBar } from './opening-bar.tsx';
import { OpeningNotice } from './opening-notice.tsx';

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const evenings: OpeningHours = { hours: [{ days: everyDay, from: '18:00', to: '01:00' }], exceptions: [] };
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-18T15:59:50Z') }));

const show = async (opening: OpeningHours, timeZone?: string) => {
  const server = fakeServer();
  server.reply('GET /restaurants/opening-hours', opening);
  const onOpen = vi.fn();
  const screen = renderScreen(<OpeningBar onOpen={onOpen} />, { timeZone });
  await wait(100);
  return { ...screen, onOpen, said: () => screen.queryByRole('status')?.textContent ?? null };
};

describe('the reminder to open', () => {
  it('comes when the time has come, and leads to opening a shift', async () => {
    const { said, getByRole, onOpen } = await show(evenings);
    expect(said()).toBeNull();
    await wait(30_000);
    expect(said()).toContain('By your hours you are open until \u206601:00\u2069');
    getByRole('button', { name: 'Start shift' }).click();
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  it('goes when the hours are over', async () => {
    vi.setSystemTime(new Date('2026-11-18T22:59:50Z'));
    const { said } = await show(evenings);
    expect(said()).not.toBeNull();
    await wait(30_000);
    expect(said()).toBeNull();
  });

  it.each([
    ['without hours', { hours: [], exceptions: [] }],
    ['on a day that is closed', { ...evenings, exceptions: [{ day: '2026-11-18', windows: [], name: '' }] }],
  ])('says nothing %s', async (_, opening) => {
    vi.setSystemTime(new Date('2026-11-18T17:00:00Z'));
    const { said } = await show(opening);
    expect(said()).toBeNull();
  });

  it('goes by the clocks of the restaurant', async () => {
    vi.setSystemTime(new Date('2026-11-18T17:00:00Z'));
    const { said } = await show(evenings, 'America/New_York');
    expect(said()).toBeNull();
  });

  it('leads from the dashboard to the board, or to the hours', async () => {
    vi.setSystemTime(new Date('2026-11-18T17:00:00Z'));
    const server = fakeServer();
    server.reply('GET /restaurants/opening-hours', evenings);
    const { getByRole, getByText } = renderScreen(<OpeningNotice />);
    await wait(100);
    expect(getByText(/By your hours you are open until/)).toBeTruthy();
    expect(getByRole('link', { name: 'Start shift' }).getAttribute('href')).toBe('/order-manager');
    expect(getByRole('link', { name: 'Change the hours' }).getAttribute('href')).toBe(
      '/dashboard/settings/opening-hours',
    );
  });
});
