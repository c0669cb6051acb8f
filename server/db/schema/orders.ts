import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { guestLocales } from '#core/i18n/locale.ts';
import { allergens, knownDishAllergens } from '#core/menus/dishes/allergens.ts';
import { lineKinds } from '#core/menus/dishes/kosher-kinds.ts';
import type { LocalizedNames } from '#core/orders/lines/localized-names.ts';
import { readOrderChanges } from '#core/orders/order-changes.ts';
import { orderStatuses } from '#core/orders/order-lifecycle.ts';
import { orderSources } from '#core/orders/order-source.ts';
import { trailActions } from '#core/orders/order-trail.ts';
import type { StockTaken } from '#core/stock/stock-limit.ts';
import { knownWords } from '#core/values/known-words.ts';
import type { Agorot } from '#core/values/money.ts';
import { agorot, createdAt, documentOf, id, moment, oneOf, word } from './columns.ts';
import { dishes, sections } from './menus.ts';
import { shifts } from './shifts.ts';
import { ownerId } from './users.ts';
import { visits } from './visits.ts';

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
    avoids: documentOf(knownWords(allergens)).notNull().default([]),
    /** An unknown one is shown as in process, and is changed by nobody: `isKnownStatus`. */
    status: word(orderStatuses, 'inProcess').notNull().default('waitingApproval'),
    isPaid: boolean().notNull().default(false),
    rejected: boolean().notNull().default(false),
    rejectionReason: text().notNull().default(''),
    /** Rejected after it had been approved. */
    cancelled: boolean().notNull().default(false),
    autoAccepted: boolean().notNull().default(false),
    source: word(orderSources, 'guest').notNull().default('guest'),
    promisedAt: moment(),
    approvedAt: moment(),
    readyAt: moment(),
    /** Of its table; null without a table. */
    visitId: text().references(() => visits.id, { onDelete: 'set null' }),
    /** Larger than the restaurant takes without a word: its guest is asked to speak to the staff. Until it is approved. */
    held: boolean().notNull().default(false),
    /** Rejected by its own guest, before it was approved. */
    withdrawn: boolean().notNull().default(false),
    /** What its guest changed since sending it; null when nothing. */
    guestChange: documentOf(readOrderChanges),
    /** How far the ring ladder has climbed for it. */
    ringStep: integer().notNull().default(0),
    /** Wider than a price: a large party can order many times the dearest dish. */
    total: bigint({ mode: 'number' }).$type<Agorot>().notNull(),
    revision: integer().notNull().default(1),
    /** In which the guest read the menu, if they said. */
    language: word(guestLocales, null),
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
    // Scanned by the ring ladder, for all owners: never more than what waits right now.
    index('orders_waiting')
      .on(t.createdAt)
      .where(sql`${t.status} = 'waitingApproval' and ${t.deletedAt} is null`),
    index('orders_visit').on(t.visitId).where(sql`${t.visitId} is not null`),
    check('orders_source', oneOf(t.source, orderSources)),
    check('orders_status', oneOf(t.status, orderStatuses)),
    check('orders_rejected_is_done', sql`not ${t.rejected} or ${t.status} = 'done'`),
    check('orders_cancelled_is_rejected', sql`not ${t.cancelled} or ${t.rejected}`),
    check('orders_withdrawn_is_rejected', sql`not ${t.withdrawn} or ${t.rejected}`),
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
    /** Of the menu when it was ordered; null in what older versions wrote. */
    sectionName: text(),
    dishPrice: agorot().notNull(),
    sizeName: text(),
    sizePrice: agorot().notNull(),
    customizations: jsonb().$type<StoredCustomization[]>().notNull(),
    /** The names in the guest's language, where they differ from the main ones. */
    shown: jsonb().$type<LocalizedNames>(),
    note: text().notNull(),
    /** The guest said that the note is about an allergy. */
    isAllergyNote: boolean().notNull().default(false),
    quantity: integer().notNull(),
    /** What of the dish the guest must not eat; null when nothing is, and when the guest was forgotten. */
    avoided: documentOf(knownDishAllergens),
    kosherKind: word(lineKinds, null),
    /** What it took from counted stock, to be returned when the order is rejected. */
    taken: jsonb().$type<StockTaken[]>().notNull().default([]),
    /** The area of its section when it was written. Null, or of an area that was deleted since: the first one. */
    areaId: text(),
    /** When its area ticked it as done. */
    doneAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.position] }),
    index('order_lines_dish').on(t.dishId),
    check('order_lines_quantity', sql`${t.quantity} >= 1`),
  ],
);

/**
 * Who did what to an order, when, and what that changed. Rows are only ever added; only the guest's name, phone, notes and
 * allergies go from them when they are forgotten.
 */
export const orderTrail = pgTable(
  'order_trail',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ownerId: ownerId(),
    orderId: text().notNull(),
    /** Null when the guest did it. */
    actorId: text(),
    action: word(trailActions, 'other').notNull(),
    reason: text().notNull().default(''),
    changes: documentOf(readOrderChanges),
    /** The whole order: as it was when it was deleted. Older versions stored it with every change, before and after. */
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
