import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Access, accessProblem, type Caller, isOpen, onStation, rightOf } from '#core/http/access.ts';
import { Refusal } from '#core/refusal.ts';
import { mintOwnerScope, type OwnerScope } from './owner-scope.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { SessionsService } from './sessions.service.ts';

export type SessionGate = (
  request: FastifyRequest,
  reply: FastifyReply,
  access: Access,
) => Promise<OwnerScope | null>;

/** Refuses a caller who lacks this access. Also used by services of the few endpoints where only some calls need more rights. */
export const requireAccess = (caller: Caller, access: Access, details: object = {}): void => {
  const problem = accessProblem(access, caller);
  if (!problem) return;
  const { code, ...facts } = problem;
  const all = { ...details, ...facts };
  throw Refusal.unchecked(code, Object.keys(all).length > 0 ? all : undefined);
};

/** Decides who is calling. The only place that mints an OwnerScope. */
export const createSessionGate =
  ({ sessions, sessionCookie }: { sessions: SessionsService; sessionCookie: SessionCookie }): SessionGate =>
  async (request, reply, access) => {
    if (access === 'printer') return null;
    const token = sessionCookie.read(request);
    const session = token === null ? null : await sessions.find(token);
    if (!session || token === null) {
      if (isOpen(access)) return null;
      throw new Refusal('not_signed_in');
    }
    if (session.wasExtended) sessionCookie.set(request, reply, token);
    requireAccess(session, access);
    if (rightOf(access)) await sessions.prolongPin(session);
    // Where no station right is required, a station sees only what the public sees.
    if (session.station && onStation(access) === 'as visitor') return null;
    return mintOwnerScope({
      ownerId: session.userId,
      plan: session.plan,
      sessionHash: session.tokenHash,
      isPasswordFresh: session.isPasswordFresh,
      isThrowAway: session.isThrowAway,
      station: session.station,
      actorId: session.station?.person?.id ?? session.userId,
    });
  };

/** An owner id in a path, query or body must be the caller's own. */
export const requireOwnId = (scope: OwnerScope, ...claimedIds: (string | null | undefined)[]): void => {
  if (claimedIds.some((claimed) => claimed != null && claimed !== scope.ownerId))
    throw new Refusal('not_yours');
};
