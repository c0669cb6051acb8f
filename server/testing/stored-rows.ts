import { and, asc, eq, getTableName, is, isNull, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/engine/database.ts';
import * as schema from '#server/db/schema.ts';
import { logEvents } from '#server/live/event-log.ts';
import { hashSecret, newId } from '#server/system/ids.ts';

/* What the tables hold, past everything that presents it. */
const tables = Object.values(schema).filter((value) => is(value, PgTable));

/** In which tables some row says any of these words, in whatever column. */
export const listTablesNaming = async (db: Database, ...words: string[]): Promise<string[]> => {
  const found: string[] = [];
  for (const table of tables) {
    const says = sql.join(
      words.map((word) => sql`${table}::text like ${`%${word}%`}`),
      sql` or `,
    );
    const { rows } = await db.execute(sql`select 1 from ${table} where ${says} limit 1`);
    if (rows.length > 0) found.push(getTableName(table));
  }
  return found.sort();
};

/** The rows, whole and in whatever table, that say one of these words. */
export const listRowsNaming = async (db: Database, words: readonly string[]): Promise<string[]> => {
  const anyOf = `(${words.join('|')})`;
  const rows = tables.map((table) => {
    const name = sql.raw(`'${getTableName(table)} '`);
    return sql`select ${name} || ${table}::text as row from ${table} where ${table}::text ~ ${anyOf}`;
  });
  const found = await db.execute<{ row: string }>(sql`${sql.join(rows, sql` union all `)} order by 1`);
  return found.rows.map(({ row }) => row);
};

/** Every row of every table, by the table's name. */
export const readAllRows = async (db: Database): Promise<Record<string, unknown[]>> => {
  const all: [string, unknown[]][] = [];
  for (const table of tables) all.push([getTableName(table), await db.select().from(table)]);
  return Object.fromEntries(all);
};

export const listStoredSessions = (db: Database, userId: string) =>
  db.select().from(schema.sessions).where(eq(schema.sessions.userId, userId));

/** A session as it is after a password, a pairing or a PIN, without going through them. */
export const setSessionState = (
  db: Database,
  token: string,
  state: Partial<typeof schema.sessions.$inferInsert>,
) =>
  db
    .update(schema.sessions)
    .set(state)
    .where(eq(schema.sessions.tokenHash, hashSecret(token)));

/** The database learns what the table holds, and may read it in another way from now on. */
export const analyzeSessions = (db: Database) => db.execute(sql`analyze ${schema.sessions}`);

export const listStoredResets = (db: Database, userId: string) =>
  db.select().from(schema.passwordResets).where(eq(schema.passwordResets.userId, userId));

export const listOpenShifts = (db: Database, ownerId: string) =>
  db
    .select()
    .from(schema.shifts)
    .where(and(eq(schema.shifts.ownerId, ownerId), isNull(schema.shifts.endedAt)));

/** As an earlier version stored it, whatever today's rules for names say. */
export const storeRestaurantName = (db: Database, ownerId: string, name: string) =>
  db.update(schema.restaurants).set({ name }).where(eq(schema.restaurants.ownerId, ownerId));

/** A password from before a rule. */
export const storePasswordHash = (db: Database, userId: string, passwordHash: string) =>
  db.update(schema.users).set({ passwordHash }).where(eq(schema.users.id, userId));

export const listStoredEmailChanges = (db: Database, userId: string) =>
  db.select().from(schema.emailChanges).where(eq(schema.emailChanges.userId, userId));

export const listStoredSecurityRows = (db: Database, ownerId: string) =>
  db.select().from(schema.securityEvents).where(eq(schema.securityEvents.ownerId, ownerId));

/** As it was before the guest was served. */
export const storeNextGuest = (db: Database, shiftId: string, nextSimulatedAt: Date) =>
  db.update(schema.shifts).set({ nextSimulatedAt }).where(eq(schema.shifts.id, shiftId));

export const listStoredBoards = (db: Database, ownerId: string) =>
  db.select().from(schema.boards).where(eq(schema.boards.ownerId, ownerId));

export const listStoredViews = (db: Database, ownerId: string) =>
  db
    .select({ day: schema.views.day, shiftId: schema.views.shiftId, counts: schema.views.counts })
    .from(schema.views)
    .where(eq(schema.views.ownerId, ownerId))
    .orderBy(schema.views.day, schema.views.shiftId);

/** As a practice evening has it. */
export const storePractice = (db: Database, shiftId: string) =>
  db.update(schema.shifts).set({ isPractice: true }).where(eq(schema.shifts.id, shiftId));

/** Accounts of visitors who try an evening, without their restaurants. */
export const storeThrowAways = (db: Database, count: number, throwAwayAt: Date) =>
  db.insert(schema.users).values(
    Array.from({ length: count }, () => {
      const id = newId();
      const email = `${id}@try.invalid`;
      return {
        id,
        email,
        passwordHash: '-',
        firstName: '',
        lastName: '',
        plan: 'pro' as const,
        trialEndsAt: throwAwayAt,
        throwAwayAt,
      };
    }),
  );

/** Every span in which points are counted ends so many seconds from now, by the database's clock. */
export const endRateWindowsIn = (db: Database, seconds: number) =>
  db.update(schema.rateWindows).set({ endsAt: sql`now() + make_interval(secs => ${seconds})` });

export const listStoredRateWindows = (db: Database) => db.select().from(schema.rateWindows);

export const listStoredRecoveryCodes = (db: Database, userId: string) =>
  db.select().from(schema.recoveryCodes).where(eq(schema.recoveryCodes.userId, userId));

/** An account and nothing else: somebody would miss it. */
export const storeBareAccount = (db: Database) =>
  db.execute(sql`insert into users (id, email, password_hash, first_name, last_name, plan, trial_ends_at)
    values ('somebody', 'somebody@menta.test', '', 'Noa', 'Levi', 'pro', now())`);

export const hasTable = async (db: Database, name: string): Promise<boolean> => {
  const { rows } = await db.execute<{ found: string | null }>(
    sql`select to_regclass(${name})::text as found`,
  );
  return rows[0]?.found !== null;
};

/** What was written for printers, in that order. */
/** What no version has written, and none can read. */
export const spoilTicket = (db: Database, jobId: string) =>
  db.update(schema.printJobs).set({ ticket: sql`'null'::jsonb` }).where(eq(schema.printJobs.id, jobId));

export const listStoredJobs = (db: Database, ownerId: string) =>
  db
    .select()
    .from(schema.printJobs)
    .where(eq(schema.printJobs.ownerId, ownerId))
    .orderBy(asc(schema.printJobs.seq));

export const storePerson = (db: Database, person: typeof schema.people.$inferInsert) =>
  db.transaction(async (tx) => {
    await tx.insert(schema.people).values(person);
    await logEvents(tx, person.ownerId, { kind: 'board' });
  });
