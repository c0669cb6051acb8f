import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { statesBefore } from '#core/printing/jobs/job-lifecycle.ts';
import { ticketKinds } from '#core/printing/ticket/ticket.ts';
import type { PublicOwnerId, WithOwner } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import { hasRow } from '#server/db/conditions.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { deleteSome } from '#server/db/engine/delete-some.ts';
import { causesOf } from '#server/db/error-causes.ts';
import { orders, printers, printJobs, shifts } from '#server/db/schema.ts';

export type JobRow = typeof printJobs.$inferSelect;
/** With what follows from its order; without the id of a printer that is gone. */
export type StoredJob = Omit<JobRow, 'printerId'> & {
  printerId: string | null;
  number: number | null;
  shiftId: string | null;
};

const columns = {
  ...getTableColumns(printJobs),
  printerId: printers.id,
  number: orders.number,
  shiftId: sql<string | null>`coalesce(${orders.shiftId}, ${printJobs.ticket} -> 'visit' ->> 'shiftId')`,
};
// any-owner: whoever selects says whose.
const selectJobs = (db: Database | Transaction) =>
  db
    .select(columns)
    .from(printJobs)
    .leftJoin(printers, eq(printers.id, printJobs.printerId))
    .leftJoin(orders, eq(orders.id, printJobs.orderId));

export const insertJobs = (tx: Transaction, jobs: WithOwner<typeof printJobs.$inferInsert>[]) =>
  jobs.length > 0 ? tx.insert(printJobs).values(jobs) : null;

/** Locked: none of them is handed out until the change that read them is stored. any-owner: of orders that were found and locked. */
export const lockJobsOfOrders = (tx: Transaction, orderIds: readonly string[]) =>
  tx
    .select({
      id: printJobs.id,
      orderId: printJobs.orderId,
      printerId: printJobs.printerId,
      kind: printJobs.kind,
      state: printJobs.state,
    })
    .from(printJobs)
    .where(inArray(printJobs.orderId, [...orderIds]))
    .orderBy(asc(printJobs.seq))
    .for('update');

const own = (scope: OwnerScope, jobId: string) =>
  and(eq(printJobs.id, jobId), eq(printJobs.ownerId, scope.ownerId));

export const findJob = async (
  db: Database | Transaction,
  scope: OwnerScope,
  jobId: string,
): Promise<StoredJob | null> => {
  const [row] = await selectJobs(db).where(own(scope, jobId));
  return row ?? null;
};

export const lockJob = async (
  tx: Transaction,
  scope: OwnerScope,
  jobId: string,
): Promise<StoredJob | null> => {
  const [row] = await selectJobs(tx).where(own(scope, jobId)).for('update', { of: printJobs });
  return row ?? null;
};

/** The job of a printer, locked; without an id, the one that is out. */
export const lockJobOfPrinter = async (
  tx: Transaction,
  { id, ownerId }: { id: string; ownerId: PublicOwnerId },
  jobId: string | null,
): Promise<StoredJob | null> => {
  const [row] = await selectJobs(tx)
    .where(
      and(
        eq(printJobs.printerId, id),
        eq(printJobs.ownerId, ownerId),
        jobId === null ? eq(printJobs.state, 'taken') : eq(printJobs.id, jobId),
      ),
    )
    .for('update', { of: printJobs });
  return row ?? null;
};

/** Of a job that was locked. any-owner: as it was found. */
export const updateJob = async (
  tx: Transaction,
  job: StoredJob,
  change: Partial<JobRow>,
): Promise<StoredJob> => {
  const [row] = await tx.update(printJobs).set(change).where(eq(printJobs.id, job.id)).returning();
  if (!row) throw new Error('a print job that was locked is gone');
  return { ...row, printerId: job.printerId, number: job.number, shiftId: job.shiftId };
};

/** any-owner: jobs that were locked with their order. */
export const withdrawJobs = async (tx: Transaction, jobIds: readonly string[]): Promise<StoredJob[]> => {
  if (jobIds.length === 0) return [];
  await tx
    .update(printJobs)
    .set({ state: 'withdrawn' })
    .where(and(inArray(printJobs.id, [...jobIds]), inArray(printJobs.state, statesBefore('withdraw'))));
  return selectJobs(tx).where(inArray(printJobs.id, [...jobIds]));
};

export const withdrawJobsOfPrinter = async (
  tx: Transaction,
  scope: OwnerScope,
  printerId: string,
): Promise<StoredJob[]> => {
  const rows = await tx
    .select({ id: printJobs.id })
    .from(printJobs)
    .where(
      and(
        eq(printJobs.ownerId, scope.ownerId),
        eq(printJobs.printerId, printerId),
        eq(printJobs.state, 'waiting'),
      ),
    )
    .for('update');
  return withdrawJobs(
    tx,
    rows.map(({ id }) => id),
  );
};

/** Nobody waits any more for what it says. */
const isOver = or(
  eq(orders.status, 'done'),
  isNotNull(orders.deletedAt),
  hasRow(shifts, and(eq(shifts.id, columns.shiftId), isNotNull(shifts.endedAt))),
);

/** Its alarm ends with its order, or with the shift. */
const inTrouble = and(
  isNull(printJobs.handledAt),
  sql`(${isOver}) is not true`,
  or(
    inArray(printJobs.state, ['failed', 'unconfirmed']),
    and(isNotNull(printJobs.overdueAt), inArray(printJobs.state, ['waiting', 'taken'])),
  ),
);

export const listTroubles = (db: Database, scope: OwnerScope, limit: number) =>
  selectJobs(db)
    .where(and(eq(printJobs.ownerId, scope.ownerId), inTrouble))
    .orderBy(asc(printJobs.seq))
    .limit(limit);

/** Unfinished orders of the open shift of which all tickets came out; somebody dealt with those that did not. */
export const listPrintedOrders = async (db: Database, scope: OwnerScope): Promise<string[]> => {
  const rows = await db
    .select({ id: orders.id })
    .from(shifts)
    .innerJoin(orders, and(eq(orders.shiftId, shifts.id), isNull(orders.deletedAt)))
    .innerJoin(printJobs, eq(printJobs.orderId, orders.id))
    .where(
      and(
        eq(shifts.ownerId, scope.ownerId),
        isNull(shifts.endedAt),
        sql`${orders.status} <> 'done'`,
        sql`${printJobs.state} <> 'withdrawn'`,
      ),
    )
    .groupBy(orders.id)
    .having(
      sql`bool_or(${printJobs.state} = 'printed') and bool_and(${printJobs.state} = 'printed' or ${printJobs.handledAt} is not null)`,
    );
  return rows.map(({ id }) => id);
};

export const listJobsOfOrder = (db: Database, scope: OwnerScope, orderId: string) =>
  selectJobs(db)
    .where(and(eq(printJobs.ownerId, scope.ownerId), eq(printJobs.orderId, orderId)))
    .orderBy(desc(printJobs.seq));

export const listBillsOfVisit = (db: Database | Transaction, scope: OwnerScope, visitId: string) =>
  selectJobs(db).where(
    and(
      eq(printJobs.ownerId, scope.ownerId),
      isNull(printJobs.orderId),
      sql`(${printJobs.ticket} -> 'visit' ->> 'id') = ${visitId}`,
    ),
  );

/** In the order of the orders: a ticket that was written anew keeps its place. Those of a newer version are left to it. */
const nextOf = (printerId: string, jobId?: string): SQL => sql`
  select job.id from ${printJobs} job left join ${orders} told on told.id = job.order_id
  where job.printer_id = ${printerId} and job.state = 'waiting' and job.kind in ${[...ticketKinds]}
    and not exists (select from ${printJobs} out where out.printer_id = ${printerId} and out.state = 'taken')
    ${jobId === undefined ? sql`` : sql`and job.id = ${jobId}`}
  order by coalesce(told.created_at, job.created_at), told.number, job.seq limit 1`;

/** any-owner: of a printer that proved who it is. */
export const findNextJobId = async (
  db: Database,
  printerId: string,
  jobId?: string,
): Promise<string | null> => {
  const { rows } = await db.execute<{ id: string }>(nextOf(printerId, jobId));
  return rows[0]?.id ?? null;
};

/** PostgreSQL's own word for a lock that somebody else held until the time was over. */
const lockNotAvailable = '55P03';

/** Until nobody changes the next job any more, or for a second. any-owner: as above. */
export const waitForNextJob = async (
  db: Database,
  printerId: string,
  jobId: string | undefined,
): Promise<void> => {
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = '1s'`);
      await tx.execute(sql`${nextOf(printerId, jobId)} for update of job`);
    });
  } catch (error) {
    if (!causesOf(error).some((cause) => 'code' in cause && cause.code === lockNotAvailable)) throw error;
  }
};

type Taking = { now: Date; leaseUntil: Date; jobId: string | undefined; isInTurn: boolean };

/**
 * One statement: of many who take at once each finds another job or none, and the index
 * `print_jobs_one_taken_per_printer` refuses all but one of them. `isInTurn`: nothing while the very next is being changed.
 * any-owner: as above.
 */
export const takeJob = async (
  db: Database,
  printerId: string,
  { now, leaseUntil, jobId, isInTurn }: Taking,
): Promise<string | null> => {
  const [row] = await db
    .update(printJobs)
    .set({ state: 'taken', takenAt: now, leaseUntil })
    .where(
      and(
        sql`${printJobs.id} = (${nextOf(printerId, jobId)} for update of job skip locked)`,
        isInTurn ? sql`${printJobs.id} = (${nextOf(printerId, jobId)})` : undefined,
        eq(printJobs.state, 'waiting'),
      ),
    )
    .returning({ id: printJobs.id });
  return row?.id ?? null;
};

/** any-owner: as above. */
export const findTakenJob = async (
  db: Database,
  printerId: string,
  jobId: string | undefined,
): Promise<StoredJob | null> => {
  const [row] = await selectJobs(db).where(
    and(
      eq(printJobs.printerId, printerId),
      eq(printJobs.state, 'taken'),
      jobId === undefined ? undefined : eq(printJobs.id, jobId),
    ),
  );
  return row ?? null;
};

/** While its printer waits for paper. any-owner: as above. */
export const prolongLease = (db: Database, printerId: string, leaseUntil: Date) =>
  db
    .update(printJobs)
    .set({ leaseUntil })
    .where(and(eq(printJobs.printerId, printerId), eq(printJobs.state, 'taken')));

/** As the index of those under way has it: in the text, or the plan of a prepared statement could not use it. */
const isIn = (state: JobRow['state']) => eq(printJobs.state, state).inlineParams();

/** Handed out and not confirmed in time. */
const hasEndedLease = (now: Date) => and(isIn('taken'), lte(printJobs.leaseUntil, now));

/** Under way for too long, and did not ring yet. */
const isOverdue = (before: Date) =>
  and(
    or(
      and(isIn('waiting'), lte(printJobs.createdAt, before)),
      and(isIn('taken'), lte(printJobs.takenAt, before)),
    ),
    isNull(printJobs.overdueAt),
  );

export const hasTroubles = (now: Date, overdueBefore: Date): SQL =>
  hasRow(printJobs, or(hasEndedLease(now), isOverdue(overdueBefore)));

/**
 * Jobs whose lease has ended, locked; one that is being confirmed in this moment is left to that. any-owner: the clock goes for
 * every restaurant.
 */
export const lockEndedLeases = (tx: Transaction, now: Date, limit: number) =>
  selectJobs(tx)
    .where(hasEndedLease(now))
    .orderBy(asc(printJobs.seq))
    .limit(limit)
    .for('update', { of: printJobs, skipLocked: true });

/** Jobs that are under way for too long and did not ring yet, locked. any-owner: as above. */
export const lockOverdue = (tx: Transaction, before: Date, limit: number) =>
  selectJobs(tx)
    .where(isOverdue(before))
    .orderBy(asc(printJobs.seq))
    .limit(limit)
    .for('update', { of: printJobs, skipLocked: true });

/** any-owner: jobs that were locked. */
export const updateJobs = async (
  tx: Transaction,
  jobs: readonly StoredJob[],
  change: Pick<Partial<JobRow>, 'state' | 'overdueAt'>,
): Promise<StoredJob[]> => {
  await tx
    .update(printJobs)
    .set(change)
    .where(
      inArray(
        printJobs.id,
        jobs.map(({ id }) => id),
      ),
    );
  return jobs.map((job) => ({ ...job, ...change }));
};

// any-owner: whoever's they are, nobody prints them any more.
export const deleteOldJobs = (db: Database, before: Date, limit: number) =>
  deleteSome(db, printJobs, lt(printJobs.createdAt, before), limit);
