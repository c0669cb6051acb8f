import type { Plan } from '#core/accounts/plans.ts';
import { dayMs } from '#core/hours/zone-clock.ts';
import { describeDevice } from '#core/security/device.ts';
import { freshPinMs, freshUntil, prolongableUntil, untilAfterAction } from '#core/staff/pin-window.ts';
import { limits } from '#core/values/limits.ts';
import { type Batches, inBatches, sweptAtOnce } from '#server/db/batches.ts';
import type { Database } from '#server/db/engine/database.ts';
import type { Clock } from '#server/system/clock.ts';
import { hashSecret, newSecret } from '#server/system/ids.ts';
import type { OwnId } from './own-id.ts';
import type { OwnerScope, StationSession } from './owner-scope.ts';
import {
  endExpiredSessions,
  endNamedSession,
  endSession,
  endSessionsOf,
  endStationSession,
  findLiveSession,
  insertSession,
  listSessionsOf,
  prolongPin,
  setPasswordVerifiedUntil,
  touchSession,
} from './sessions.queries.ts';
import { isWindowOpen } from './time-window.ts';

const lifetimeMs = limits.sessionDays * dayMs;
/** The precision of "last used" in the list of devices. */
const useNotedMs = 60_000;
const stepUpMs = limits.stepUpMinutes * 60_000;

export type LiveSession = {
  tokenHash: string;
  userId: OwnId<'account'>;
  plan: Plan;
  isPasswordFresh: boolean;
  isThrowAway: boolean;
  station: StationSession | null;
  wasExtended: boolean;
};

/** A request, or as much of it as a session stores. */
type Opener = { headers: { 'user-agent'?: string } };

export type ListedSession = Awaited<ReturnType<typeof listSessionsOf>>[number];
type FoundSession = NonNullable<Awaited<ReturnType<typeof findLiveSession>>>;

/** The person signed in at a station by PIN, and until when. */
const personAt = (
  { person, personSince, personUntil, pinMinutes }: FoundSession,
  now: Date,
): StationSession['person'] => {
  if (!person || !personUntil || !isWindowOpen(personUntil, now, freshPinMs)) return null;
  // A process of the version before does not store when the PIN was typed, and prolongs nothing.
  const typedAt = personSince ?? new Date(personUntil.getTime() - freshPinMs);
  const longestUntil = prolongableUntil(typedAt, pinMinutes);
  const fresh = freshUntil(typedAt);
  const until = longestUntil && longestUntil < personUntil ? longestUntil : personUntil;
  if (until <= now) return null;
  const isPinFresh = isWindowOpen(fresh, now, freshPinMs);
  return { ...presentStored(person), until, freshUntil: fresh, longestUntil, isPinFresh };
};

const presentStored = ({ id, name, color, rights }: NonNullable<FoundSession['person']>) => ({
  id,
  name,
  color,
  rights,
});

export type SessionsService = ReturnType<typeof createSessionsService>;

export const createSessionsService = ({ db, clock }: { db: Database; clock: Clock }) => ({
  /**
   * Opens a session and returns the token for the cookie; only its hash is stored. The browser's previous session
   * ends: nothing holds its token any more.
   */
  open: async (
    userId: OwnId<'account'>,
    { headers }: Opener,
    { before = null, stationName = null }: { before?: string | null; stationName?: string | null } = {},
  ): Promise<string> => {
    const token = newSecret();
    const createdAt = clock.now();
    const expiresAt = new Date(createdAt.getTime() + lifetimeMs);
    await insertSession(db, {
      tokenHash: hashSecret(token),
      userId,
      createdAt,
      lastUsedAt: createdAt,
      expiresAt,
      device: describeDevice(headers['user-agent']),
      stationName,
    });
    if (before !== null) await endSession(db, hashSecret(before));
    return token;
  },

  find: async (token: string): Promise<LiveSession | null> => {
    const now = clock.now();
    const tokenHash = hashSecret(token);
    const session = await findLiveSession(db, tokenHash, now);
    if (!session) return null;
    // Sliding, but written at most once a day, and last use once a minute: a read must not cost a write. An end that is
    // too far ahead was written by a clock that has been set back since.
    const wasExtended = Math.abs(session.expiresAt.getTime() - now.getTime() - lifetimeMs) > dayMs;
    const isUseOld = Math.abs(now.getTime() - session.lastUsedAt.getTime()) >= useNotedMs;
    if (wasExtended || isUseOld)
      await touchSession(db, tokenHash, {
        lastUsedAt: now,
        ...(wasExtended ? { expiresAt: new Date(now.getTime() + lifetimeMs) } : {}),
      });
    const isThrowAway = session.throwAwayAt !== null;
    return {
      tokenHash,
      userId: session.ownerId,
      plan: session.plan,
      // A trial restaurant has no password to ask for.
      isPasswordFresh:
        isThrowAway ||
        (session.passwordVerifiedUntil !== null &&
          isWindowOpen(session.passwordVerifiedUntil, now, stepUpMs)),
      isThrowAway,
      station:
        session.stationName === null ? null : { name: session.stationName, person: personAt(session, now) },
      wasExtended,
    };
  },

  /** Opens the step-up window of this session only. */
  markPasswordVerified: async (scope: OwnerScope): Promise<Date> => {
    const until = new Date(clock.now().getTime() + stepUpMs);
    await setPasswordVerifiedUntil(db, scope, until);
    return until;
  },

  /** Somebody on a station did something that their right allows. */
  prolongPin: async ({ tokenHash, station }: LiveSession): Promise<void> => {
    if (!station?.person) return;
    const until = untilAfterAction(clock.now(), station.person.longestUntil);
    if (until > station.person.until) await prolongPin(db, tokenHash, station.person.id, until);
  },

  close: async (token: string): Promise<void> => {
    await endSession(db, hashSecret(token));
  },

  list: (scope: Pick<OwnerScope, 'ownerId'>) => listSessionsOf(db, scope, clock.now()),

  /** All of them, or the one of this public id. Returns how many there were. */
  end: (scope: Pick<OwnerScope, 'ownerId'>, publicId: string | null): Promise<number> =>
    publicId === null
      ? db.transaction((tx) => endSessionsOf(tx, scope.ownerId))
      : endNamedSession(db, scope, publicId),

  /** Returns whether there was such a session. */
  closeOne: async (scope: OwnerScope, publicId: string): Promise<boolean> =>
    (await endNamedSession(db, scope, publicId)) > 0,
  closeThis: async (scope: OwnerScope): Promise<void> => {
    await endSession(db, scope.sessionHash);
  },

  /** Returns whether there was such a station. */
  endStation: async (scope: OwnerScope, publicId: string): Promise<boolean> =>
    (await endStationSession(db, scope, publicId)) > 0,

  closeAll: async (scope: OwnerScope): Promise<void> => {
    await db.transaction((tx) => endSessionsOf(tx, scope.ownerId));
  },

  sweep: async (batches?: Batches): Promise<void> => {
    await inBatches(sweptAtOnce, (limit) => endExpiredSessions(db, clock.now(), limit), batches);
  },
});
