import type { FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '#core/values/limits.ts';

export type SessionCookie = ReturnType<typeof createSessionCookie>;

/**
 * Where the public address is https the browser is told to hold the cookie to it: `__Host-` keeps a neighbouring
 * domain, and anyone on a line without encryption, from planting a session of theirs. So the plain name is not read there.
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
      // A browser heeds a `__Host-` cookie only with Secure, also when it is taken away.
      reply.clearCookie(name, { ...attributes, secure: isBound });
    },
  };
};
