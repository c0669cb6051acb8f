import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nextPath } from '#core/accounts/next-path.ts';
import { createSessionGate } from '#server/access/session-gate.ts';
import type { PageServices } from './page-services.ts';

type Needs = {
  services: Pick<PageServices, 'sessions' | 'sessionCookie'>;
  sendAppPage: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
};

/** A header holds plain characters only, and an address of ours may hold Hebrew. */
const asHeader = (path: string): string => path.replace(/[^!-~]/gu, encodeURIComponent);

/** Somebody who is signed in has no business on a sign-in page: they go on to where it would have led. */
export const serveSignInPages = (app: FastifyInstance, { services, sendAppPage }: Needs): void => {
  const gate = createSessionGate(services);
  for (const path of ['/login', '/signup']) {
    app.get(path, async (request, reply) => {
      if (!(await gate(request, reply, 'public'))) return sendAppPage(request, reply);
      const next = new URLSearchParams(request.url.slice(path.length)).get('next');
      return reply.header('cache-control', 'private, no-store').redirect(asHeader(nextPath(next)), 302);
    });
  }
};
