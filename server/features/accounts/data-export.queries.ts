import { and, asc, eq } from 'drizzle-orm';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database } from '#server/db/engine/database.ts';
import { shifts } from '#server/db/schema.ts';

/** All of them, whatever the plan is now: what was recorded on Pro stays the owner's on Basic. A practice is no record. */
export const listEveryShift = (db: Database, scope: OwnerScope) =>
  db
    .select()
    .from(shifts)
    .where(and(eq(shifts.ownerId, scope.ownerId), eq(shifts.isPractice, false)))
    .orderBy(asc(shifts.startedAt));
