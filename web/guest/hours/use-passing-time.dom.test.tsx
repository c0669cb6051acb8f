import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverClock } from '#web/lib/clock/server-clock.ts';
import type { GuestMenu, GuestSection } from '../guest-menu/guest-menu.ts';
import type { DisplayedMenu } from '../live/displayed-menu.ts';
import { buildDish, buildGuestMenu } from '../testing/build-dish.ts';
import { usePassingTime } from './use-passing-time.ts';

const due = '2026-11-16T09:30:00.000Z';
const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(due) - 10 * minute });
});
afterEach(() => {
  vi.useRealTimers();
});

const sectionWith = (isServed: boolean): GuestSection => ({
  id: 'e'.repeat(24),
  name: 'Breakfast',
  showImages: true,
  serving: { isServed, changesAt: due, from: '08:00', to: '11:30', weekday: 1, inDays: 0 },
  dishes: [buildDish(isServed ? {} : { servedAgainAt: due })],
});

const openPage = (
  isServed: boolean,
  validUntil: string | null = due,
  pauses: GuestMenu['pauses'] = [],
  opening?: GuestMenu['restaurant']['opening'],
) => {
  const menu = buildGuestMenu([], { validUntil, pauses, sections: [sectionWith(isServed)] });
  let live: DisplayedMenu = {
    menu: { ...menu, restaurant: { ...menu.restaurant, opening } },
    tag: '"old"',
  };
  const refresh = vi.fn(async () => {});
  const update = (change: (before: DisplayedMenu) => DisplayedMenu) => {
    live = change(live);
  };
  const { rerender, unmount } = renderHook(({ until }) => usePassingTime(until, update, refresh), {
    initialProps: { until: validUntil },
  });
  return {
    refresh,
    unmount,
    answer: (until: string | null) => rerender({ until }),
    section: () => live.menu.sections?.[0],
    pauses: () => live.menu.pauses,
    opening: () => live.menu.restaurant.opening,
    tag: () => live.tag,
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  };
};

describe('the time on an open page', () => {
  it('ends the serving of a section in its second, and then asks what comes after', async () => {
    const { pass, section, tag, refresh } = openPage(true);
    await pass(10 * minute - 1);
    expect(section()?.serving?.isServed).toBe(true);
    await pass(1);
    expect(section()?.serving).toMatchObject({ isServed: false, from: '' });
    expect(section()?.dishes[0]).toMatchObject({ servedAgainAt: null });
    expect(tag()).toBeUndefined();
    await pass(5_000);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('ends a pause in its second, and leaves one that has no end', async () => {
    const lasting = { sectionId: 'e'.repeat(24), until: null, reason: '' };
    const { pass, pauses } = openPage(true, due, [{ sectionId: null, until: due, reason: 'Full' }, lasting]);
    await pass(10 * minute - 1);
    expect(pauses()).toHaveLength(2);
    await pass(1);
    expect(pauses()).toEqual([lasting]);
  });

  it('begins it likewise', async () => {
    const { pass, section } = openPage(false);
    await pass(10 * minute);
    expect(section()?.serving).toMatchObject({ isServed: true, to: '11:30' });
    expect(section()?.dishes[0]).not.toHaveProperty('servedAgainAt');
  });

  it('opens or closes the restaurant by its hours in their second', async () => {
    const opening = {
      isOpen: false,
      changesAt: due,
      at: '11:30',
      weekday: 1,
      inDays: 0,
      closedToday: 'Fast',
    };
    const { pass, opening: read } = openPage(true, due, [], opening);
    await pass(10 * minute - 1);
    expect(read()).toEqual(opening);
    await pass(1);
    // When it closes again only the server knows.
    expect(read()).toMatchObject({ isOpen: true, at: '' });
    expect(read()?.closedToday).toBeUndefined();
  });

  it('is noticed soon after a sleep, through which timers stand still', async () => {
    const { pass, section } = openPage(true);
    await pass(minute);
    vi.setSystemTime(Date.parse(due) + 60 * minute);
    await pass(15_000);
    expect(section()?.serving?.isServed).toBe(false);
  });

  it('asks again until the server has another answer, and no longer', async () => {
    const { pass, refresh, answer } = openPage(true);
    await pass(10 * minute + 5_000);
    await pass(30_000);
    expect(refresh).toHaveBeenCalledTimes(3);
    answer('2026-11-16T22:00:00.000Z');
    await pass(60 * minute);
    expect(refresh).toHaveBeenCalledTimes(3);
  });

  it('is the server’s business when the told time is over already', async () => {
    const { pass, section, refresh } = openPage(true, '2026-11-16T09:00:00.000Z');
    await pass(5_000);
    expect(section()?.serving?.isServed).toBe(true);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it.each([12, -12])('is the server’s on a phone that is %d minutes off', async (off) => {
    const { pass, section, refresh } = openPage(true);
    vi.setSystemTime(Date.now() + off * minute);
    const heard = Date.parse(due) - 10 * minute;
    serverClock.hearHeartbeat(heard);
    await pass(10 * minute - 15_000);
    expect(section()?.serving?.isServed).toBe(true);
    await pass(15_000);
    expect(section()?.serving?.isServed).toBe(false);
    await pass(5_000);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('is asked for once by a fast phone, which then waits for the server’s second', async () => {
    vi.setSystemTime(Date.parse(due) + 2 * minute);
    const { pass, section, refresh } = openPage(true);
    refresh.mockImplementation(async () => serverClock.hearHeartbeat(Date.parse(due) - 10 * minute));
    await pass(5 * minute);
    expect([section()?.serving?.isServed, refresh.mock.calls.length]).toEqual([true, 1]);
    await pass(5 * minute + 5_000);
    expect(section()?.serving?.isServed).toBe(false);
  });

  it('does nothing on a page without hours, nor after it was left', async () => {
    const without = openPage(true, null);
    const left = openPage(true);
    left.unmount();
    await without.pass(60 * minute);
    expect([without.section()?.serving?.isServed, left.section()?.serving?.isServed]).toEqual([true, true]);
    expect(without.refresh).not.toHaveBeenCalled();
  });
});
