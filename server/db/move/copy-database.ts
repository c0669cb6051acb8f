import { count, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { OperatorProblem } from '#server/system/operator-problem.ts';
import type { Database, Transaction } from '../engine/database.ts';
import * as schema from '../schema.ts';

/** Parents before children, so that foreign keys hold at every step. A test keeps the list complete. */
export const tablesInOrder: readonly PgTable[] = [
  schema.users,
  schema.people,
  schema.sessions,
  schema.stationCodes,
  schema.secondFactors,
  schema.recoveryCodes,
  schema.passwordResets,
  schema.emailChanges,
  schema.images,
  schema.imageVariants,
  schema.restaurants,
  schema.ownerPictures,
  schema.areas,
  schema.menus,
  schema.sections,
  schema.dishes,
  schema.pauses,
  schema.stockLimits,
  schema.shifts,
  schema.visits,
  schema.orders,
  schema.orderLines,
  schema.orderTrail,
  schema.payments,
  schema.paymentParts,
  schema.calls,
  schema.refusedPhones,
  schema.tableCodes,
  schema.printAgents,
  schema.printAgentCodes,
  schema.printers,
  schema.printJobs,
  schema.shiftTotals,
  schema.monthTotals,
  schema.views,
  schema.monthViews,
  schema.stockLog,
  schema.eventCounters,
  schema.events,
  schema.securityEvents,
  schema.boards,
  schema.leases,
  schema.rateWindows,
];

/** Pictures are rows too: a few dozen at a time keep memory small. */
const batchSize = 50;

class TargetNotEmpty extends OperatorProblem {
  override name = 'TargetNotEmpty';
  constructor() {
    super('The PostgreSQL database already holds accounts; nothing was copied. Choose an empty database.');
  }
}

const countRows = async (db: Database | Transaction, table: PgTable): Promise<number> => {
  const [row] = await db.select({ rows: count() }).from(table);
  return row?.rows ?? 0;
};

const copyTable = async (source: Database, target: Transaction, table: PgTable): Promise<number> => {
  const total = await countRows(source, table);
  for (let copied = 0; copied < total; copied += batchSize) {
    // The physical order is stable while nobody writes, and the source belongs to this process alone.
    const rows = await source.select().from(table).orderBy(sql`ctid`).limit(batchSize).offset(copied);
    await target.insert(table).overridingSystemValue().values(rows);
  }
  return total;
};

/** Numbers that the database gives out itself must go on after the copied ones. */
const continueNumbers = async (target: Transaction): Promise<void> => {
  for (const table of [schema.orderTrail, schema.securityEvents, schema.stockLog])
    await target.execute(
      sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), (select coalesce(max(id), 0) + 1 from ${table}), false)`,
    );
};

/** Copies everything in one transaction: the target has all of it or nothing. */
export const copyDatabase = async (
  source: Database,
  target: Database,
  onTable: (name: string, rows: number) => void,
): Promise<void> =>
  target.transaction(async (tx) => {
    if ((await countRows(tx, schema.users)) > 0) throw new TargetNotEmpty();
    for (const table of tablesInOrder) {
      const rows = await copyTable(source, tx, table);
      if ((await countRows(tx, table)) !== rows)
        throw new Error(`${getTableName(table)} was not copied whole`);
      onTable(getTableName(table), rows);
    }
    await continueNumbers(tx);
  });
