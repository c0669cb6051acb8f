import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Headers for every answer. Pages set their own Content-Security-Policy, because it names their scripts. */
export const addSecurityHeaders = async (app: FastifyInstance): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // A menu may be opened from anywhere; what it embeds comes from here.
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: false,
    // Pages say this themselves; on pictures and scripts it means nothing.
    crossOriginOpenerPolicy: false,
    // For browsers long gone. They would be sent with each of twenty files of a first visit.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    originAgentCluster: false,
  });
};
