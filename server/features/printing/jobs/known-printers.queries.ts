import { and, asc, eq, inArray, lte, type SQL } from 'drizzle-orm';
import type { FetchingKind, PrinterKind, PrinterStatus } from '#core/printing/printer-state.ts';
import type { PaperWidth } from '#core/printing/ticket/ticket.ts';
import { type PublicOwnerId, publicOwner } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import { hasRow } from '#server/db/conditions.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { printAgents, printers } from '#server/db/schema.ts';

/** A printer that proved by its secret, or its agent's, who it is. */
export type KnownPrinter = {
  readonly id: string;
  readonly ownerId: PublicOwnerId;
  readonly kind: PrinterKind | null;
  readonly paper: PaperWidth;
  /** What it said last, and when. */
  readonly status: PrinterStatus;
  readonly lastSeenAt: Date | null;
  readonly pollSeconds: number;
};

export type KnownAgent = { readonly id: string; readonly ownerId: PublicOwnerId };

const columns = {
  id: printers.id,
  ownerId: printers.ownerId,
  kind: printers.kind,
  paper: printers.paper,
  status: printers.status,
  lastSeenAt: printers.lastSeenAt,
  pollSeconds: printers.pollSeconds,
};

const own = (scope: OwnerScope, printerId: string) =>
  and(eq(printers.id, printerId), eq(printers.ownerId, scope.ownerId));

/** For a browser, which its session lets in. */
export const findOwnPrinter = async (
  db: Database,
  scope: OwnerScope,
  printerId: string,
): Promise<KnownPrinter | null> => {
  const [row] = await db.select(columns).from(printers).where(own(scope, printerId));
  return row ? { ...row, ownerId: scope.ownerId } : null;
};

/** Locked, so that it stays while something is written for it. */
export const holdPrinter = async (tx: Transaction, scope: OwnerScope, printerId: string) => {
  const [row] = await tx.select().from(printers).where(own(scope, printerId)).for('share');
  return row ?? null;
};

// any-owner: the secret is the printer's own.
export const findPrinterBySecret = async (
  db: Database,
  kind: FetchingKind,
  secretHash: string,
): Promise<KnownPrinter | null> => {
  const [row] = await db
    .select(columns)
    .from(printers)
    .where(and(eq(printers.secretHash, secretHash), eq(printers.kind, kind)));
  return row ? { ...row, ownerId: publicOwner(row.ownerId) } : null;
};

// any-owner: of a printer that proved who it is.
export const findOpensDrawer = async (db: Database, printerId: string): Promise<boolean> => {
  const [row] = await db
    .select({ opens: printers.opensDrawer })
    .from(printers)
    .where(eq(printers.id, printerId));
  return row?.opens ?? false;
};

export type Seen = {
  lastSeenAt: Date;
  awayAt: Date;
  lastTicketAt?: Date;
  status?: PrinterStatus;
  pollSeconds?: number | undefined;
};

// any-owner: as above.
export const seePrinter = async (
  db: Database | Transaction,
  printerId: string,
  seen: Seen,
): Promise<void> => {
  await db.update(printers).set(seen).where(eq(printers.id, printerId));
};

const isAway = (now: Date): SQL => lte(printers.awayAt, now);

export const hasNewlyAway = (now: Date): SQL => hasRow(printers, isAway(now));

/** Whose printers have not called for too long, each told once until it calls again. any-owner: the clock goes for every restaurant. */
export const takeNewlyAway = async (tx: Transaction, now: Date, limit: number): Promise<string[]> => {
  const found = tx
    .select({ id: printers.id })
    .from(printers)
    .where(isAway(now))
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await tx
    .update(printers)
    .set({ awayAt: null })
    .where(inArray(printers.id, found))
    .returning({ ownerId: printers.ownerId });
  return [...new Set(rows.map(({ ownerId }) => ownerId))];
};

// any-owner: the secret is the agent's own.
export const findAgentBySecret = async (db: Database, secretHash: string): Promise<KnownAgent | null> => {
  const [row] = await db
    .select({ id: printAgents.id, ownerId: printAgents.ownerId })
    .from(printAgents)
    .where(eq(printAgents.secretHash, secretHash));
  return row ? { id: row.id, ownerId: publicOwner(row.ownerId) } : null;
};

// any-owner: of an agent that proved who it is, which compares the owner.
export const listPrintersOfAgent = async (db: Database, { id, ownerId }: KnownAgent) => {
  const rows = await db
    .select({ ...columns, host: printers.host, port: printers.port })
    .from(printers)
    .where(and(eq(printers.agentId, id), eq(printers.ownerId, ownerId), eq(printers.kind, 'network')))
    .orderBy(asc(printers.id));
  return rows.flatMap(({ host, port, ...row }) =>
    host === null || port === null ? [] : [{ ...row, ownerId, host, port }],
  );
};

// any-owner: of an agent that proved who it is.
export const seeAgent = async (db: Database, agentId: string, at: Date): Promise<void> => {
  await db.update(printAgents).set({ lastSeenAt: at }).where(eq(printAgents.id, agentId));
};
