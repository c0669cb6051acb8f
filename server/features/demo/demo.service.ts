import { demoRestaurant } from '#core/demo/demo-restaurant.ts';
import type { Locale } from '#core/i18n/locale.ts';
import type { PublicOwnerId } from '#server/access/own-id.ts';
import type { Database } from '#server/db/engine/database.ts';
import type { ImageStore } from '#server/images/image-store.ts';
import type { Clock } from '#server/system/clock.ts';
import {
  type DemoRows,
  findMenuIdByName,
  findOwnerIdByEmail,
  insertDemo,
  insertDemoRows,
  listStoredPictures,
} from './demo.queries.ts';
import { readDemoPictures, readPictureFacts } from './demo-pictures.service.ts';
import { buildDemoRows, translate } from './demo-rows.mapper.ts';

export { insertDemoRows };

/** A reserved domain: no mail ever reaches it. */
export const demoOwnerEmail = 'demo@menta.example';

export const findDemoOwnerId = (db: Database): Promise<PublicOwnerId | null> =>
  findOwnerIdByEmail(db, demoOwnerEmail);

/** The demo's menu in one language; only the Hebrew one is active. */
export const findDemoMenuId = async (db: Database, locale: Locale): Promise<string | null> => {
  const ownerId = await findDemoOwnerId(db);
  return ownerId && findMenuIdByName(db, ownerId, demoRestaurant.menuName[locale]);
};

type Needs = { db: Database; images: Pick<ImageStore, 'saveProcessed'>; clock: Clock };

/** The restaurant with its menus, dishes and pictures. Does nothing when it is there. */
export const seedDemo = async ({ db, images, clock }: Needs): Promise<void> => {
  if (await findDemoOwnerId(db)) return;
  const pictures = await readDemoPictures();
  // Before the rows that show them; a start that ends in between leaves pictures that the next one keeps again.
  for (const picture of pictures.values()) await images.saveProcessed(picture);
  await insertDemo(db, buildDemoRows(demoRestaurant, demoOwnerEmail, clock.now(), pictures));
};

/** The restaurant in one language, as rows that are another's: with the demo's pictures, where they are kept. */
export const readDemoRows = async (
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  { email, locale }: { email: string; locale: Locale },
): Promise<DemoRows> => {
  const facts = Object.entries(await readPictureFacts());
  const stored = await listStoredPictures(
    db,
    facts.map(([, { hash }]) => hash),
  );
  const pictures = new Map(facts.filter(([, { hash }]) => stored.has(hash)));
  return inLanguage(buildDemoRows(demoRestaurant, email, clock.now(), pictures), locale);
};

const inLanguage = (rows: DemoRows, locale: Locale): DemoRows => {
  const { name, address, description } = demoRestaurant;
  const menus = rows.menus.filter((menu) => menu.mainLanguage === locale);
  const sections = rows.sections.filter((section) => menus.some(({ id }) => id === section.menuId));
  return {
    ...rows,
    restaurant: {
      ...rows.restaurant,
      name: name[locale],
      address: address[locale],
      description: description[locale],
      translations: translate({ name, description }, locale),
    },
    menus: menus.map((menu) => ({ ...menu, isActive: true })),
    sections,
    dishes: rows.dishes.filter((dish) => sections.some(({ id }) => id === dish.sectionId)),
  };
};
