import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import type { PublicOwnerId } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { menus, pauses, sections, shifts } from '#server/db/schema.ts';

/** Public: what is paused is for everyone to see. The whole restaurant comes first. */
export const listPauses = (db: Database | Transaction, ownerId: PublicOwnerId, now: Date) =>
  db
    .select({ pause: pauses, sectionName: sections.name })
    .from(pauses)
    .leftJoin(sections, eq(sections.id, pauses.sectionId))
    .where(and(eq(pauses.ownerId, ownerId), or(isNull(pauses.endsAt), gt(pauses.endsAt, now))))
    .orderBy(asc(pauses.startedAt), asc(pauses.id));
export type PauseRow = Awaited<ReturnType<typeof listPauses>>[number];

/** Whether guests are ordering, in a shift that does not end until this transaction does. A practice has none to hold up. */
export const holdRealShiftOpen = async (tx: Transaction, scope: OwnerScope): Promise<boolean> => {
  const rows = await tx
    .select({ id: shifts.id })
    .from(shifts)
    .where(and(eq(shifts.ownerId, scope.ownerId), isNull(shifts.endedAt), eq(shifts.isPractice, false)))
    .for('key share');
  return rows.length > 0;
};

/** A section of the menu that guests order from. */
export const isOwnSection = async (
  tx: Transaction,
  scope: OwnerScope,
  sectionId: string,
): Promise<boolean> => {
  const rows = await tx
    .select({ id: sections.id })
    .from(sections)
    .innerJoin(menus, eq(menus.id, sections.menuId))
    .where(and(eq(sections.id, sectionId), eq(menus.ownerId, scope.ownerId), eq(menus.isActive, true)))
    .for('key share', { of: sections });
  return rows.length > 0;
};

export const savePause = (
  tx: Transaction,
  scope: OwnerScope,
  pause: Omit<typeof pauses.$inferInsert, 'ownerId'> & { id: string },
) => {
  const { id, reason, startedAt, endsAt } = pause;
  return tx
    .insert(pauses)
    .values({ ...pause, ownerId: scope.ownerId })
    .onConflictDoUpdate({
      target: [pauses.ownerId, pauses.sectionId],
      set: { id, reason, startedAt, endsAt: endsAt ?? null },
    });
};

export const deletePause = async (tx: Transaction, scope: OwnerScope, pauseId: string): Promise<boolean> => {
  const rows = await tx
    .delete(pauses)
    .where(and(eq(pauses.id, pauseId), eq(pauses.ownerId, scope.ownerId)))
    .returning({ id: pauses.id });
  return rows.length > 0;
};

export const deletePauses = async (tx: Transaction, scope: OwnerScope): Promise<boolean> => {
  const rows = await tx.delete(pauses).where(eq(pauses.ownerId, scope.ownerId)).returning({ id: pauses.id });
  return rows.length > 0;
};
