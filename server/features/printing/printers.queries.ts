import { and, asc, count, eq, getTableColumns, sql } from 'drizzle-orm';
import type { WithOwner } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { printAgents, printers, printJobs } from '#server/db/schema.ts';

const waiting = sql<number>`(select count(*)::int from ${printJobs}
  where ${printJobs.printerId} = ${printers.id} and ${printJobs.state} in ('waiting', 'taken'))`;

// any-owner: whoever selects says whose.
const selectPrinters = (db: Database | Transaction) =>
  db
    .select({
      ...getTableColumns(printers),
      agentName: printAgents.name,
      agentSeenAt: printAgents.lastSeenAt,
      waiting,
    })
    .from(printers)
    .leftJoin(printAgents, eq(printAgents.id, printers.agentId));

const own = (scope: OwnerScope, printerId: string) =>
  and(eq(printers.id, printerId), eq(printers.ownerId, scope.ownerId));

export const listPrinters = (db: Database, scope: OwnerScope) =>
  selectPrinters(db).where(eq(printers.ownerId, scope.ownerId)).orderBy(asc(printers.name), asc(printers.id));
export type PrinterRow = Awaited<ReturnType<typeof listPrinters>>[number];

export const findPrinter = async (
  db: Database | Transaction,
  scope: OwnerScope,
  printerId: string,
): Promise<PrinterRow | null> => {
  const [row] = await selectPrinters(db).where(own(scope, printerId));
  return row ?? null;
};

export const countPrinters = async (db: Database, scope: OwnerScope): Promise<number> => {
  const [row] = await db
    .select({ printers: count() })
    .from(printers)
    .where(eq(printers.ownerId, scope.ownerId));
  return row?.printers ?? 0;
};

type NewPrinter = typeof printers.$inferInsert;

export const insertPrinter = (tx: Transaction, printer: WithOwner<NewPrinter>) =>
  tx.insert(printers).values(printer);

/** Whether there is such a printer. */
export const updatePrinter = async (
  tx: Transaction,
  scope: OwnerScope,
  printerId: string,
  change: Partial<NewPrinter>,
): Promise<boolean> => {
  const rows = await tx
    .update(printers)
    .set(change)
    .where(own(scope, printerId))
    .returning({ id: printers.id });
  return rows.length > 0;
};

export const deletePrinter = async (
  tx: Transaction,
  scope: OwnerScope,
  printerId: string,
): Promise<boolean> => {
  const rows = await tx.delete(printers).where(own(scope, printerId)).returning({ id: printers.id });
  return rows.length > 0;
};
