import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { OwnedSecurityEvent } from '#core/security/coalesce.ts';
import { logLimits } from '#core/security/log-limits.ts';
import type { SecurityKind } from '#core/security/security-kinds.ts';
import { type OwnId, ownRow } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { deleteSome } from '#server/db/engine/delete-some.ts';
import { securityEvents, users } from '#server/db/schema.ts';

export type SecurityRow = typeof securityEvents.$inferSelect;

/**
 * The accounts with these ids and addresses, kept from being deleted until the events are written. It costs the disk
 * the same whether there are any, so that nobody learns from the time it takes who has an account.
 * any-owner: whoever tries to log in names one, and is told nothing of it.
 */
export const lockAccounts = async (tx: Transaction, ownerIds: string[], emails: string[]) => {
  await tx.execute(sql`select pg_logical_emit_message(true, 'menta', '')`);
  const rows = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(or(inArray(users.id, ownerIds), inArray(users.email, emails)))
    .for('key share');
  return rows.flatMap((row) => ownRow('account', row) ?? []);
};

export const listSecurityRowsOfHours = (tx: Transaction, ownerIds: OwnId<'account'>[], hours: Date[]) =>
  tx
    .select()
    .from(securityEvents)
    .where(and(inArray(securityEvents.ownerId, ownerIds), inArray(securityEvents.hour, hours)));

// any-owner: of accounts that were just locked.
export const addSecurityRows = async (tx: Transaction, rows: OwnedSecurityEvent[]): Promise<void> => {
  await tx
    .insert(securityEvents)
    .values(rows)
    .onConflictDoUpdate({
      target: [
        securityEvents.ownerId,
        securityEvents.kind,
        securityEvents.hour,
        securityEvents.network,
        securityEvents.browser,
        securityEvents.system,
      ],
      set: {
        count: sql`least(${securityEvents.count}::bigint + excluded.count, 1000000)`,
        firstAt: sql`least(${securityEvents.firstAt}, excluded.first_at)`,
        lastAt: sql`greatest(${securityEvents.lastAt}, excluded.last_at)`,
      },
    });
};

/** Of each kind the newest stay. */
export const trimSecurityKinds = async (
  tx: Transaction,
  ownerIds: OwnId<'account'>[],
  kinds: SecurityKind[],
): Promise<void> => {
  const ranked = tx
    .select({
      id: securityEvents.id,
      place:
        sql<number>`row_number() over (partition by ${securityEvents.ownerId}, ${securityEvents.kind} order by ${securityEvents.lastAt} desc)`.as(
          'place',
        ),
    })
    .from(securityEvents)
    .where(and(inArray(securityEvents.ownerId, ownerIds), inArray(securityEvents.kind, kinds)))
    .as('ranked');
  const old = tx
    .select({ id: ranked.id })
    .from(ranked)
    .where(sql`${ranked.place} > ${logLimits.entriesPerKind}`);
  await tx.delete(securityEvents).where(inArray(securityEvents.id, old));
};

export type Cursor = { lastAt: Date; id: number };

export const listSecurityRows = (db: Database, scope: OwnerScope, before: Cursor | null, limit: number) => {
  const older = before
    ? or(
        lt(securityEvents.lastAt, before.lastAt),
        and(eq(securityEvents.lastAt, before.lastAt), lt(securityEvents.id, before.id)),
      )
    : undefined;
  return db
    .select()
    .from(securityEvents)
    .where(and(eq(securityEvents.ownerId, scope.ownerId), older))
    .orderBy(desc(securityEvents.lastAt), desc(securityEvents.id))
    .limit(limit);
};

/**
 * Some of what is too old. Gives their number.
 * any-owner: nobody's log is kept longer.
 */
export const deleteOldSecurityRows = (db: Database, before: Date, limit: number): Promise<number> =>
  deleteSome(db, securityEvents, lt(securityEvents.lastAt, before), limit);
