import { describe, expect, it, onTestFinished } from 'vitest';
import { localDay } from '#core/hours/local-day.ts';
import { defaultTimeZone } from '#core/hours/time-zones.ts';
import type { View } from '#core/views/views.contract.ts';
import { views as viewsTable } from '#server/db/schema.ts';
import { newId } from '#server/system/ids.ts';
import { buildDish, buildMenu } from '#server/testing/build-menu.ts';
import { buildOpenRestaurant } from '#server/testing/build-order.ts';
import { type TestOwner, testPassword } from '#server/testing/build-owner.ts';
import { loseTable } from '#server/testing/lose-table.ts';
import { listStoredViews, storePractice } from '#server/testing/stored-rows.ts';
import { buildTestApp, setUpTestApp, type TestApp } from '#server/testing/test-app.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';

const test = setUpTestApp();

const setTables = (owner: TestOwner, count: number) =>
  owner.put('/restaurants/settings', {
    ownerId: owner.id,
    restaurantName: 'Palm',
    address: 'Port 1',
    hasTableNumbers: true,
    tableNumbersCount: count,
  });
const sendViews = (owner: { id: string }, views: View[], headers: Record<string, string> = {}, app = test) =>
  app.visitor(headers).post(`/looks/${owner.id}`, { looks: views });
const stored = async (owner: TestOwner, { services, engine }: TestApp = test) => {
  await services.views.flush();
  return listStoredViews(engine.db, owner.id);
};
const opened = (table: number | null = null): View => ({ kind: 'menu', table });

describe('what guests look at', () => {
  it('is added up for the open shift, under the day on which it began', async () => {
    const { owner, dish, shift } = await buildOpenRestaurant(test);
    await setTables(owner, 8);
    const views: View[] = [
      opened(7),
      { kind: 'dish', dishId: dish._id },
      { kind: 'cart', dishId: dish._id, quantity: 2 },
    ];
    expect(await sendViews(owner, views)).toMatchObject({ status: 200, body: {} });
    // Midnight has passed; the evening goes on.
    test.clock.advance(14 * 3_600_000);
    await sendViews(owner, [opened(), opened(7)]);
    const [day] = new Date(shift.startTime).toISOString().split('T');
    const first = { menu: { 7: 2, '': 1 }, dish: { [dish._id]: 1 }, cart: { [dish._id]: 2 } };
    expect(await stored(owner)).toEqual([{ day, shiftId: shift._id, counts: first }]);
    await sendViews(owner, [opened(7)]);
    expect(await stored(owner)).toMatchObject([
      { counts: { menu: { 7: 3, '': 1 }, dish: { [dish._id]: 1 } } },
    ]);
  });

  it('is under no shift while the doors are closed, by the calendar of the restaurant', async () => {
    const owner = await test.owner();
    await sendViews(owner, [opened()]);
    const today = test.clock.now().toISOString().slice(0, 10);
    expect(await stored(owner)).toEqual([{ day: today, shiftId: '', counts: { menu: { '': 1 } } }]);
    // In Israel the next day begins before it does in London.
    const toMidnight = Date.parse(`${today}T23:00:00Z`) - test.clock.now().getTime();
    test.clock.advance(toMidnight > 0 ? toMidnight : toMidnight + 86_400_000);
    await sendViews(owner, [opened()]);
    const [, late] = await stored(owner);
    expect(late?.day).toBe(localDay(defaultTimeZone, test.clock.now()));
    expect(late?.day).not.toBe(test.clock.now().toISOString().slice(0, 10));
  });

  it('in a practice is not of that practice', async () => {
    const { owner, shift } = await buildOpenRestaurant(test);
    await storePractice(test.engine.db, shift._id);
    await sendViews(owner, [opened()]);
    expect(await stored(owner)).toMatchObject([{ shiftId: '' }]);
  });

  it('counts only dishes and tables of the restaurant', async () => {
    const { owner } = await buildOpenRestaurant(test);
    await setTables(owner, 3);
    const { dish: foreign } = await buildOpenRestaurant(test);
    await sendViews(owner, [
      { kind: 'dish', dishId: foreign._id },
      { kind: 'cart', dishId: 'a'.repeat(24), quantity: 1 },
    ]);
    expect(await stored(owner)).toEqual([]);
    await sendViews(owner, [opened(3), opened(4), { kind: 'dish', dishId: foreign._id }]);
    expect(await stored(owner)).toMatchObject([{ counts: { menu: { 3: 1, '': 1 } } }]);
  });

  it('is not counted of the restaurant’s own owner, and is of another one', async () => {
    const owner = await test.owner();
    const other = await test.owner();
    expect((await owner.post(`/looks/${owner.id}`, { looks: [opened()] })).status).toBe(200);
    expect(await stored(owner)).toEqual([]);
    await other.post(`/looks/${owner.id}`, { looks: [opened()] });
    expect(await stored(owner)).toMatchObject([{ counts: { menu: { '': 1 } } }]);
  });

  it.each<Record<string, string>>([
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { 'user-agent': 'facebookexternalhit/1.1' },
    { 'sec-purpose': 'prefetch;prerender' },
  ])('is not counted of %j', async (headers) => {
    const owner = await test.owner();
    expect((await sendViews(owner, [opened()], headers)).status).toBe(200);
    expect(await stored(owner)).toEqual([]);
  });

  it('of a restaurant that there is not is forgotten', async () => {
    expect((await sendViews({ id: 'a'.repeat(24) }, [opened()])).status).toBe(200);
    await test.services.views.flush();
    expect(await listStoredViews(test.engine.db, 'a'.repeat(24))).toEqual([]);
  });

  it('of a page of another site is refused', async () => {
    const owner = await test.owner();
    const answer = await sendViews(owner, [opened()], { origin: 'https://elsewhere.test' });
    expect(answer.body.code).toBe('bad_origin');
  });

  it.each([{}, { looks: 'all' }, { looks: [{ kind: 'menu' }] }, { looks: Array(101).fill(opened()) }])(
    'is refused as %j',
    async (body) => {
      const owner = await test.owner();
      expect((await test.visitor().post(`/looks/${owner.id}`, body)).body.code).toBe('invalid_input');
    },
  );

  it('is not even read when it is longer than any page tells', async () => {
    const owner = await test.owner();
    const answer = await test
      .visitor()
      .post(`/looks/${owner.id}`, { looks: [], padding: 'x'.repeat(20_000) });
    expect(answer.body.code).toBe('too_large');
  });

  it('waits for the next minute while it cannot be written', async () => {
    const owner = await test.owner();
    const lost = await loseTable(test.engine, viewsTable);
    await sendViews(owner, [opened()]);
    await test.services.views.flush();
    await sendViews(owner, [opened()]);
    await lost();
    expect(await stored(owner)).toMatchObject([{ counts: { menu: { '': 2 } } }]);
  });

  it('goes with its account, and so does what still waits', async () => {
    const owner = await test.owner();
    await sendViews(owner, [opened()]);
    await stored(owner);
    await sendViews(owner, [opened()]);
    expect((await owner.delete('/users/me', { password: testPassword })).status).toBe(200);
    expect(await stored(owner)).toEqual([]);
  });
});

describe('who makes looks up', () => {
  const simulated = () => Array.from({ length: 100 }, (): View => ({ kind: 'dish', dishId: newId() }));

  it('takes no place of a restaurant’s guests with dishes that there are not', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    for (let request = 0; request < 12; request += 1)
      expect((await sendViews(owner, simulated())).status).toBe(200);
    await sendViews(owner, [opened(), { kind: 'dish', dishId: dish._id }]);
    expect(await stored(owner)).toMatchObject([{ counts: { menu: { '': 1 }, dish: { [dish._id]: 1 } } }]);
  });

  it('takes no place of anybody’s guests with restaurants that there are not', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    for (let request = 0; request < 1_010; request += 10)
      await Promise.all(Array.from({ length: 10 }, () => sendViews({ id: newId() }, simulated())));
    await sendViews(owner, [opened(), { kind: 'dish', dishId: dish._id }]);
    expect(await stored(owner)).toMatchObject([{ counts: { menu: { '': 1 }, dish: { [dish._id]: 1 } } }]);
  });

  it('takes no place with tables that there are not', async () => {
    const { owner } = await buildOpenRestaurant(test);
    for (let first = 1; first <= 2_000; first += 100)
      await sendViews(
        owner,
        Array.from({ length: 100 }, (_, index) => opened(first + index)),
      );
    expect(await stored(owner)).toMatchObject([{ counts: { menu: { '': 2_000 } } }]);
  });
});

describe('a dish or a table that is new', () => {
  it('is counted as soon as guests can see it', async () => {
    const { owner, dish, menu, section } = await buildOpenRestaurant(test);
    await sendViews(owner, [{ kind: 'dish', dishId: dish._id }]);
    const added = await buildDish(owner, {
      menuId: menu._id,
      sectionName: section._id,
      name: 'New',
      price: 9,
    });
    await setTables(owner, 5);
    await expect
      .poll(async () => {
        await sendViews(owner, [opened(5), { kind: 'dish', dishId: added._id }]);
        return Object.keys((await stored(owner))[0]?.counts.dish ?? {}).length;
      })
      .toBe(2);
    await expect
      .poll(async () => {
        await sendViews(owner, [opened(5)]);
        return (await stored(owner))[0]?.counts.menu?.[5] ?? 0;
      })
      .toBeGreaterThan(0);
  });
});

describe('a report', () => {
  const viewsIn = async (owner: TestOwner, address: string) =>
    (await owner.get(`/reports${address}`)).body.report.looks;

  it('tells what was just looked at, of a shift or of days, and when each table was last scanned', async () => {
    const { owner, dish, shift } = await buildOpenRestaurant(test);
    await setTables(owner, 3);
    await sendViews(owner, [opened(1), opened(2), { kind: 'dish', dishId: dish._id }]);
    const ofShift = await viewsIn(owner, `/shifts/${shift._id}`);
    const [row] = await stored(owner);
    const firstDay = row?.day ?? '';
    const table = (number: number, opened: number, lastDay: string | null) => ({
      table: number,
      opened,
      lastDay,
    });
    expect(ofShift).toMatchObject({
      menu: 2,
      tables: [table(1, 1, firstDay), table(2, 1, firstDay), table(3, 0, null)],
      dishes: [{ dishId: dish._id, opened: 1, inCart: 0, ordered: 0 }],
    });
    expect((await owner.post('/services/end', { id: shift._id, userId: owner.id })).status).toBe(200);

    // Past the end of the month, so that the span holds days of one and of the next.
    test.clock.advance(35 * 86_400_000);
    await owner.post('/users/login', { email: owner.account.email, password: testPassword });
    await sendViews(owner, [opened(2), opened()]);
    const lastDay = localDay(defaultTimeZone, test.clock.now());
    for (const from of [firstDay, `${firstDay.slice(0, 7)}-01`]) {
      expect(await viewsIn(owner, `?from=${from}&to=${lastDay}`)).toMatchObject({
        menu: 4,
        tables: [table(1, 1, firstDay), table(2, 2, lastDay), table(3, 0, null)],
        dishes: [{ opened: 1 }],
      });
    }
    expect(await viewsIn(owner, `?from=${lastDay}&to=${lastDay}`)).toMatchObject({ menu: 2 });
    expect(await viewsIn(owner, `/shifts/${shift._id}`)).toMatchObject({ menu: 2 });
  });
});

describe('counting', () => {
  it('adds up over processes, and is written when a process stops', async () => {
    const database = await openTestDatabase();
    onTestFinished(() => database.close());
    const shared = { ...database, close: async () => {} };
    const apps = await Promise.all([1, 2].map(() => buildTestApp({ engine: shared })));
    const [one, two] = apps;
    if (!one || !two) throw new Error('both were built');
    const owner = await one.owner();
    await buildMenu(owner);
    for (const app of apps) await sendViews(owner, [opened()], {}, app);
    await Promise.all(apps.map(({ services }) => services.views.flush()));
    for (const app of apps) await sendViews(owner, [opened()], {}, app);
    await Promise.all(apps.map((app) => app.close()));
    expect(await listStoredViews(database.db, owner.id)).toMatchObject([{ counts: { menu: { '': 4 } } }]);
  });

  it('has a limit for an address, and says nothing of it', async () => {
    const strict = await buildTestApp({ environment: { RATE_LIMIT_FACTOR: '0.01' } });
    onTestFinished(() => strict.close());
    const owner = await strict.owner();
    const answers = [];
    for (let turn = 0; turn < 9; turn += 1)
      answers.push((await sendViews(owner, [opened()], {}, strict)).status);
    expect(answers).toEqual(Array(9).fill(200));
    expect(await stored(owner, strict)).toMatchObject([{ counts: { menu: { '': 6 } } }]);
  });
});
