import type { FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '#core/values/limits.ts';

export type SessionCookie = ReturnType<typeof createSessionCookie>;

/**
 * Where the public address is https the cookie is bound to it: the `__Host-` prefix keeps a sibling domain, or anyone
 * on an unencrypted connection, from planting their own session. The plain name is not read there.
 */
export const createSessionCookie = (publicUrl: string | undefined) => {
  const isBound = publicUrl?.startsWith('https:') ?? false;
  const name = isBound ? '__Host-session' : 'session';
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax' } as const;
  return {
    read: (request: FastifyRequest): string | null => request.cookies[name] ?? null,

    set: (request: FastifyRequest, reply: FastifyReply, token: string): void => {
      const secure = isBound || request.protocol === 'https';
      reply.setCookie(name, token, { ...attributes, secure, maxAge: limits.sessionDays * 24 * 60 * 60 });
    },

    clear: (reply: FastifyReply): void => {
      // Browsers accept a `__Host-` cookie only with Secure, even when it is cleared.
      reply.clearCookie(name, { ...attributes, secure: isBound });
    },
  };
};
