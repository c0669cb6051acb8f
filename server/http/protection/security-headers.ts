import type { FastifyInstance } from 'fastify';

/**
 * Headers for every answer, the same each time. Only what today's browsers heed: they are sent with each of twenty
 * files of a first visit. Pages add their own Content-Security-Policy and Cross-Origin-Opener-Policy, which name
 * their scripts and mean nothing on files. Strict-Transport-Security is the proxy's, who knows whether there is TLS.
 */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

export const addSecurityHeaders = (app: FastifyInstance): void => {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(securityHeaders);
    done();
  });
};
