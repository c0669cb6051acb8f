import { and, asc, count, eq, isNull, max, sql } from 'drizzle-orm';
import type { Plan } from '#core/accounts/plans.ts';
import type { Quota, QuotaOverrides } from '#core/values/quotas.ts';
import { type OwnId, ownRow } from '#server/access/own-id.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { menus, orders, restaurants, secondFactors, sessions, shifts, users } from '#server/db/schema.ts';
import { countDishes, readPictureUse } from '#server/quotas/quotas.queries.ts';

const accountColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  restaurantName: restaurants.name,
  plan: users.plan,
  trialEndsAt: users.trialEndsAt,
  createdAt: users.createdAt,
  quotaOverrides: users.quotaOverrides,
  throwAwayAt: users.throwAwayAt,
  twoStepSince: secondFactors.confirmedAt,
};

export type OperatedAccount = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  restaurantName: string;
  plan: Plan;
  trialEndsAt: Date;
  createdAt: Date;
  quotaOverrides: QuotaOverrides;
  /** A restaurant that is only tried, by nobody who is known. */
  throwAwayAt: Date | null;
  /** Null where log-in asks for the password alone. */
  twoStepSince: Date | null;
};

const selectAccounts = (db: Database | Transaction) =>
  db
    .select(accountColumns)
    .from(users)
    .innerJoin(restaurants, eq(restaurants.ownerId, users.id))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id));

// any-owner: the operator sees every account.
export const listAccounts = (db: Database): Promise<OperatedAccount[]> =>
  selectAccounts(db).orderBy(asc(users.createdAt), asc(users.id));

/** By address or by id. any-owner: every account is as good as the operator's own. */
export const findAccountBy = async (db: Database, who: string) => {
  const [row] = await selectAccounts(db).where(
    sql`${users.email} = ${who.toLowerCase()} or ${users.id} = ${who}`,
  );
  return ownRow('account', row);
};

/** How much an account holds, before anyone decides to delete it. */
export const countHoldings = async (db: Database, userId: OwnId<'account'>) => {
  const one = async <T>(rows: PromiseLike<T[]>): Promise<T | undefined> => (await rows)[0];
  const menuCount = await one(db.select({ n: count() }).from(menus).where(eq(menus.ownerId, userId)));
  const isReal = and(eq(shifts.ownerId, userId), eq(shifts.isPractice, false));
  const shiftCount = await one(db.select({ n: count() }).from(shifts).where(isReal));
  const orderFacts = await one(
    db
      .select({ n: count(), last: max(orders.createdAt) })
      .from(orders)
      .innerJoin(shifts, eq(shifts.id, orders.shiftId))
      .where(isReal),
  );
  const openShift = await one(
    db
      .select({ lastOrderNumber: shifts.lastOrderNumber, orderBytes: shifts.orderBytes })
      .from(shifts)
      .where(and(isReal, isNull(shifts.endedAt))),
  );
  const sessionCount = await one(db.select({ n: count() }).from(sessions).where(eq(sessions.userId, userId)));
  return {
    menus: menuCount?.n ?? 0,
    shifts: shiftCount?.n ?? 0,
    orders: orderFacts?.n ?? 0,
    lastOrderAt: orderFacts?.last ?? null,
    sessions: sessionCount?.n ?? 0,
    isOpen: openShift !== undefined,
    quotaUse: {
      menus: menuCount?.n ?? 0,
      dishes: await countDishes(db, userId),
      ...(await readPictureUse(db, userId)),
      ordersPerShift: openShift?.lastOrderNumber ?? 0,
      orderBytesPerShift: openShift?.orderBytes ?? 0,
    } satisfies Record<Quota, number>,
  };
};

/** Locks the account against whoever opens a shift: that waits, and then finds the plan as it is now. */
export const hasOpenShiftForChange = async (tx: Transaction, userId: OwnId<'account'>): Promise<boolean> => {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const open = await tx
    .select({ id: shifts.id })
    .from(shifts)
    .where(and(eq(shifts.ownerId, userId), eq(shifts.isPractice, false), isNull(shifts.endedAt)));
  return open.length > 0;
};

export const updatePlan = (tx: Transaction, userId: OwnId<'account'>, plan: Plan) =>
  tx.update(users).set({ plan }).where(eq(users.id, userId));

export const updateQuotaOverrides = (
  tx: Transaction,
  userId: OwnId<'account'>,
  quotaOverrides: QuotaOverrides,
) => tx.update(users).set({ quotaOverrides }).where(eq(users.id, userId));

export const updateTrialEnd = (tx: Transaction, userId: OwnId<'account'>, trialEndsAt: Date) =>
  tx.update(users).set({ trialEndsAt }).where(eq(users.id, userId));
