import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRefusal } from '#core/refusal.ts';
import { createSessionGate } from '#server/access/session-gate.ts';
import type { PageServices } from '../documents/page-services.ts';
import { redirectToNext } from './next-redirect.ts';

type Needs = {
  services: Pick<PageServices, 'sessions' | 'sessionCookie'>;
  sendAppPage: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
};

/** Somebody who is signed in has no business on a sign-in page: they go on to where it would have led. */
export const serveSignInPages = (app: FastifyInstance, { services, sendAppPage }: Needs): void => {
  const gate = createSessionGate(services);
  for (const path of ['/login', '/signup']) {
    app.get(path, async (request, reply) => {
      try {
        if (!(await gate(request, reply, 'off-station'))) return sendAppPage(request, reply);
        return redirectToNext(request, reply, 302);
      } catch (error) {
        // A station is signed in for good, and has one page.
        if (isRefusal(error, 'station_not_allowed')) return reply.redirect('/order-manager', 302);
        throw error;
      }
    });
  }
};
