import type { FastifyReply, FastifyRequest } from 'fastify';
import { nextPath } from '#core/accounts/next-path.ts';
import { noStore } from '#server/http/cache-control.ts';

/** A header holds plain characters only, and an address of ours may hold Hebrew. */
const asHeader = (path: string): string => path.replace(/[^!-~]/gu, encodeURIComponent);

/** From a sign-in page to where it leads: the `next` of its address. */
export const redirectToNext = (
  { url }: FastifyRequest,
  reply: FastifyReply,
  status: 302 | 303,
): FastifyReply => {
  const next = url.includes('?') ? new URLSearchParams(url.slice(url.indexOf('?'))).get('next') : null;
  return reply.header('cache-control', noStore).redirect(asHeader(nextPath(next)), status);
};
