import { describe, expect, it } from 'vitest';
import { demoRestaurant } from '#core/demo/demo-restaurant.ts';
import type { DemoDish } from '#core/demo/demo-types.ts';
import { guestMenuAnswer } from '#core/guest-menu/guest-menu.contract.ts';
import { type GuestLocale, guestLocales, type Locale, locales } from '#core/i18n/locale.ts';
import type { GuestDishAnswer } from '#core/menus/dishes/dish-shape.ts';
import { imageUrl, widthsFor } from '#core/menus/image-urls.ts';
import { publicOwner } from '#server/access/own-id.ts';
import { sharp } from '#server/images/processing/image-library.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';
import { demoOwnerEmail, findDemoMenuId, findDemoOwnerId, seedDemo } from './demo.service.ts';
import { logoKey, readDemoPictures, readPictureFacts } from './demo-pictures.service.ts';

const test = setUpTestApp();
const needs = () => ({ db: test.engine.db, images: test.services.images, clock: test.clock });
const demoDishes = demoRestaurant.sections.flatMap((section) => section.dishes);

const readMenu = async (locale: Locale) => {
  const [ownerId, menuId] = [
    await findDemoOwnerId(test.engine.db),
    await findDemoMenuId(test.engine.db, locale),
  ];
  if (!ownerId || !menuId) throw new Error('the demo is not seeded');
  return guestMenuAnswer.parse(await test.services.guestMenu.get(ownerId, { menuId }));
};
const dishesOf = async (locale: Locale) =>
  (await readMenu(locale)).menu?.sections.flatMap((section) => section.dishes) ?? [];

/** Everything that a guest reads of a dish, as the seed has it and as the server tells it. */
const textsIn = ({ name, description, sizes = [], changes = [] }: DemoDish, language: GuestLocale) => [
  name[language],
  description[language],
  ...sizes.map((size) => size.name[language]),
  ...changes.flatMap((group) => [
    group.name[language],
    ...group.options.map((option) => option.name[language]),
  ]),
];
const localizedName = ({ name, shown }: { name: string; shown?: string | undefined }) => shown ?? name;
const localizedTexts = ({ name, description, sizes, changes }: GuestDishAnswer) => [
  name,
  description,
  ...sizes.map(localizedName),
  ...changes.flatMap((group) => [localizedName(group), ...group.options.map(localizedName)]),
];

describe('the demo restaurant', () => {
  it('is seeded once, however many processes start', async () => {
    await Promise.all([1, 2, 3].map(() => seedDemo(needs())));
    await seedDemo(needs());
    for (const locale of ['he', 'en'] as const) {
      const names = (await dishesOf(locale)).map((dish) => dish.name);
      expect(names).toEqual(demoDishes.map((dish) => dish.name[locale]));
    }
  });

  it.each(locales.flatMap((written) => guestLocales.map((language) => [written, language] as const)))(
    'written in %s, leaves nothing untranslated for a reader of %s',
    async (written, language) => {
      const [ownerId, menuId] = [
        await findDemoOwnerId(test.engine.db),
        await findDemoMenuId(test.engine.db, written),
      ];
      const { menu } = await test.services.guestMenu.get(ownerId ?? publicOwner(''), {
        menuId: menuId ?? '',
        language,
      });
      expect(menu?.languages.toSorted()).toEqual(guestLocales.toSorted());
      // A text that is not in the reader's language says which one it is in.
      expect(JSON.stringify(menu)).not.toMatch(/"langs?":/);
      const texts = menu?.sections.flatMap(({ dishes }) => dishes.flatMap(localizedTexts)) ?? [];
      expect(texts).toEqual(demoDishes.flatMap((dish) => textsIn(dish, language)));
      const hours = menu?.sections.map((section) => section.serving !== null);
      expect(hours).toEqual(demoRestaurant.sections.map((section) => section.hours !== undefined));
    },
  );

  it('speaks of itself in the language of its reader', async () => {
    for (const language of guestLocales) {
      const { restaurant } = await test.services.guestMenu.getDemo(language);
      const { name, description, address } = demoRestaurant;
      expect(restaurant).toMatchObject({
        name: name[language],
        description: description[language],
        address: address[language],
      });
    }
  });

  it('shows the Hebrew menu and takes no orders', async () => {
    const ownerId = await findDemoOwnerId(test.engine.db);
    const guestMenu = await test.services.guestMenu.get(ownerId ?? publicOwner(''));
    expect([guestMenu.menu?.name, guestMenu.isOpen]).toEqual([demoRestaurant.menuName.he, false]);
  });

  it('is nobody’s to sign in to', async () => {
    const login = await test.visitor().post('/users/login', { email: demoOwnerEmail, password: '!' });
    expect(login.status).toBe(401);
  });

  it('comes with its logo and a picture of each dish, the same in both languages', async () => {
    const [hebrew, english] = [await dishesOf('he'), await dishesOf('en')];
    const facts = await readPictureFacts();
    const expected = demoDishes.map((dish) => imageUrl(facts[dish.key]?.hash ?? '', 640, 'webp'));
    expect(hebrew.map((dish) => dish.image)).toEqual(expected);
    expect(english.map((dish) => dish.image)).toEqual(expected);
    expect((await readMenu('he')).menu?.logo).toContain(facts[logoKey]?.hash);
  });

  it('has pictures that are what they say they are, and light enough to be kept with the source', async () => {
    const pictures = await readDemoPictures();
    const files = [...pictures.values()].flatMap(({ variants }) => variants);
    expect(files.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(1_000_000);
    for (const { variants, width } of pictures.values()) {
      const widths = await Promise.all(
        variants.map(async ({ bytes }) => (await sharp(bytes).metadata()).width),
      );
      expect(widths).toEqual(widthsFor(width).map((step) => Math.min(step, width)));
    }
  });

  it('is shown in older formats too, which are made when the first browser asks', async () => {
    const { falafel } = await readPictureFacts();
    const ask = (file: string) => test.app.inject(`/images/${falafel?.hash}/${file}`);
    const answers = await Promise.all(['640.jpg', '160.jpg', '640.webp', '1280.avif'].map(ask));
    const shapes = await Promise.all(
      answers.map(async ({ rawPayload }) => {
        const { width, format } = await sharp(rawPayload).metadata();
        return [width, format];
      }),
    );
    expect(shapes).toEqual([
      [640, 'jpeg'],
      [160, 'jpeg'],
      [640, 'webp'],
      [960, 'heif'],
    ]);
    expect((await ask('640.jpg')).rawPayload).toEqual(answers[0]?.rawPayload);
  });
});
