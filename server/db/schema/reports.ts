import { bigint, boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Totals } from '#core/reports/totals.ts';
import type { Views } from '#core/views/views.ts';
import { createdAt } from './columns.ts';
import { shifts } from './shifts.ts';
import { ownerId } from './users.ts';

/** What a closed shift adds up to. Made from its orders, whenever `shifts.totalledAt` says that it is not. */
export const shiftTotals = pgTable(
  'shift_sums',
  {
    shiftId: text()
      .primaryKey()
      .references(() => shifts.id, { onDelete: 'cascade' }),
    ownerId: ownerId(),
    /** On which the shift began, by the clocks of its restaurant: `2026-11-16`. */
    day: text().notNull(),
    totals: jsonb('sums').$type<Totals>().notNull(),
  },
  (t) => [index('shift_sums_day').on(t.ownerId, t.day)],
);

/** The totals of all shifts that began in a month, so that years cost as little as weeks. */
export const monthTotals = pgTable(
  'month_sums',
  {
    ownerId: ownerId(),
    /** `2026-11`. */
    month: text().notNull(),
    /** Null when a shift of the month changed since: to be computed again. */
    totals: jsonb('sums').$type<Totals>(),
  },
  (t) => [primaryKey({ columns: [t.ownerId, t.month] })],
);

/** View counts by the shift that was open; an empty id if none was. */
export const views = pgTable(
  'looks',
  {
    ownerId: ownerId(),
    /** That of the open shift, or today by the clocks of the restaurant. */
    day: text().notNull(),
    shiftId: text().notNull().default(''),
    counts: jsonb().$type<Views>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.ownerId, t.day, t.shiftId] })],
);

/** The views of all days of a month, so that years cost as little as weeks. */
export const monthViews = pgTable(
  'month_looks',
  {
    ownerId: ownerId(),
    /** `2026-11`. */
    month: text().notNull(),
    counts: jsonb().$type<Views>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.ownerId, t.month] })],
);

/**
 * When something was sold out, and when it was there again. Rows are only added, but for ends that lie ahead; what no
 * report needs any more is trimmed.
 */
export const stockLog = pgTable(
  'stock_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ownerId: ownerId(),
    dishId: text().notNull(),
    dishName: text().notNull(),
    /** Both empty for the dish itself. */
    groupName: text().notNull().default(''),
    optionName: text().notNull().default(''),
    isOut: boolean().notNull(),
    at: createdAt(),
  },
  (t) => [
    index('stock_log_owner').on(t.ownerId, t.at),
    // The last entry for each item before a moment, without its whole history.
    index('stock_log_thing').on(t.ownerId, t.dishId, t.groupName, t.optionName, t.at),
  ],
);
