import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { type Plan, plans } from '#core/accounts/plans.ts';
import {
  defaultGuestDataMonths,
  type GuestDataMonths,
  guestDataMonths,
} from '#core/guest-data/guest-data-months.ts';
import type { SectionHours } from '#core/hours/section-hours.ts';
import { defaultTimeZone } from '#core/hours/time-zones.ts';
import { defaultLocale, type GuestLocale, guestLocales, type Locale, locales } from '#core/i18n/locale.ts';
import type { Allergen, DishAllergens } from '#core/menus/allergens.ts';
import { noAllergens } from '#core/menus/declared-allergens.ts';
import type { DietaryTag } from '#core/menus/dietary-tags.ts';
import { type KosherKind, kosherKinds, type LineKind } from '#core/menus/kosher-kinds.ts';
import { defaultMenuLook, type FontStyle, type LayoutStyle } from '#core/menus/menu-look.ts';
import type { Size } from '#core/menus/sizes.ts';
import type { Translations } from '#core/menus/translations.ts';
import { type OrderStatus, orderStatuses } from '#core/orders/order-lifecycle.ts';
import { type OrderSource, orderSources } from '#core/orders/order-source.ts';
import type { ShownNames } from '#core/orders/shown-names.ts';
import type { Device } from '#core/security-log/device.ts';
import type { Preflight } from '#core/shifts/preflight.ts';
import { type StockLimitKind, type StockTaken, stockLimitKinds } from '#core/stock/stock-limit.ts';
import type { Agorot } from '#core/values/money.ts';
import type { QuotaOverrides } from '#core/values/quotas.ts';

/*
 * The whole database. Constraints do the guarding: what must never happen twice is a unique index here,
 * not an `if` in a service.
 */
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const id = () => text().primaryKey();
const moment = () => timestamp({ withTimezone: true });
const createdAt = () => moment().notNull().defaultNow();
const agorot = () => integer().$type<Agorot>();
/** Of the texts in the same row. */
const translations = () => jsonb().$type<Translations>().notNull().default({});
const oneOf = (column: AnyPgColumn, values: readonly (string | number)[]) =>
  sql`${column} in (${sql.raw(values.map((value) => (typeof value === 'number' ? value : `'${value}'`)).join(', '))})`;

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text().notNull().unique(),
    passwordHash: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    plan: text().$type<Plan>().notNull(),
    trialEndsAt: moment().notNull(),
    /** Quotas that the operator changed for this account; the others are the product's. */
    quotaOverrides: jsonb().$type<QuotaOverrides>().notNull().default({}),
    /** Of the mails that tell the owner what happened: the language of the last log-in. */
    locale: text().$type<Locale>().notNull().default(defaultLocale),
    /** A restaurant that a visitor tries is deleted then, unless it is kept; null for all others. */
    throwAwayAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    check('users_plan', oneOf(t.plan, plans)),
    check('users_locale', oneOf(t.locale, locales)),
    check('users_email_lower', sql`${t.email} = lower(${t.email})`),
    index('users_throw_away').on(t.throwAwayAt).where(sql`${t.throwAwayAt} is not null`),
  ],
);

const ownerId = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const sessions = pgTable(
  'sessions',
  {
    /** Only the hash is stored: a stolen table opens no session. */
    tokenHash: text().primaryKey(),
    userId: ownerId(),
    /** What the list of devices calls it, because its token, hashed or not, goes nowhere. */
    publicId: text().notNull().unique().default(sql`substr(md5(gen_random_uuid()::text), 1, 24)`),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    passwordVerifiedUntil: moment(),
    device: jsonb().$type<Device>(),
    /** To the minute or so: not every request writes. */
    lastUsedAt: createdAt(),
    /** A device on the floor, which may do only what its screens need; null for an owner's ordinary session. */
    stationName: text(),
    /** Who typed a PIN on the station, and until when it counts. */
    personId: text().references(() => people.id, { onDelete: 'set null' }),
    personUntil: moment(),
    /** Wrong PINs in a row on this station, and until when it waits because of them. */
    wrongPins: integer().notNull().default(0),
    pinBlockedUntil: moment(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_person').on(t.personId)],
);

/** Who works in the restaurant. One who is removed keeps the row, and so the name in what is past. */
export const people = pgTable(
  'people',
  {
    id: id(),
    ownerId: ownerId(),
    name: text().notNull(),
    color: text().notNull(),
    rights: jsonb().$type<string[]>().notNull(),
    pinHash: text().notNull(),
    createdAt: createdAt(),
    removedAt: moment(),
  },
  (t) => [uniqueIndex('people_name').on(t.ownerId, sql`lower(${t.name})`).where(sql`${t.removedAt} is null`)],
);

/** The code that turns a device into a station. It is deleted by its first use. */
export const stationCodes = pgTable(
  'station_codes',
  {
    codeHash: text().primaryKey(),
    ownerId: ownerId(),
    stationName: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [index('station_codes_owner').on(t.ownerId), index('station_codes_age').on(t.expiresAt)],
);

/** The account's second factor: wished for until the first right code confirms it. */
export const secondFactors = pgTable('second_factors', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret: text().notNull(),
  confirmedAt: moment(),
  /** The time step of the last code that was accepted: a code counts once. */
  lastStep: bigint({ mode: 'number' }),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: ownerId(),
    codeHash: text().notNull(),
    usedAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
);

/** Turns taken within a span, where they must be counted for all processes together. */
export const rateWindows = pgTable(
  'rate_windows',
  {
    /** The rule and whom it counts. */
    key: text().primaryKey(),
    used: integer().notNull(),
    endsAt: moment().notNull(),
  },
  (t) => [index('rate_windows_age').on(t.endsAt)],
);

export const passwordResets = pgTable('password_resets', {
  tokenHash: text().primaryKey(),
  userId: ownerId(),
  expiresAt: moment().notNull(),
  usedAt: moment(),
});

/** The address an owner wants to sign in with, until a mailed link confirms it. A newer wish replaces it. */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: text()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    tokenHash: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [check('email_changes_email_lower', sql`${t.email} = lower(${t.email})`)],
);

export const restaurants = pgTable(
  'restaurants',
  {
    ownerId: text()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    address: text().notNull().default(''),
    phoneNumber: text().notNull().default(''),
    description: text().notNull().default(''),
    hasTableNumbers: boolean().notNull().default(false),
    numberOfTables: integer().notNull().default(0),
    guestDataMonths: integer().$type<GuestDataMonths>().notNull().default(defaultGuestDataMonths),
    /** By whose clocks the hours of its sections are meant. */
    timeZone: text().notNull().default(defaultTimeZone),
    isKosher: boolean().notNull().default(false),
    kosherCertificateHash: text().references(() => images.hash),
    /** The last day on which the certificate is valid. */
    kosherCertificateExpiresOn: date({ mode: 'string' }),
    /** Orders begin in process, with the proposed time. */
    autoApprove: boolean().notNull().default(false),
    /** The address of the ready screen; null until the owner asks for one. */
    readyScreenSecret: text().unique('restaurants_ready_screen'),
    translations: translations(),
  },
  (t) => [
    index('restaurants_kosher_certificate').on(t.kosherCertificateHash),
    check(
      'restaurants_certificate_day',
      sql`${t.kosherCertificateHash} is null or ${t.kosherCertificateExpiresOn} is not null`,
    ),
    check('restaurants_tables', sql`not ${t.hasTableNumbers} or ${t.numberOfTables} >= 1`),
    check('restaurants_guest_data', oneOf(t.guestDataMonths, guestDataMonths)),
  ],
);

export const images = pgTable('images', {
  /** Content address: the same picture is stored once, whoever uploads it. */
  hash: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  color: text().notNull(),
  placeholder: text().notNull(),
  createdAt: createdAt(),
});

export const imageVariants = pgTable(
  'image_variants',
  {
    hash: text()
      .notNull()
      .references(() => images.hash, { onDelete: 'cascade' }),
    width: integer().notNull(),
    format: text().notNull(),
    bytes: bytea().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hash, t.width, t.format] })],
);

/** Who uploaded which picture: what the quota of an account counts, until the account no longer shows it. */
export const ownerPictures = pgTable(
  'owner_pictures',
  {
    ownerId: ownerId(),
    hash: text()
      .notNull()
      .references(() => images.hash, { onDelete: 'cascade' }),
    uploadedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.ownerId, t.hash] }), index('owner_pictures_hash').on(t.hash)],
);

export const menus = pgTable(
  'menus',
  {
    id: id(),
    ownerId: ownerId(),
    name: text().notNull(),
    description: text().notNull().default(''),
    logoHash: text().references(() => images.hash),
    primaryColor: text().notNull().default(defaultMenuLook.primaryColor),
    layoutStyle: text().$type<LayoutStyle>().notNull().default(defaultMenuLook.layoutStyle),
    fontStyle: text().$type<FontStyle>().notNull().default(defaultMenuLook.fontStyle),
    isActive: boolean().notNull().default(false),
    /** Grows with every change of what is in this row, so that two screens notice each other. */
    revision: integer().notNull().default(1),
    mainLanguage: text().$type<GuestLocale>().notNull().default(defaultLocale),
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
    translations: translations(),
  },
  (t) => [unique('sections_name_in_menu').on(t.menuId, t.name)],
);

/** Change groups, as they are kept with their dish. They are always read and written whole. */
export type StoredChangeGroup = {
  name: string;
  type: 'single' | 'multiple';
  required: boolean;
  /** Stored where there is one. */
  minSelections?: number;
  maxSelections: number | null;
  /** `maxTimes` is stored where it is more than once. */
  options: { name: string; price: Agorot; maxTimes?: number; kosherKind?: KosherKind | undefined }[];
};
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
    dietary: jsonb().$type<DietaryTag[]>().notNull().default([]),
    allergens: jsonb().$type<DishAllergens>().notNull().default(noAllergens),
    kosherKind: text().$type<KosherKind>(),
    changes: jsonb().$type<StoredChangeGroup[]>().notNull().default([]),
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

export const shifts = pgTable(
  'shifts',
  {
    id: id(),
    ownerId: ownerId(),
    menuId: text().references(() => menus.id, { onDelete: 'set null' }),
    menuName: text().notNull(),
    restaurantName: text().notNull(),
    startedAt: createdAt(),
    /** Null while the shift is open. */
    endedAt: moment(),
    /** The counter of displayOrderNumber: taken under this row's lock, so numbers have no gaps or repeats. */
    lastOrderNumber: integer().notNull().default(0),
    /** Of a practice evening: it is in no list and no sum, guests find the restaurant closed, and it goes when it ends. */
    isPractice: boolean().notNull().default(false),
    /** When the next made-up guest orders; null where only real ones do. */
    nextMadeUpAt: moment(),
    /** No made-up guest comes after this; a practice evening is over then. */
    madeUpUntil: moment(),
    /** What was found before the doors opened. */
    preflight: jsonb().$type<Preflight>(),
  },
  (t) => [
    index('shifts_owner').on(t.ownerId, t.startedAt),
    uniqueIndex('shifts_one_open_per_owner').on(t.ownerId).where(sql`${t.endedAt} is null`),
    // What the clock looks through every second: the evenings with made-up guests that are on right now.
    index('shifts_made_up')
      .on(t.madeUpUntil)
      .where(sql`${t.madeUpUntil} is not null and ${t.endedAt} is null`),
    // On the wire an open shift ends when it starts: one that is over must not look like it.
    check('shifts_end_after_start', sql`${t.endedAt} > ${t.startedAt}`),
  ],
);

export const orders = pgTable(
  'orders',
  {
    id: id(),
    ownerId: ownerId(),
    shiftId: text()
      .notNull()
      .references(() => shifts.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    clientOrderToken: text().notNull(),
    trackingToken: text().notNull().unique(),
    /** Empty, like the phone, the notes and what they must not eat, when the guest was forgotten. */
    customerName: text().notNull(),
    phone: text().notNull(),
    tableNumber: integer(),
    /** What the guest must not eat: health, so it is forgotten with the name. */
    avoids: jsonb().$type<Allergen[]>().notNull().default([]),
    status: text().$type<OrderStatus>().notNull().default('waitingApproval'),
    isPaid: boolean().notNull().default(false),
    rejected: boolean().notNull().default(false),
    rejectionReason: text().notNull().default(''),
    /** Rejected after it had been approved. */
    cancelled: boolean().notNull().default(false),
    autoAccepted: boolean().notNull().default(false),
    source: text().$type<OrderSource>().notNull().default('guest'),
    promisedAt: moment(),
    approvedAt: moment(),
    readyAt: moment(),
    /** How far the ring ladder has climbed for it. */
    ringStep: integer().notNull().default(0),
    /** Wider than a price: a large party can order many times the dearest dish. */
    total: bigint({ mode: 'number' }).$type<Agorot>().notNull(),
    revision: integer().notNull().default(1),
    /** In which the guest read the menu, if they said. */
    language: text().$type<GuestLocale>(),
    createdAt: createdAt(),
    /** A deleted order keeps its row, so that its token cannot make a second order. */
    deletedAt: moment(),
  },
  (t) => [
    unique('orders_one_token_per_owner').on(t.ownerId, t.clientOrderToken),
    unique('orders_one_number_per_shift').on(t.shiftId, t.number),
    // Without the deleted ones, which no list shows: nor can the search for a token, which must see them, end up here
    // and read a whole restaurant's orders while the planner knows little of the table.
    index('orders_owner_time').on(t.ownerId, t.createdAt).where(sql`${t.deletedAt} is null`),
    // What is still to be forgotten: the search for it reads nothing else.
    index('orders_guest_known').on(t.ownerId, t.createdAt).where(sql`${t.customerName} <> ''`),
    check('orders_language', oneOf(t.language, guestLocales)),
    // What the ring ladder looks through, whoever's it is: never more than what waits right now.
    index('orders_waiting')
      .on(t.createdAt)
      .where(sql`${t.status} = 'waitingApproval' and ${t.deletedAt} is null`),
    check('orders_source', oneOf(t.source, orderSources)),
    check('orders_status', oneOf(t.status, orderStatuses)),
    check('orders_rejected_is_done', sql`not ${t.rejected} or ${t.status} = 'done'`),
    check('orders_cancelled_is_rejected', sql`not ${t.cancelled} or ${t.rejected}`),
  ],
);

export type StoredCustomization = { groupName: string; optionName: string; price: Agorot };

/** A line copies names and prices: editing a dish never rewrites a past order. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    dishId: text().references(() => dishes.id, { onDelete: 'set null' }),
    dishName: text().notNull(),
    dishPrice: agorot().notNull(),
    sizeName: text(),
    sizePrice: agorot().notNull(),
    customizations: jsonb().$type<StoredCustomization[]>().notNull(),
    /** What the guest was shown, where it was not the main names. */
    shown: jsonb().$type<ShownNames>(),
    note: text().notNull(),
    quantity: integer().notNull(),
    /** What of the dish the guest must not eat; null when nothing is, and when the guest was forgotten. */
    avoided: jsonb().$type<DishAllergens>(),
    kosherKind: text().$type<LineKind>(),
    /** What it took from counted stock, to be given back when the order does not happen. */
    taken: jsonb().$type<StockTaken[]>().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.position] }),
    index('order_lines_dish').on(t.dishId),
    check('order_lines_quantity', sql`${t.quantity} >= 1`),
  ],
);

/**
 * Who did what to an order, when, and what it was before and after. Rows are only ever added; only the guest's name,
 * phone, notes and allergies go from the copies when they are forgotten.
 */
export const orderTrail = pgTable(
  'order_trail',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ownerId: ownerId(),
    orderId: text().notNull(),
    /** Null when the guest did it. */
    actorId: text(),
    action: text().notNull(),
    reason: text().notNull().default(''),
    before: jsonb(),
    after: jsonb(),
    at: createdAt(),
  },
  (t) => [index('order_trail_order').on(t.orderId)],
);

/** Ordering stops, for the whole restaurant or one section, until a moment or until it is resumed. */
export const pauses = pgTable(
  'pauses',
  {
    id: id(),
    ownerId: ownerId(),
    /** Null: the whole restaurant. */
    sectionId: text().references(() => sections.id, { onDelete: 'cascade' }),
    reason: text().notNull().default(''),
    startedAt: createdAt(),
    /** Null: until it is resumed. */
    endsAt: moment(),
  },
  (t) => [
    unique('pauses_one_each').on(t.ownerId, t.sectionId).nullsNotDistinct(),
    index('pauses_section').on(t.sectionId),
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
    kind: text().$type<StockLimitKind>().notNull(),
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

/** The boards that lately proved that somebody can see or hear them. Rows of a process that died run out by themselves. */
export const boards = pgTable(
  'boards',
  {
    id: id(),
    ownerId: ownerId(),
    aliveUntil: moment().notNull(),
  },
  (t) => [index('boards_owner').on(t.ownerId, t.aliveUntil), index('boards_age').on(t.aliveUntil)],
);

/** What one process at a time may do: the one that holds the row until it runs out. */
export const leases = pgTable('leases', {
  name: text().primaryKey(),
  holder: text().notNull(),
  expiresAt: moment().notNull(),
});

/** The last sequence number of each owner; its row lock makes numbers grow in the order of commits. */
export const eventCounters = pgTable('event_counters', {
  ownerId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  lastSeq: bigint({ mode: 'number' }).notNull().default(0),
});

export const events = pgTable(
  'events',
  {
    ownerId: ownerId(),
    seq: bigint({ mode: 'number' }).notNull(),
    kind: text().notNull(),
    payload: jsonb().notNull(),
    at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.ownerId, t.seq] }), index('events_age').on(t.at)],
);

/** What happened to an owner's account. Repeats within an hour, from one network and device, are one row with a count. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ownerId: ownerId(),
    /** No list of kinds here: the previous version and the next one share the table during an upgrade. */
    kind: text().notNull(),
    hour: moment().notNull(),
    /** Empty, like the device, for the operator and for what came from too many places to tell apart. */
    network: text().notNull(),
    browser: text().$type<Device['browser'] | ''>().notNull(),
    system: text().$type<Device['system'] | ''>().notNull(),
    count: integer().notNull(),
    firstAt: moment().notNull(),
    lastAt: moment().notNull(),
  },
  (t) => [
    unique('security_events_repeat').on(t.ownerId, t.kind, t.hour, t.network, t.browser, t.system),
    index('security_events_newest').on(t.ownerId, t.lastAt, t.id),
    index('security_events_age').on(t.lastAt),
  ],
);
