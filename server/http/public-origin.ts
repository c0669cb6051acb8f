import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/**
 * The address of this service as the world sees it: PUBLIC_URL, or the host the caller is using. `X-Forwarded-Host` is
 * not heeded: many proxies pass on what a stranger wrote there.
 */
export type PublicOrigin = (request: {
  protocol: FastifyRequest['protocol'];
  headers: { host?: string | undefined };
}) => string;

/** Anything may stand in `X-Forwarded-Proto`, `javascript` too; whatever is not https is http. */
const isSecure = ({ protocol }: Pick<FastifyRequest, 'protocol'>): boolean => protocol === 'https';

export const createPublicOrigin =
  (publicUrl: string | undefined): PublicOrigin =>
  (request) =>
    publicUrl ?? `${isSecure(request) ? 'https' : 'http'}://${request.headers.host ?? ''}`;

/** A machine has few names: its own, one in the network, a domain and its www. */
const mostOrigins = 8;
const hour = 60 * 60 * 1000;

/**
 * Without PUBLIC_URL a caller may name any host, a new one with each request. Only for the first few is anything kept;
 * one that nobody has used for an hour makes room.
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
