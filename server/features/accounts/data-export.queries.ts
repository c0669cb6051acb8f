import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database } from '#server/db/engine/database.ts';
import { dishes, menus, restaurants, shifts } from '#server/db/schema.ts';

/** All of them, whatever the plan is now: what was recorded on Pro stays the owner's on Basic. A practice is no record. */
export const listEveryShift = (db: Database, scope: OwnerScope) =>
  db
    .select()
    .from(shifts)
    .where(and(eq(shifts.ownerId, scope.ownerId), eq(shifts.isPractice, false)))
    .orderBy(asc(shifts.startedAt));

/** What its dishes and menus show, and its kosher certificate: each once. */
export const listPictures = async (db: Database, { ownerId }: OwnerScope): Promise<string[]> => {
  const rows = await union(
    db
      .select({ hash: dishes.imageHash })
      .from(dishes)
      .where(and(eq(dishes.ownerId, ownerId), isNotNull(dishes.imageHash))),
    db
      .select({ hash: menus.logoHash })
      .from(menus)
      .where(and(eq(menus.ownerId, ownerId), isNotNull(menus.logoHash))),
    db
      .select({ hash: restaurants.kosherCertificateHash })
      .from(restaurants)
      .where(and(eq(restaurants.ownerId, ownerId), isNotNull(restaurants.kosherCertificateHash))),
  );
  return rows.flatMap(({ hash }) => hash ?? []);
};
