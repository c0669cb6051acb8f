import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { callKinds, callPayments } from '#core/calls/call-kinds.ts';
import { createdAt, id, moment, oneOf, word } from './columns.ts';
import { shifts } from './shifts.ts';
import { ownerId } from './users.ts';

const shiftId = () =>
  text()
    .notNull()
    .references(() => shifts.id, { onDelete: 'cascade' });

/** The orders of one table, from the first one until it is paid and closed. It groups them and never merges them. */
export const visits = pgTable(
  'visits',
  {
    id: id(),
    ownerId: ownerId(),
    shiftId: shiftId(),
    tableNumber: integer().notNull(),
    openedAt: createdAt(),
    closedAt: moment(),
    closedBy: text(),
  },
  (t) => [
    index('visits_owner').on(t.ownerId),
    index('visits_shift').on(t.shiftId),
    uniqueIndex('visits_one_open_per_table').on(t.shiftId, t.tableNumber).where(sql`${t.closedAt} is null`),
  ],
);

/** A table wants somebody to come. One of a kind is open at a table at a time. */
export const calls = pgTable(
  'calls',
  {
    id: id(),
    ownerId: ownerId(),
    shiftId: shiftId(),
    tableNumber: integer().notNull(),
    kind: word(callKinds, 'waiter').notNull(),
    /** How a bill will be paid, and by how many; null when they did not say. */
    payment: word(callPayments, null),
    payers: integer(),
    /** Where its guest follows it. */
    trackingToken: text().notNull().unique(),
    ringStep: integer().notNull().default(0),
    revision: integer().notNull().default(1),
    createdAt: createdAt(),
    /** Since when its ladder climbs: since it was made, or since it last said something else. */
    ringsSince: createdAt(),
    seenAt: moment(),
    seenBy: text(),
    doneAt: moment(),
    doneBy: text(),
  },
  (t) => [
    index('calls_owner').on(t.ownerId),
    index('calls_shift').on(t.shiftId),
    uniqueIndex('calls_one_open_of_a_kind')
      .on(t.shiftId, t.tableNumber, t.kind)
      .where(sql`${t.doneAt} is null`),
    // Scanned by the ring ladder, for all owners: never more than what waits right now.
    index('calls_waiting').on(t.ringsSince).where(sql`${t.seenAt} is null and ${t.doneAt} is null`),
    check('calls_kind', oneOf(t.kind, callKinds)),
    check('calls_payment', oneOf(t.payment, callPayments)),
  ],
);

/** Whose orders staff refuse for the evening. */
export const refusedPhones = pgTable(
  'refused_phones',
  {
    id: id(),
    ownerId: ownerId(),
    shiftId: shiftId(),
    phone: text().notNull(),
    refusedBy: text(),
    refusedAt: createdAt(),
  },
  (t) => [
    index('refused_phones_owner').on(t.ownerId),
    uniqueIndex('refused_phones_once').on(t.shiftId, t.phone),
  ],
);

/** The code in a table's address once it was issued anew: older prints open the menu and name no table. */
export const tableCodes = pgTable(
  'table_codes',
  {
    id: id(),
    ownerId: ownerId(),
    tableNumber: integer().notNull(),
    code: text().notNull(),
    issuedAt: createdAt(),
  },
  (t) => [uniqueIndex('table_codes_one_each').on(t.ownerId, t.tableNumber)],
);
