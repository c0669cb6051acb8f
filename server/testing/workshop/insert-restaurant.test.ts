import { describe, expect, it } from 'vitest';
import { buildMenu } from '#server/testing/build-menu.ts';
import { buildOwner, buildRestaurant } from '#server/testing/build-owner.ts';
import { buildPerson, buildStation, testPin } from '#server/testing/build-station.ts';
import { settingsBody } from '#server/testing/settings-body.ts';
import { readAllRows } from '#server/testing/stored-rows.ts';
import { buildTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createTestClient } from '#server/testing/test-client.ts';
import { type DescribedRestaurant, oneDish, testPassword } from './described-restaurant.ts';
import { makeMenu, makeRestaurant } from './make-restaurant.ts';

/*
 * Most tests begin in a restaurant that was inserted. What it holds is compared here with one that was made by calls,
 * table by table: when a call begins to store something else, this is where it shows.
 */
/** A database of its own for each of the two, so that everything in it came from one of them. */
const rowsAfter = async (build: (testApp: TestApp) => Promise<unknown>) => {
  const testApp = await buildTestApp();
  try {
    const answer = await build(testApp);
    await testApp.services.securityLog.flush();
    return alike({ answer, rows: await readAllRows(testApp.engine.db) });
  } finally {
    await testApp.close();
  }
};

const began = new Date();
/** Drawn by chance, each time anew. */
const secrets = new Set(['email', 'passwordHash', 'tokenHash', 'publicId', 'pinHash', 'epoch']);
/** Turns that a call takes of its limit, which an inserted restaurant leaves to those that are counted. */
const countsCalls = 'rate_windows';

/** Without what differs from one run to the next: ids by the order in which they appear, and what the database's own clock said. */
const alike = (all: { answer: unknown; rows: Record<string, unknown[]> }) => {
  const ids = new Map<string, string>();
  const idOf = (id: string) => {
    if (!ids.has(id)) ids.set(id, `id ${ids.size + 1}`);
    return ids.get(id) as string;
  };
  const walk = (value: unknown, key = ''): unknown => {
    if (secrets.has(key) && value) return 'secret';
    if (value instanceof Date) return value >= began ? 'by the database' : value.toISOString();
    if (typeof value === 'string') return value.replace(/\b[0-9a-f]{24}\b/g, idOf);
    if (Array.isArray(value)) return value.map((part) => walk(part));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, walk(part, name)]));
  };
  const { [countsCalls]: _, ...rows } = all.rows;
  return walk({ answer: all.answer, rows });
};

const dish = {
  name: 'Salad',
  price: 28.5,
  description: 'Green',
  dietaryInfo: [{ type: 'vegan' }],
  sizes: [
    { name: 'Small', price: 0, isBase: true },
    { name: 'Large', price: 10, isBase: false },
  ],
  changes: [
    { name: 'Extras', type: 'multiple', required: false, options: [{ name: 'Egg', price: 3, maxTimes: 3 }] },
  ],
};

const restaurants: [string, DescribedRestaurant][] = [
  ['an owner', {}],
  ['an owner of the smallest plan', { plan: 'basic' }],
  ['a restaurant with tables', { settings: settingsBody }],
  ['a menu', { sections: oneDish(dish) }],
  ['an open restaurant', { sections: oneDish(), isOpen: true }],
  [
    'an open restaurant with tables and several sections',
    {
      settings: settingsBody,
      sections: [
        { name: 'Starters', dishes: [dish, { name: 'Soup', price: 20 }] },
        { name: 'Empty', dishes: [] },
      ],
      isOpen: true,
    },
  ],
];

describe('an inserted restaurant', () => {
  it.each(restaurants)(
    'that is %s holds the rows that calls leave, and answers what they answer',
    async (_, described) => {
      const inserted = await rowsAfter(async (testApp) => {
        const { owner, menu, shift } = await buildRestaurant(testApp, described);
        return { account: owner.account, menu, shift };
      });
      const made = await rowsAfter((testApp) =>
        makeRestaurant(createTestClient(testApp.app).send, described),
      );
      expect(inserted).toEqual(made);
    },
  );

  it('takes another menu as calls add one', async () => {
    const both = [oneDish(), oneDish(dish)];
    const inserted = await rowsAfter(async (testApp) => {
      const owner = await buildOwner(testApp);
      const menus = [await buildMenu(owner), await buildMenu(owner, dish)];
      return menus.map(({ menu, section, dish: only }) => ({ menu, sections: [section], dishes: [only] }));
    });
    const made = await rowsAfter(async (testApp) => {
      const { send } = await buildOwner(testApp);
      const menus = [];
      for (const sections of both) menus.push(await makeMenu(send, sections));
      return menus;
    });
    expect(inserted).toEqual(made);
  });

  it('has people and stations as calls add them', async () => {
    const inserted = await rowsAfter(async (testApp) => {
      const owner = await buildOwner(testApp);
      await buildPerson(owner, ['orders'], { name: 'Dana' });
      await buildStation(testApp, owner, 'Bar');
    });
    const made = await rowsAfter(async (testApp) => {
      const owner = await buildOwner(testApp);
      await owner.post('/users/verify-password', { password: testPassword });
      await owner.post('/people', { name: 'Dana', color: 'teal', rights: ['orders'], pin: testPin });
      await owner.post('/users/verify-password', { password: testPassword });
      const { body } = await owner.post('/stations/codes', { name: 'Bar' });
      await testApp.visitor().post('/stations/pair', { code: body.code });
    });
    expect(inserted).toEqual(made);
  });

  it('lets its owner in, and asks for the password as usual', async () => {
    const testApp = await buildTestApp();
    const owner = await buildOwner(testApp);
    const addPerson = () =>
      owner.post('/people', { name: 'Dana', color: 'teal', rights: ['orders'], pin: testPin });
    const statuses = [(await addPerson()).status];
    await owner.confirmPassword();
    statuses.push((await addPerson()).status);
    const { status } = await testApp
      .visitor()
      .post('/users/login', { email: owner.account.email, password: testPassword });
    expect([...statuses, status]).toEqual([403, 201, 200]);
    await testApp.close();
  });
});
