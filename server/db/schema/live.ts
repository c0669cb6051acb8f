import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { liveEventKinds } from '#core/live/read-live-event.ts';
import { createdAt, moment, word } from './columns.ts';
import { ownerId, users } from './users.ts';

/** What one process at a time may do: the one that holds the row until it runs out. */
export const leases = pgTable('leases', {
  name: text().primaryKey(),
  holder: text().notNull(),
  expiresAt: moment().notNull(),
});

/**
 * Which database this is: one row with a random number. No backup has it and no move takes it along, so whatever puts older data
 * in place, or the same data elsewhere, makes another one.
 */
export const databaseEpochs = pgTable('database_epochs', {
  isOnly: boolean().primaryKey().default(true),
  epoch: integer().notNull(),
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
    kind: word(liveEventKinds, null).notNull(),
    payload: jsonb().notNull(),
    at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.ownerId, t.seq] }),
    index('events_age').on(t.at),
    // Events for guests' menus, without those of orders, which are many and large and so do not pay for it.
    index('events_but_orders').on(t.ownerId, t.seq).where(sql`${t.kind} <> 'order'`),
  ],
);
