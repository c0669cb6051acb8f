import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { knownPreflight } from '#core/shifts/preflight.ts';
import type { Agorot } from '#core/values/money.ts';
import { createdAt, documentOf, id, moment } from './columns.ts';
import { menus } from './menus.ts';
import { ownerId } from './users.ts';

export const shifts = pgTable(
  'shifts',
  {
    id: id(),
    ownerId: ownerId(),
    menuId: text().references(() => menus.id, { onDelete: 'set null' }),
    menuName: text().notNull(),
    restaurantName: text().notNull(),
    /** Of the restaurant when it opened: says on which day a closed shift was. Null in what older versions opened. */
    timeZone: text(),
    startedAt: createdAt(),
    /** Null while the shift is open. */
    endedAt: moment(),
    /** The counter of displayOrderNumber: taken under this row's lock, so numbers have no gaps or repeats. */
    lastOrderNumber: integer().notNull().default(0),
    /** The bytes of its orders, as sent and as edited: a quota, never released. */
    orderBytes: bigint({ mode: 'number' }).notNull().default(0),
    /** Of a practice evening: it is in no list and no sum, guests find the restaurant closed, and it goes when it ends. */
    isPractice: boolean().notNull().default(false),
    /** When the next made-up guest orders; null where only real ones do. */
    nextSimulatedAt: moment('next_made_up_at'),
    /** No made-up guest comes after this; a practice evening is over then. */
    simulatedUntil: moment('made_up_until'),
    /** What was found before the doors opened. */
    preflight: documentOf(knownPreflight),
    /** In the drawer when it closed, as somebody counted it, and as payments in cash add up; null when nobody counted. */
    countedCash: bigint({ mode: 'number' }).$type<Agorot>(),
    expectedCash: bigint({ mode: 'number' }).$type<Agorot>(),
    /** When the totals of a closed shift were computed; null when they are missing or stale. */
    totalledAt: moment('summed_at'),
  },
  (t) => [
    index('shifts_owner').on(t.ownerId, t.startedAt),
    uniqueIndex('shifts_one_open_per_owner').on(t.ownerId).where(sql`${t.endedAt} is null`),
    // Scanned every second: open shifts with simulated guests.
    index('shifts_made_up')
      .on(t.simulatedUntil)
      .where(sql`${t.simulatedUntil} is not null and ${t.endedAt} is null`),
    // Shifts whose totals are missing or stale: the search reads nothing else.
    index('shifts_unsummed')
      .on(t.ownerId, t.startedAt)
      .where(sql`${t.endedAt} is not null and ${t.totalledAt} is null and not ${t.isPractice}`),
    // On the wire an open shift ends when it starts: one that is over must not look like it.
    check('shifts_end_after_start', sql`${t.endedAt} > ${t.startedAt}`),
  ],
);
