import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { WrongPins } from '#core/staff/pin-rules.ts';
import { freshPinMs, type PinMinutes } from '#core/staff/pin-window.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { rateWindows, restaurants, sessions } from '#server/db/schema.ts';
import { takeTurn } from '#server/http/protection/rate-windows.queries.ts';

const thisStation = (scope: OwnerScope) =>
  and(eq(sessions.tokenHash, scope.sessionHash), eq(sessions.userId, scope.ownerId));

/** Locked: of the PINs that are typed on a station at once, one is counted at a time. */
export const lockWrongPins = async (tx: Transaction, scope: OwnerScope): Promise<WrongPins | null> => {
  const [row] = await tx
    .select({ wrongPins: sessions.wrongPins, pinBlockedUntil: sessions.pinBlockedUntil })
    .from(sessions)
    .where(thisStation(scope))
    .for('update');
  return row ?? null;
};

export const setWrongPins = (tx: Transaction, scope: OwnerScope, counted: WrongPins) =>
  tx.update(sessions).set(counted).where(thisStation(scope));

const keyOf = (scope: OwnerScope): string => `wrongPins ${scope.ownerId}`;

/** One more wrong PIN of this owner's, on whichever station and process, within a span that begins with the first. */
export const countForOwner = (tx: Transaction, scope: OwnerScope, now: Date, spanMs: number) =>
  takeTurn(tx, keyOf(scope), spanMs / 1000, sql`${now.toISOString()}::timestamptz`);

/** It was right after all. */
export const uncountForOwner = (tx: Transaction, scope: OwnerScope) =>
  tx
    .update(rateWindows)
    .set({ used: sql`greatest(${rateWindows.used} - 1, 0)` })
    .where(eq(rateWindows.key, keyOf(scope)));

type Window = { personId: string; personSince: Date; personUntil: Date };

/** Takes back what this PIN was counted as, and no block that others brought about meanwhile. */
export const openPinWindow = (
  tx: Transaction,
  scope: OwnerScope,
  window: Window,
  { before, after }: { before: WrongPins; after: { pinBlockedUntil: Date } },
) => {
  const own = sql`${sessions.pinBlockedUntil} = ${after.pinBlockedUntil.toISOString()}::timestamptz`;
  const was = sql`${before.pinBlockedUntil?.toISOString() ?? null}::timestamptz`;
  return tx
    .update(sessions)
    .set({
      ...window,
      wrongPins: sql`greatest(${sessions.wrongPins} - 1, 0)`,
      pinBlockedUntil: sql`case when ${own} then ${was} else ${sessions.pinBlockedUntil} end`,
    })
    .where(thisStation(scope));
};

export const closePinWindow = (db: Database, scope: OwnerScope) =>
  db.update(sessions).set({ personId: null, personSince: null, personUntil: null }).where(thisStation(scope));

/** What was prolonged ends with the shift; the five minutes after a PIN stay. */
export const endProlongedPins = (tx: Transaction, scope: OwnerScope) =>
  tx
    .update(sessions)
    .set({
      personUntil: sql`least(${sessions.personUntil}, ${sessions.personSince} + make_interval(secs => ${sql.raw(String(freshPinMs / 1000))}))`,
    })
    .where(and(eq(sessions.userId, scope.ownerId), isNotNull(sessions.personSince)));

const pinLength = { minutes: restaurants.pinMinutes };

export const findPinLength = async (db: Database, scope: OwnerScope) => {
  const [row] = await db.select(pinLength).from(restaurants).where(eq(restaurants.ownerId, scope.ownerId));
  return row ?? null;
};

export const updatePinLength = async (db: Database, scope: OwnerScope, minutes: PinMinutes) => {
  const [row] = await db
    .update(restaurants)
    .set({ pinMinutes: minutes })
    .where(eq(restaurants.ownerId, scope.ownerId))
    .returning(pinLength);
  return row ?? null;
};
