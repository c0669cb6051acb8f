import { and, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Locale } from '#core/i18n/locale.ts';
import { limits } from '#core/values/limits.ts';
import { type OwnId, ownRow, type PublicOwnerId } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { deleteSome } from '#server/db/engine/delete-some.ts';
import {
  dishes,
  emailChanges,
  events,
  menus,
  orders,
  orderTrail,
  passwordResets,
  payments,
  restaurants,
  securityEvents,
  shifts,
  stockLog,
  users,
} from '#server/db/schema.ts';
import { logEvents } from '#server/live/event-log.ts';

// any-owner: whoever makes an account owns it.
export const insertUser = async (
  tx: Transaction,
  user: typeof users.$inferInsert,
  restaurant: typeof restaurants.$inferInsert,
): Promise<OwnId<'account'>> => {
  await tx.insert(users).values(user);
  await tx.insert(restaurants).values(restaurant);
  return user.id as OwnId<'account'>;
};

const accountColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  pendingEmail: emailChanges.email,
  locale: users.locale,
  plan: users.plan,
  trialEndsAt: users.trialEndsAt,
  throwAwayAt: users.throwAwayAt,
  restaurantName: restaurants.name,
  timeZone: restaurants.timeZone,
  activeMenuId: menus.id,
};

export const findAccount = async (db: Database, scope: OwnerScope, now: Date) => {
  const [row] = await db
    .select(accountColumns)
    .from(users)
    .innerJoin(restaurants, eq(restaurants.ownerId, users.id))
    .leftJoin(menus, and(eq(menus.ownerId, users.id), eq(menus.isActive, true)))
    .leftJoin(emailChanges, and(eq(emailChanges.userId, users.id), gt(emailChanges.expiresAt, now)))
    .where(eq(users.id, scope.ownerId));
  return row ?? null;
};

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/**
 * Nobody logs in to a restaurant that is only tried, and nothing is mailed to it.
 * any-owner: whoever names the address shows the password next, or is sent a mail.
 */
export const findCredentials = async (db: Database, email: string) => {
  const [row] = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      passwordHash: users.passwordHash,
      locale: users.locale,
    })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.throwAwayAt)));
  return ownRow('account', row);
};

export const updateLocale = (db: Database, userId: OwnId<'account'>, locale: Locale) =>
  db.update(users).set({ locale }).where(eq(users.id, userId));

export const findPasswordHash = async (db: Database, scope: OwnerScope) => {
  const [row] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, scope.ownerId));
  return row?.passwordHash ?? null;
};

export const setPasswordHash = (tx: Transaction, userId: OwnId<'account'>, passwordHash: string) =>
  tx.update(users).set({ passwordHash }).where(eq(users.id, userId));

export const findPublicProfile = async (db: Database, userId: PublicOwnerId) => {
  const [row] = await db
    .select({ id: users.id, plan: users.plan, restaurantName: restaurants.name })
    .from(users)
    .innerJoin(restaurants, eq(restaurants.ownerId, users.id))
    .where(eq(users.id, userId));
  return row ?? null;
};

export const insertPasswordReset = (
  db: Database,
  reset: typeof passwordResets.$inferInsert & { userId: OwnId<'account'> },
) => db.insert(passwordResets).values(reset);

/** Leaves nothing behind and costs what an insert costs: a record in the log and its flush to the disk. any-owner: it reads nobody's. */
export const commitNothing = async (db: Database): Promise<void> => {
  await db.execute(sql`select pg_logical_emit_message(true, 'menta', '')`);
};

/** Twice the length, because the clocks of two processes differ a little. */
const latestEnd = (now: Date): Date => new Date(now.getTime() + 2 * limits.resetTokenMinutes * 60_000);

const isUsable = (tokenHash: string, now: Date) =>
  and(
    eq(passwordResets.tokenHash, tokenHash),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, now),
    // Later than any link ends: it was made by a clock that has been set back since.
    lt(passwordResets.expiresAt, latestEnd(now)),
  );

/** Whose password the token may set. any-owner: the hash of the mailed token is the proof. */
export const findResettable = async (db: Database, tokenHash: string, now: Date) => {
  const [row] = await db
    .select({
      email: users.email,
      firstName: users.firstName,
      locale: users.locale,
      restaurantName: restaurants.name,
    })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .innerJoin(restaurants, eq(restaurants.ownerId, users.id))
    .where(isUsable(tokenHash, now));
  return row ?? null;
};

/**
 * Consumes the token and returns whose it was, in one statement: of two clicks one wins.
 * any-owner: the hash of the mailed token is the proof.
 */
export const takePasswordReset = async (tx: Transaction, tokenHash: string, now: Date) => {
  const [row] = await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(isUsable(tokenHash, now))
    .returning({ id: passwordResets.userId });
  return ownRow('account', row)?.id ?? null;
};

export const updateName = (
  tx: Transaction,
  scope: OwnerScope,
  name: { firstName: string; lastName: string },
) => tx.update(users).set(name).where(eq(users.id, scope.ownerId));

/** Links that were mailed to the old address, or before the password was changed, must not open the account. */
export const deletePasswordResetsOf = (tx: Transaction, userId: OwnId<'account'>) =>
  tx.delete(passwordResets).where(eq(passwordResets.userId, userId));

/** Some of the owner's orders with all that tells of them. The trail is found by its orders alone. */
export const deleteSomeOrders = async (
  tx: Transaction,
  userId: OwnId<'account'>,
  limit: number,
): Promise<number> => {
  const rows = await tx.select({ id: orders.id }).from(orders).where(eq(orders.ownerId, userId)).limit(limit);
  const ids = rows.map(({ id }) => id);
  await tx.delete(orderTrail).where(inArray(orderTrail.orderId, ids));
  await tx.delete(orders).where(inArray(orders.id, ids));
  return rows.length;
};

/** Of which an owner may have thousands, besides orders. */
const largeTables = [events, payments, dishes, stockLog, securityEvents] as const;

/** Some rows of each. Answers how many of the table of which most are left. */
export const deleteSomeRows = async (
  tx: Transaction,
  userId: OwnId<'account'>,
  limit: number,
): Promise<number> => {
  let most = 0;
  for (const table of largeTables)
    most = Math.max(most, await deleteSome(tx, table, eq(table.ownerId, userId), limit));
  return most;
};

/** From now on nobody logs in, and a deletion that is interrupted goes on as that of a restaurant that was only tried. */
export const markForDeletion = (tx: Transaction, userId: OwnId<'account'>, now: Date) =>
  tx
    .update(users)
    .set({ throwAwayAt: sql`coalesce(${users.throwAwayAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(users.id, userId));

/**
 * Everything of the owner's goes: what is not named here refers to its user with `on delete cascade`. Shifts and menus
 * before the log, as an order takes its shift before the log: the other way round each would wait for the other.
 */
export const deleteUser = async (tx: Transaction, userId: OwnId<'account'>): Promise<void> => {
  await tx.delete(shifts).where(eq(shifts.ownerId, userId));
  await tx.delete(menus).where(eq(menus.ownerId, userId));
  // Before the user, to whom the log belongs: every process forgets the guest's page.
  await logEvents(tx, userId, { kind: 'menu' });
  await tx.delete(users).where(eq(users.id, userId));
};

// any-owner: what has expired is nobody's any more.
export const deleteExpiredPasswordResets = (db: Database, now: Date, limit: number) => {
  const { expiresAt } = passwordResets;
  const isOver = or(lt(expiresAt, now), gt(expiresAt, latestEnd(now)));
  return deleteSome(db, passwordResets, isOver, limit);
};
