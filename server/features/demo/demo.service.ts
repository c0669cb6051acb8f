import { demoRestaurant } from '#core/demo/demo-restaurant.ts';
import type { Locale } from '#core/i18n/locale.ts';
import type { Database } from '#server/db/engine/database.ts';
import type { ImageStore } from '#server/images/image-store.ts';
import type { Clock } from '#server/system/clock.ts';
import { findMenuIdByName, findOwnerIdByEmail, insertDemo } from './demo.queries.ts';
import { readDemoPictures } from './demo-pictures.service.ts';
import { buildDemoRows } from './demo-rows.presenter.ts';

/** A reserved domain: no mail ever reaches it. */
export const demoOwnerEmail = 'demo@menta.example';

export const findDemoOwnerId = (db: Database): Promise<string | null> =>
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
