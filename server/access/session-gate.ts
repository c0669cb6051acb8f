import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#core/errors/error-codes.ts';
import type { Access } from '#core/http/endpoint.ts';
import { mintOwnerScope, type OwnerScope } from './owner-scope.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { SessionsService } from './sessions.service.ts';

export type SessionGate = (
  request: FastifyRequest,
  reply: FastifyReply,
  access: Access,
) => Promise<OwnerScope | null>;

/** Decides who is calling. The only place that mints an OwnerScope. */
export const createSessionGate =
  ({ sessions, sessionCookie }: { sessions: SessionsService; sessionCookie: SessionCookie }): SessionGate =>
  async (request, reply, access) => {
    const token = sessionCookie.read(request);
    const session = token === null ? null : await sessions.find(token);
    if (!session || token === null) {
      if (access === 'public') return null;
      throw new Refusal('not_signed_in');
    }
    if (session.wasExtended) sessionCookie.set(request, reply, token);
    if (access === 'owner+password' && !session.isPasswordFresh) throw new Refusal('password_required');
    return mintOwnerScope({
      ownerId: session.userId,
      plan: session.plan,
      sessionHash: session.tokenHash,
      isPasswordFresh: session.isPasswordFresh,
      isThrowAway: session.isThrowAway,
    });
  };

/** An id of an owner in a path, query or body must be the caller's own. */
export const requireOwnId = (scope: OwnerScope, ...claimedIds: (string | null | undefined)[]): void => {
  if (claimedIds.some((claimed) => claimed != null && claimed !== scope.ownerId))
    throw new Refusal('not_yours');
};
