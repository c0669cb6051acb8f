import type { FastifyRequest } from 'fastify';

/** The address of this service as the world sees it: PUBLIC_URL, or the host the caller is using. */
export type PublicOrigin = (request: Pick<FastifyRequest, 'protocol' | 'host'>) => string;

export const createPublicOrigin =
  (publicUrl: string | undefined): PublicOrigin =>
  (request) =>
    publicUrl ?? `${request.protocol}://${request.host}`;
