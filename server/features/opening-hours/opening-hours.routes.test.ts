import { describe, expect, it } from 'vitest';
import { limits } from '#core/values/limits.ts';
import { buildMenu } from '#server/testing/build-menu.ts';
import { buildStation } from '#server/testing/build-station.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();
const route = '/restaurants/opening-hours';
const nothing = { hours: [], exceptions: [] };
const dayMs = 86_400_000;

/** A day of the restaurant's calendar, from today on. */
const dayIn = (days: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jerusalem' }).format(
    test.clock.now().getTime() + days * dayMs,
  );
const everyDay = [0, 1, 2, 3, 4, 5, 6];
const evenings = [{ days: everyDay, from: '18:00', to: '02:00' }];
const closedOn = (day: string, name = '') => ({ day, windows: [], name });

describe('the hours of a restaurant', () => {
  it('are none until they are saved, on every plan', async () => {
    const owner = await test.owner({ plan: 'basic' });
    expect((await owner.get(route)).body).toEqual(nothing);
    const saved = await owner.put(route, { hours: evenings, exceptions: [] });
    expect([saved.status, saved.body]).toEqual([200, { hours: evenings, exceptions: [] }]);
    expect((await owner.get(route)).body).toEqual(saved.body);
  });

  it('have each day once and exceptions in their order; those of past days drop out', async () => {
    const owner = await test.owner();
    const { body } = await owner.put(route, {
      hours: [{ days: [5, 1, 5], from: '09:00', to: '15:00' }],
      exceptions: [
        closedOn(dayIn(9), '  Yom Kippur '),
        { day: dayIn(2), windows: [{ from: '10:00', to: '14:00' }] },
        closedOn(dayIn(-3), 'Over'),
      ],
    });
    expect(body).toEqual({
      hours: [{ days: [1, 5], from: '09:00', to: '15:00' }],
      exceptions: [
        { day: dayIn(2), windows: [{ from: '10:00', to: '14:00' }], name: '' },
        closedOn(dayIn(9), 'Yom Kippur'),
      ],
    });
  });

  it('refuse what is no time, no day, twice the same day, or too much, and save nothing of it', async () => {
    const owner = await test.owner();
    const [window] = evenings;
    const exception = closedOn(dayIn(5));
    for (const bad of [
      { hours: [{ ...window, from: '24:00' }], exceptions: [] },
      { hours: [{ ...window, to: '7:00' }], exceptions: [] },
      { hours: [{ ...window, days: [] }], exceptions: [] },
      { hours: [{ ...window, days: [7] }], exceptions: [] },
      { hours: Array(limits.openingWindows + 1).fill(window), exceptions: [] },
      { hours: evenings, exceptions: [exception, { ...exception, name: 'Again' }] },
      { hours: evenings, exceptions: [{ ...exception, day: '2027-02-30' }] },
      { hours: evenings, exceptions: [{ ...exception, day: '0000-01-01' }] },
      { hours: evenings, exceptions: [{ ...exception, windows: [{ from: 'x', to: '10:00' }] }] },
      { hours: evenings, exceptions: [{ ...exception, name: 'x'.repeat(limits.name + 1) }] },
      { hours: evenings },
      { exceptions: [] },
      [],
      null,
    ]) {
      const { status } = await owner.put(route, bad);
      expect([bad, status]).toEqual([bad, 400]);
    }
    expect((await owner.get(route)).body).toEqual(nothing);
  });

  it('are refused when another screen saved others meanwhile; the same again is no conflict', async () => {
    const owner = await test.owner();
    const mine = { hours: evenings, exceptions: [closedOn(dayIn(4), 'Purim')], was: nothing };
    expect((await owner.put(route, mine)).status).toBe(200);
    expect((await owner.put(route, mine)).status).toBe(200);
    const late = await owner.put(route, { hours: [], exceptions: [], was: nothing });
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
    expect(late.body.details.opening).toEqual({ hours: mine.hours, exceptions: mine.exceptions });
    const over = await owner.put(route, { ...nothing, was: late.body.details.opening });
    expect([over.status, over.body]).toEqual([200, nothing]);
  });

  it('are not in conflict because a day ended since they were read', async () => {
    const owner = await test.owner();
    await owner.put(route, { hours: evenings, exceptions: [closedOn(dayIn(0), 'Today')] });
    const read = (await owner.get(route)).body;
    const was = { ...read, exceptions: [closedOn(dayIn(-1), 'Yesterday'), ...read.exceptions] };
    expect((await owner.put(route, { hours: [], exceptions: [], was })).status).toBe(200);
  });

  it('stay when the other settings are saved', async () => {
    const owner = await test.owner();
    await owner.put(route, { hours: evenings, exceptions: [] });
    await owner.put('/restaurants/settings', { restaurantName: 'Gan', address: 'Herzl 1' });
    expect((await owner.get(route)).body.hours).toEqual(evenings);
  });

  it('are read by a station, which may not save them', async () => {
    const owner = await test.owner();
    await owner.put(route, { hours: evenings, exceptions: [] });
    const station = await buildStation(test, owner);
    expect((await station.get(route)).body.hours).toEqual(evenings);
    const refused = await station.put(route, nothing);
    expect([refused.status, refused.body.code]).toEqual([403, 'station_not_allowed']);
  });
});

describe('what guests read of them', () => {
  const readMenu = async (ownerId: string) => (await test.visitor().get(`/public-menu/${ownerId}`)).body;

  it('is nothing until they are saved, and then the next opening', async () => {
    const owner = await test.owner();
    await buildMenu(owner);
    const { restaurant, validUntil } = await readMenu(owner.id);
    expect([restaurant.opening, validUntil]).toEqual([undefined, null]);
    expect((await test.visitor().get(`/public-menu/${owner.id}/opening-hours`)).status).toBe(404);

    const fast = closedOn(dayIn(0), 'Yom Kippur');
    await owner.put(route, { hours: [{ days: everyDay, from: '12:00', to: '23:00' }], exceptions: [fast] });
    const closed = await readMenu(owner.id);
    expect(closed.restaurant.opening).toMatchObject({
      isOpen: false,
      at: '12:00',
      inDays: 1,
      closedToday: 'Yom Kippur',
    });
    expect(Date.parse(closed.validUntil)).toBeLessThanOrEqual(
      Date.parse(closed.restaurant.opening.changesAt),
    );
  });

  it('is each of the next seven days, and later exceptions', async () => {
    const owner = await test.owner({ plan: 'basic' });
    const later = closedOn(dayIn(12), 'Passover');
    const soon = { day: dayIn(3), windows: [{ from: '08:00', to: '12:00' }], name: 'Eve' };
    await owner.put(route, { hours: evenings, exceptions: [soon, later] });
    const { status, body } = await test.visitor().get(`/public-menu/${owner.id}/opening-hours`);
    expect(status).toBe(200);
    expect(body.days.map(({ day }: { day: string }) => day)).toEqual(everyDay.map(dayIn));
    expect(body.days[0].windows).toEqual([{ from: '18:00', to: '02:00' }]);
    expect(body.days[3]).toMatchObject({ windows: soon.windows, name: 'Eve' });
    expect(body.later).toEqual([
      { day: later.day, weekday: new Date(later.day).getUTCDay(), windows: [], name: 'Passover' },
    ]);
  });

  it('is nothing of a restaurant that is not there', async () => {
    const { status } = await test.visitor().get(`/public-menu/${'f'.repeat(24)}/opening-hours`);
    expect(status).toBe(404);
  });
});
