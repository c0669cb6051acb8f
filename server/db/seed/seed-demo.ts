import type { Locale } from '#core/i18n/locale.ts';
import type { Database } from '#server/db/engine/database.ts';
import type { ImageStore } from '#server/images/image-store.ts';
import type { Clock } from '#server/kit/clock.ts';
import { logEvents } from '#server/live/event-log.ts';
import { composeLogo } from './compose-logo.ts';
import { composePicture } from './compose-picture.ts';
import {
  findMenuIdByName,
  findOwnerIdByEmail,
  hasMenuWithoutLogo,
  insertDemo,
  listDishNamesWithoutPicture,
  setMissingLogo,
  setMissingPicture,
} from './demo.queries.ts';
import { demoRestaurant } from './demo-content.ts';
import { buildDemoRows } from './demo-rows.ts';

/** A reserved domain: no mail ever reaches it. */
export const demoOwnerEmail = 'demo@menta.example';

export const findDemoOwnerId = (db: Database): Promise<string | null> =>
  findOwnerIdByEmail(db, demoOwnerEmail);

/** The demo's menu in one language; only the Hebrew one is active. */
export const findDemoMenuId = async (db: Database, locale: Locale): Promise<string | null> => {
  const ownerId = await findDemoOwnerId(db);
  return ownerId && findMenuIdByName(db, ownerId, demoRestaurant.menuName[locale]);
};

/** Quick: the restaurant, its menus and dishes, without pictures. Does nothing when they are there. */
export const seedDemoRestaurant = async ({ db, clock }: { db: Database; clock: Clock }): Promise<void> => {
  if (await findDemoOwnerId(db)) return;
  await insertDemo(db, buildDemoRows(demoRestaurant, demoOwnerEmail, clock.now()));
};

type Painting = { db: Database; images: Pick<ImageStore, 'saveBytes'>; signal?: AbortSignal };

const addDemoLogo = async ({ db, images }: Painting, ownerId: string): Promise<void> => {
  if (!(await hasMenuWithoutLogo(db, ownerId))) return;
  const logoHash = await images.saveBytes(await composeLogo());
  await db.transaction(async (tx) => {
    await setMissingLogo(tx, ownerId, logoHash);
    await logEvents(tx, ownerId, { kind: 'menu' });
  });
};

/**
 * Slow: composes the pictures that are still missing, one after the other, so it runs behind the open server.
 * Stopped in the middle, it goes on at the next start.
 */
export const addDemoPictures = async (needs: Painting): Promise<void> => {
  const { db, images, signal } = needs;
  const ownerId = await findDemoOwnerId(db);
  if (!ownerId) return;
  await addDemoLogo(needs, ownerId);
  const findMissing = async () => new Set(await listDishNamesWithoutPicture(db, ownerId));
  if ((await findMissing()).size === 0) return;

  for (const dish of demoRestaurant.sections.flatMap((section) => section.dishes)) {
    if (signal?.aborted) return;
    const names = Object.values(dish.name);
    // Asked before each: another process may be at it too.
    const missing = await findMissing();
    if (!names.some((name) => missing.has(name))) continue;
    const imageHash = await images.saveBytes(await composePicture(dish));
    await db.transaction(async (tx) => {
      await setMissingPicture(tx, ownerId, names, imageHash);
      await logEvents(tx, ownerId, { kind: 'menu' });
    });
  }
};

export const seedDemo = async (needs: Painting & { clock: Clock }): Promise<void> => {
  await seedDemoRestaurant(needs);
  await addDemoPictures(needs);
};
