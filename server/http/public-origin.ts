import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/**
 * The address of this service as the world sees it: PUBLIC_URL, or the host the caller is using. `X-Forwarded-Host` is
 * ignored: many proxies pass on what the client wrote there.
 */
export type PublicOrigin = (request: {
  protocol: FastifyRequest['protocol'];
  headers: { host?: string | undefined };
}) => string;

/** `X-Forwarded-Proto` may hold anything, even `javascript`; whatever is not https is http. */
const isSecure = ({ protocol }: Pick<FastifyRequest, 'protocol'>): boolean => protocol === 'https';

export const createPublicOrigin =
  (publicUrl: string | undefined): PublicOrigin =>
  (request) =>
    publicUrl ?? `${isSecure(request) ? 'https' : 'http'}://${request.headers.host ?? ''}`;

/** A machine has few names: its own, one on the network, a domain and its www. */
const mostOrigins = 8;
const hour = 60 * 60 * 1000;

/**
 * Without PUBLIC_URL a caller may name any host, a new one with each request. Only the first few are cached for; one that
 * was not used for an hour is evicted.
 */
export const createKnownOrigins = () => {
  const known = new LRUCache<string, true>({ max: mostOrigins, ttl: hour, updateAgeOnGet: true });
  return (origin: string): boolean => {
    if (known.get(origin)) return true;
    known.purgeStale();
    if (known.size >= mostOrigins) return false;
    known.set(origin, true);
    return true;
  };
};
