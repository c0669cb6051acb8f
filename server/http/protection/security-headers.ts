import type { FastifyInstance } from 'fastify';

/**
 * Constant headers for every answer. Only those that current browsers use: they are sent with each of the twenty
 * files of a first visit. Pages add their own Content-Security-Policy and Cross-Origin-Opener-Policy, which name
 * their scripts and mean nothing on files. Strict-Transport-Security is left to the proxy, which knows whether there is TLS.
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
