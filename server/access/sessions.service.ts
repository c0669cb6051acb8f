import type { Plan } from '#core/accounts/plans.ts';
import { limits } from '#core/values/limits.ts';
import type { Database } from '#server/db/engine/database.ts';
import type { Clock } from '#server/system/clock.ts';
import { hashSecret, newSecret } from '#server/system/ids.ts';
import type { OwnerScope } from './owner-scope.ts';
import {
  endExpiredSessions,
  endSession,
  endSessionsOf,
  extendSession,
  findLiveSession,
  insertSession,
  setPasswordVerifiedUntil,
} from './sessions.queries.ts';
import { isWindowOpen } from './time-window.ts';

const dayMs = 24 * 60 * 60 * 1000;
const lifetimeMs = limits.sessionDays * dayMs;
const stepUpMs = limits.stepUpMinutes * 60_000;

export type LiveSession = {
  tokenHash: string;
  userId: string;
  plan: Plan;
  isPasswordFresh: boolean;
  isThrowAway: boolean;
  wasExtended: boolean;
};

export type SessionsService = ReturnType<typeof createSessionsService>;

export const createSessionsService = ({ db, clock }: { db: Database; clock: Clock }) => ({
  /** Opens a session and gives the token for the cookie; only its hash is kept. */
  open: async (userId: string): Promise<string> => {
    const token = newSecret();
    const createdAt = clock.now();
    const expiresAt = new Date(createdAt.getTime() + lifetimeMs);
    await insertSession(db, { tokenHash: hashSecret(token), userId, createdAt, expiresAt });
    return token;
  },

  find: async (token: string): Promise<LiveSession | null> => {
    const now = clock.now();
    const tokenHash = hashSecret(token);
    const session = await findLiveSession(db, tokenHash, now);
    if (!session) return null;
    // Sliding, but written at most once a day: a read must not cost a write. One that ends too late was written by a
    // clock that has been set back since.
    const wasExtended = Math.abs(session.expiresAt.getTime() - now.getTime() - lifetimeMs) > dayMs;
    if (wasExtended) await extendSession(db, tokenHash, new Date(now.getTime() + lifetimeMs));
    const isThrowAway = session.throwAwayAt !== null;
    return {
      tokenHash,
      userId: session.userId,
      plan: session.plan,
      // A restaurant that is only tried has no password that could be asked for.
      isPasswordFresh:
        isThrowAway ||
        (session.passwordVerifiedUntil !== null &&
          isWindowOpen(session.passwordVerifiedUntil, now, stepUpMs)),
      isThrowAway,
      wasExtended,
    };
  },

  /** Opens the step-up window of this session only. */
  markPasswordVerified: async (scope: OwnerScope): Promise<Date> => {
    const until = new Date(clock.now().getTime() + stepUpMs);
    await setPasswordVerifiedUntil(db, scope, until);
    return until;
  },

  close: async (token: string): Promise<void> => {
    await endSession(db, hashSecret(token));
  },

  closeAll: async (scope: OwnerScope): Promise<void> => {
    await db.transaction((tx) => endSessionsOf(tx, scope.ownerId));
  },

  sweep: async (): Promise<void> => {
    await endExpiredSessions(db, clock.now());
  },
});
