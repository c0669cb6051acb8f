import type { FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '#core/values/limits.ts';

const sessionCookie = 'session';

export const readSessionCookie = (request: FastifyRequest): string | null =>
  request.cookies[sessionCookie] ?? null;

export const setSessionCookie = (request: FastifyRequest, reply: FastifyReply, token: string): void => {
  reply.setCookie(sessionCookie, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: limits.sessionDays * 24 * 60 * 60,
  });
};

export const clearSessionCookie = (reply: FastifyReply): void => {
  reply.clearCookie(sessionCookie, { path: '/' });
};
