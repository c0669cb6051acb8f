import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { WithOwner } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { people, sessions } from '#server/db/schema.ts';

const columns = { id: people.id, name: people.name, color: people.color, rights: people.rights };
export type PersonRow = Pick<typeof people.$inferSelect, keyof typeof columns>;

const atWork = (scope: OwnerScope) => and(eq(people.ownerId, scope.ownerId), isNull(people.removedAt));
const isPerson = (scope: OwnerScope, personId: string) => and(eq(people.id, personId), atWork(scope));

export const listPeople = (db: Database, scope: OwnerScope): Promise<PersonRow[]> =>
  db.select(columns).from(people).where(atWork(scope)).orderBy(asc(people.createdAt), asc(people.id));

/** Also who was removed: their names are in what is past. */
export const listEverybody = (db: Database, scope: OwnerScope) =>
  db
    .select({ ...columns, createdAt: people.createdAt, removedAt: people.removedAt })
    .from(people)
    .where(eq(people.ownerId, scope.ownerId))
    .orderBy(asc(people.createdAt), asc(people.id));

export const countPeople = async (tx: Transaction, scope: OwnerScope): Promise<number> => {
  const [row] = await tx.select({ people: count() }).from(people).where(atWork(scope));
  return row?.people ?? 0;
};

export const insertPerson = (tx: Transaction, person: WithOwner<typeof people.$inferInsert>) =>
  tx.insert(people).values(person);

/** Null when there is no such person. */
export const updatePerson = async (
  tx: Transaction,
  scope: OwnerScope,
  personId: string,
  change: Partial<Pick<typeof people.$inferInsert, 'name' | 'color' | 'rights' | 'pinHash' | 'removedAt'>>,
): Promise<PersonRow | null> => {
  const [row] = await tx.update(people).set(change).where(isPerson(scope, personId)).returning(columns);
  return row ?? null;
};

export const findWithPin = async (db: Database, scope: OwnerScope, personId: string) => {
  const [row] = await db
    .select({ ...columns, pinHash: people.pinHash })
    .from(people)
    .where(isPerson(scope, personId));
  return row ?? null;
};

/** On every station of theirs at once. */
export const endPinWindows = (tx: Transaction, scope: OwnerScope, personId: string) =>
  tx
    .update(sessions)
    .set({ personId: null, personSince: null, personUntil: null })
    .where(and(eq(sessions.userId, scope.ownerId), eq(sessions.personId, personId)));
