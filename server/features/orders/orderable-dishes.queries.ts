import { and, eq, inArray, type Placeholder, sql } from 'drizzle-orm';
import type { GuestLocale } from '#core/i18n/locale.ts';
import type { FieldTexts } from '#core/menus/translations/translations.ts';
import type { StockLimit } from '#core/stock/stock-limit.ts';
import type { PublicOwnerId } from '#server/access/own-id.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { areas, dishes, menus, pauses, sections, stockLimits } from '#server/db/schema.ts';

/** The reason first: Drizzle checks the first column for whether a joined row exists, and an end may be null. */
export const pauseColumns = { reason: pauses.reason, endsAt: pauses.endsAt };

/** Null for nearly every dish, which has no limit. */
const limitsOfDish = sql<StockLimit[] | null>`(
  select json_agg(json_build_object('groupName', group_name, 'optionName', option_name, 'kind', kind,
    'endsAt', ends_at, 'left', "left", 'countId', count_id))
  from ${stockLimits} where dish_id = ${dishes.id})`;

/** Where it is made: written into the line, so that another first area takes over nothing that was ordered. */
const areaOfDish = sql<string | null>`coalesce(${sections.areaId}, (
  select id from ${areas} where owner_id = ${dishes.ownerId} order by position, id limit 1))`;

/** The dishes that may be ordered: those on the active menu, with their texts in the guest's language if it is another. any-owner: whoever selects says whose. */
export const selectOrderableDishes = (
  db: Database | Transaction,
  language: GuestLocale | Placeholder | null,
) =>
  db
    .select({
      id: dishes.id,
      name: dishes.name,
      price: dishes.price,
      available: dishes.available,
      sizes: dishes.sizes,
      changes: dishes.changes,
      hours: sections.hours,
      sectionName: sections.name,
      areaId: areaOfDish,
      pause: pauseColumns,
      limits: limitsOfDish,
      texts: sql<FieldTexts | null>`case when ${menus.mainLanguage} <> ${language}::text then ${dishes.translations} -> ${language}::text end`,
      allergens: dishes.allergens,
      kosherKind: dishes.kosherKind,
      prepTime: dishes.prepTime,
    })
    .from(dishes)
    .innerJoin(sections, eq(sections.id, dishes.sectionId))
    .innerJoin(menus, and(eq(menus.id, sections.menuId), eq(menus.isActive, true)))
    .leftJoin(pauses, eq(pauses.sectionId, sections.id));

export const listOrderableDishes = (
  db: Database | Transaction,
  ownerId: PublicOwnerId,
  dishIds: string[],
  language: GuestLocale | null,
) => selectOrderableDishes(db, language).where(and(eq(dishes.ownerId, ownerId), inArray(dishes.id, dishIds)));

export type OrderableRow = Awaited<ReturnType<typeof listOrderableDishes>>[number];
