import { describe, expect, it } from 'vitest';
import type { Locale } from '#core/i18n/locale.ts';
import { publicMenu } from '#core/restaurants/restaurants.contract.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';
import { demoRestaurant } from './demo-content.ts';
import {
  addDemoPictures,
  demoOwnerEmail,
  findDemoMenuId,
  findDemoOwnerId,
  seedDemoRestaurant,
} from './seed-demo.ts';

const test = setUpTestApp();
const needs = () => ({ db: test.engine.db, clock: test.clock });

const readMenu = async (locale: Locale) => {
  const [ownerId, menuId] = [
    await findDemoOwnerId(test.engine.db),
    await findDemoMenuId(test.engine.db, locale),
  ];
  if (!ownerId || !menuId) throw new Error('the demo is not seeded');
  return publicMenu.parse(await test.services.restaurants.getPublicMenu(ownerId, menuId));
};
const dishesOf = async (locale: Locale) =>
  (await readMenu(locale)).menu?.sections.flatMap((section) => section.dishes) ?? [];

describe('the demo restaurant', () => {
  it('is seeded once, however many processes start', async () => {
    await Promise.all([1, 2, 3].map(() => seedDemoRestaurant(needs())));
    await seedDemoRestaurant(needs());
    const expected = demoRestaurant.sections.flatMap((section) => section.dishes);
    for (const locale of ['he', 'en'] as const) {
      const names = (await dishesOf(locale)).map((dish) => dish.name);
      expect(names).toEqual(expected.map((dish) => dish.name[locale]));
    }
  });

  it('shows the Hebrew menu and takes no orders', async () => {
    const ownerId = await findDemoOwnerId(test.engine.db);
    const shown = await test.services.restaurants.getPublicMenu(ownerId ?? '');
    expect([shown.menu?.name, shown.isOpen]).toEqual([demoRestaurant.menuName.he, false]);
  });

  it('is nobody’s to sign in to', async () => {
    const login = await test.visitor().post('/users/login', { email: demoOwnerEmail, password: '!' });
    expect(login.status).toBe(401);
  });

  it('gets its logo and pictures afterwards, for both languages, and each of them once', async () => {
    let made = 0;
    const stop = new AbortController();
    const images = {
      saveBytes: async (bytes: Buffer) => {
        made += 1;
        // The logo and two dishes.
        if (made === 3) stop.abort();
        return test.services.images.saveBytes(bytes);
      },
    };
    await addDemoPictures({ db: test.engine.db, images, signal: stop.signal });
    const [hebrew, english] = [await dishesOf('he'), await dishesOf('en')];
    expect(hebrew.map((dish) => dish.image !== null).slice(0, 3)).toEqual([true, true, false]);
    expect(english.map((dish) => dish.image)).toEqual(hebrew.map((dish) => dish.image));

    // The next start goes on where this one stopped.
    const another = new AbortController();
    await addDemoPictures({
      db: test.engine.db,
      signal: another.signal,
      images: {
        saveBytes: async (bytes) => {
          another.abort();
          return images.saveBytes(bytes);
        },
      },
    });
    expect(made).toBe(4);
    const shown = await test.services.restaurants.getPublicMenu(
      (await findDemoOwnerId(test.engine.db)) ?? '',
    );
    expect(shown.menu?.logo).toMatch(/^\/images\//);
    expect((await dishesOf('he'))[2]?.image).not.toBeNull();
  });
});
