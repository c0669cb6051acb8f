import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import { type GuestLocale, guestLocales } from '#core/i18n/locale.ts';
import { offeredByCount } from '#core/menus/translations/menu-texts.ts';
import type { Database } from '#server/db/engine/database.ts';
import { dishes, menus, sections, users } from '#server/db/schema.ts';

const namedIn = (language: GuestLocale) =>
  sql`count(*) filter (where ${dishes.translations} -> ${sql.raw(`'${language}'`)} ->> 'name' <> '')`.mapWith(
    Number,
  );
const named = Object.fromEntries(guestLocales.map((language) => [language, namedIn(language)])) as Record<
  GuestLocale,
  ReturnType<typeof namedIn>
>;

/** Active menus that have something on them, with the languages that guests may choose. One that is only tried is nobody's to find. any-owner: they are public. */
export const listPublishedMenus = async (db: Database, limit: number) => {
  const rows = await db
    .select({ ownerId: menus.ownerId, mainLanguage: menus.mainLanguage, dishCount: count(), ...named })
    .from(menus)
    .innerJoin(sections, eq(sections.menuId, menus.id))
    .innerJoin(dishes, eq(dishes.sectionId, sections.id))
    .innerJoin(users, eq(users.id, menus.ownerId))
    .where(and(eq(menus.isActive, true), isNull(users.throwAwayAt)))
    .groupBy(menus.id)
    .orderBy(asc(menus.ownerId))
    .limit(limit);
  return rows.map(({ ownerId, mainLanguage, dishCount, ...counts }) => ({
    ownerId,
    mainLanguage,
    languages: offeredByCount(mainLanguage, dishCount, (language) => counts[language]),
  }));
};
export type PublishedMenu = Awaited<ReturnType<typeof listPublishedMenus>>[number];
