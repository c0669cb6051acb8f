import { eq, type SQL, sql } from 'drizzle-orm';
import { onTestFinished } from 'vitest';
import type { Engine } from '#server/db/engine/database.ts';
import { eventCounters, orders, type people, printers, shifts, users } from '#server/db/schema.ts';

/** Keeps what the statement locks until the returned function is called, or the test is over: whatever it found. */
const hold = async ({ db }: Engine, statement: SQL): Promise<() => Promise<void>> => {
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = db.transaction(async (tx) => {
    await tx.execute(statement);
    held.resolve();
    await released.promise;
  });
  await held.promise;
  const release = () => {
    released.resolve();
    return holding;
  };
  onTestFinished(release);
  return release;
};

/** Account lookups have to wait. */
export const holdUsers = (engine: Engine) => hold(engine, sql`lock table ${users} in access exclusive mode`);

/** A deletion that is certain only when it is released. */
export const holdDeletion = (engine: Engine, table: typeof users | typeof people, id: string) =>
  hold(engine, sql`delete from ${table} where ${eq(table.id, id)}`);

/** As the staff does while it changes an order. */
export const holdOrder = (engine: Engine, orderId: string) =>
  hold(engine, sql`select from ${orders} where ${eq(orders.id, orderId)} for update`);

/** As an order does while it takes its number, and whoever ends the shift. */
export const holdShift = (engine: Engine, shiftId: string) =>
  hold(engine, sql`select from ${shifts} where ${eq(shifts.id, shiftId)} for update`);

/** Whatever a printer says of itself has to wait, and so what it asks for. */
export const holdPrinter = (engine: Engine, printerId: string) =>
  hold(engine, sql`select from ${printers} where ${eq(printers.id, printerId)} for update`);

/** Whoever changes something of an owner's has to wait with what is done, just before it is certain. */
export const holdEvents = (engine: Engine, ownerId: string) =>
  hold(engine, sql`select from ${eventCounters} where ${eq(eventCounters.ownerId, ownerId)} for update`);

/**
 * How many wait for what somebody else holds. Of PostgreSQL alone: the embedded engine runs one transaction at a time.
 * The security log writes by a timer, not because a test called: it is not counted.
 */
export const countWaiting = async ({ db }: Engine): Promise<number> => {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and query not like 'select "id", "email" from "users" %for key share'`,
  );
  return rows[0]?.n ?? 0;
};
