import { demoRestaurant } from '#core/demo/demo-restaurant.ts';
import type { GuestMenuAnswer } from '#core/guest-menu/guest-menu.contract.ts';
import type { Locale } from '#core/i18n/locale.ts';
import { imageHashFromUrl } from '#core/menus/image-urls.ts';
import type { DemoSample, SiteInfo } from '#core/pages/page-renderer.ts';
import { lightColors } from '#core/theme/palette.ts';
import type { PublicOwnerId } from '#server/access/own-id.ts';
import type { Database } from '#server/db/engine/database.ts';
import { findDemoMenuId, findDemoOwnerId } from '#server/features/demo/demo.service.ts';
import type { GuestMenuService } from '#server/features/guest-menu/guest-menu.service.ts';
import type { Clock } from '#server/system/clock.ts';
import type { Env } from '#server/system/env.ts';
import { ttlCache } from '#server/system/ttl-cache.ts';
import { version } from '#server/system/version.ts';

export type ReadSiteInfo = () => Promise<SiteInfo>;

type Needs = {
  env: Pick<Env, 'CONTACT_EMAIL' | 'CONTACT_PHONE' | 'TRY_EVENING'>;
  db: Database;
  clock: Clock;
  guestMenu: Pick<GuestMenuService, 'get'>;
};

/** The demo hardly ever changes. */
const cacheMs = 30_000;
const displayedDishes = 4;
const displayedSections = 5;

const sampleOf = ({ menu }: GuestMenuAnswer, locale: Locale): DemoSample | null => {
  const [first] = menu?.sections ?? [];
  if (!menu || !first) return null;
  return {
    restaurant: demoRestaurant.name[locale],
    primaryColor: menu.primaryColor,
    sections: menu.sections.slice(0, displayedSections).map((section) => section.sectionName),
    dishes: first.dishes.slice(0, displayedDishes).map((dish) => ({
      name: dish.name,
      description: dish.description,
      price: dish.price,
      imageHash: dish.image && imageHashFromUrl(dish.image),
      color: dish.imageColor ?? lightColors.line,
    })),
  };
};

/** What the app's pages know about this installation, read at most twice a minute. */
export const createSiteInfo = ({ env, db, clock, guestMenu }: Needs): ReadSiteInfo => {
  const contact = { email: env.CONTACT_EMAIL ?? null, phone: env.CONTACT_PHONE ?? null };
  const readSample = async (ownerId: PublicOwnerId, locale: Locale): Promise<DemoSample | null> => {
    const menuId = await findDemoMenuId(db, locale);
    return menuId ? sampleOf(await guestMenu.get(ownerId, { menuId }), locale) : null;
  };
  const readDemo = async (): Promise<SiteInfo['demo']> => {
    const ownerId = await findDemoOwnerId(db);
    if (!ownerId) return null;
    const [he, en] = [await readSample(ownerId, 'he'), await readSample(ownerId, 'en')];
    return he && en && { he, en };
  };

  // A page is worth more than its picture: without the database the phone shows its own dishes.
  const demo = ttlCache(cacheMs, clock, () => readDemo().catch(() => null));
  return async () => ({ contact, demo: await demo(), offersTry: env.TRY_EVENING, version });
};
