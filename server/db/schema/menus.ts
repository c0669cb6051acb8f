import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { SectionHours } from '#core/hours/section-hours.ts';
import { defaultLocale, guestLocales } from '#core/i18n/locale.ts';
import { knownDishAllergens } from '#core/menus/dishes/allergens.ts';
import { noAllergens } from '#core/menus/dishes/declared-allergens.ts';
import { dietaryTags } from '#core/menus/dishes/dietary-tags.ts';
import { changeTypes } from '#core/menus/dishes/dish-shape.ts';
import { type KosherKind, kosherKinds } from '#core/menus/dishes/kosher-kinds.ts';
import type { Size } from '#core/menus/dishes/sizes.ts';
import { defaultMenuStyle, fontStyles, layoutStyles } from '#core/menus/menu-style.ts';
import { stockLimitKinds } from '#core/stock/stock-limit.ts';
import { knownWord, knownWords } from '#core/values/known-words.ts';
import type { Agorot } from '#core/values/money.ts';
import { agorot, createdAt, documentOf, id, moment, oneOf, translations, word } from './columns.ts';
import { images } from './restaurants.ts';
import { ownerId } from './users.ts';

export const menus = pgTable(
  'menus',
  {
    id: id(),
    ownerId: ownerId(),
    name: text().notNull(),
    description: text().notNull().default(''),
    logoHash: text().references(() => images.hash),
    primaryColor: text().notNull().default(defaultMenuStyle.primaryColor),
    layoutStyle: word(layoutStyles, defaultMenuStyle.layoutStyle)
      .notNull()
      .default(defaultMenuStyle.layoutStyle),
    fontStyle: word(fontStyles, defaultMenuStyle.fontStyle).notNull().default(defaultMenuStyle.fontStyle),
    isActive: boolean().notNull().default(false),
    /** Grows with every change of what is in this row, so that two screens notice each other. */
    revision: integer().notNull().default(1),
    mainLanguage: word(guestLocales, defaultLocale).notNull().default(defaultLocale),
    translations: translations(),
    createdAt: createdAt(),
  },
  (t) => [
    check('menus_main_language', oneOf(t.mainLanguage, guestLocales)),
    index('menus_owner').on(t.ownerId),
    index('menus_logo').on(t.logoHash),
    uniqueIndex('menus_one_active_per_owner').on(t.ownerId).where(sql`${t.isActive}`),
  ],
);

/** Where dishes are made: the kitchen, the bar. With no rows or one, the restaurant is a single area. */
export const areas = pgTable(
  'areas',
  {
    id: id(),
    ownerId: ownerId(),
    name: text().notNull(),
    position: integer().notNull(),
  },
  (t) => [uniqueIndex('areas_name').on(t.ownerId, sql`lower(${t.name})`)],
);

export const sections = pgTable(
  'sections',
  {
    id: id(),
    menuId: text()
      .notNull()
      .references(() => menus.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    showImages: boolean().notNull().default(true),
    /** When it is served; empty: always. */
    hours: jsonb().$type<SectionHours>().notNull().default([]),
    position: integer().notNull(),
    /** Where its dishes are made; null: in the first area. */
    areaId: text().references(() => areas.id, { onDelete: 'set null' }),
    translations: translations(),
  },
  (t) => [
    unique('sections_name_in_menu').on(t.menuId, t.name),
    index('sections_area').on(t.areaId).where(sql`${t.areaId} is not null`),
  ],
);

/** Change groups, as they are stored with their dish. They are always read and written whole. */
export type StoredChangeGroup = {
  name: string;
  type: (typeof changeTypes)[number];
  required: boolean;
  /** Stored where there is one. */
  minSelections?: number;
  maxSelections: number | null;
  /** `maxTimes` is stored where it is more than once. */
  options: { name: string; price: Agorot; maxTimes?: number; kosherKind?: KosherKind | undefined }[];
};
const readGroupType = knownWord(changeTypes, 'multiple');
const readKosherKind = knownWord(kosherKinds, null);
const knownGroups = (groups: StoredChangeGroup[]): StoredChangeGroup[] =>
  groups.map((group) => ({
    ...group,
    type: readGroupType(group.type),
    options: group.options.map(({ kosherKind, ...option }) => {
      const known = readKosherKind(kosherKind);
      return known ? { ...option, kosherKind: known } : option;
    }),
  }));

export type StoredAddOn = { _id?: string; name?: string; price?: number };

export const dishes = pgTable(
  'dishes',
  {
    id: id(),
    ownerId: ownerId(),
    sectionId: text()
      .notNull()
      .references(() => sections.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text().notNull().default(''),
    price: agorot().notNull(),
    available: boolean().notNull().default(true),
    hasAddOns: boolean().notNull().default(false),
    customAddOns: jsonb().$type<StoredAddOn[]>().notNull().default([]),
    imageHash: text().references(() => images.hash),
    ingredients: jsonb().$type<string[]>().notNull().default([]),
    prepTime: integer(),
    dietary: documentOf(knownWords(dietaryTags)).notNull().default([]),
    allergens: documentOf(knownDishAllergens).notNull().default(noAllergens),
    kosherKind: word(kosherKinds, null),
    changes: documentOf(knownGroups).notNull().default([]),
    sizes: jsonb().$type<Size[]>().notNull().default([]),
    position: integer().notNull(),
    /** Grows with every change of the dish itself, not of its position or its translations. */
    revision: integer().notNull().default(1),
    translations: translations(),
    createdAt: createdAt(),
  },
  (t) => [
    index('dishes_section').on(t.sectionId, t.position),
    index('dishes_owner').on(t.ownerId),
    index('dishes_image').on(t.imageHash),
    check('dishes_price', sql`${t.price} >= 0`),
    check('dishes_kosher_kind', oneOf(t.kosherKind, kosherKinds)),
  ],
);

/** A dish, or an option of one, that is sold out or counted. What has no row here is limited by nothing. */
export const stockLimits = pgTable(
  'stock_limits',
  {
    ownerId: ownerId(),
    dishId: text()
      .notNull()
      .references(() => dishes.id, { onDelete: 'cascade' }),
    /** Both empty for the dish itself. */
    groupName: text().notNull().default(''),
    optionName: text().notNull().default(''),
    kind: word(stockLimitKinds, 'off').notNull(),
    /** Of `untilTime`. */
    endsAt: moment(),
    /** Of `counted`: how many may still be ordered. */
    left: integer(),
    /** Of `counted`: which counting this is. An order gives back only to the counting it took from. */
    countId: text(),
  },
  (t) => [
    primaryKey({ columns: [t.dishId, t.groupName, t.optionName] }),
    index('stock_limits_owner').on(t.ownerId),
    check('stock_limits_kind', oneOf(t.kind, stockLimitKinds)),
    check('stock_limits_left', sql`${t.left} >= 0`),
    check(
      'stock_limits_whole',
      sql`(${t.kind} = 'untilTime') = (${t.endsAt} is not null) and (${t.kind} = 'counted') = (${t.left} is not null and ${t.countId} is not null)`,
    ),
  ],
);
