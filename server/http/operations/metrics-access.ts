import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Env } from '#server/system/env.ts';
import { hashSecret } from '#server/system/ids.ts';
import { countedAddress } from '../protection/counted-address.ts';

type Asking = Pick<FastifyRequest, 'ip' | 'ips' | 'headers'>;
export type MayReadMetrics = (request: Asking) => boolean;

const isLoopback = (address: string): boolean =>
  address === '::1' || countedAddress(address).startsWith('127.');

/**
 * Whether every hop is this machine. An untrusted proxy hides the caller, so what it forwards does not count as local,
 * even if its own address is.
 */
const isFromHere = ({ ip, ips, headers }: Asking): boolean => {
  if (ips) return ips.every(isLoopback);
  return isLoopback(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
};

const isSame = (sent: string, token: string): boolean =>
  timingSafeEqual(Buffer.from(hashSecret(sent)), Buffer.from(hashSecret(token)));

/** Metrics reveal how busy restaurants are: only for this machine and for holders of the token. */
export const createMetricsAccess =
  ({ METRICS_TOKEN, METRICS_PUBLIC }: Pick<Env, 'METRICS_TOKEN' | 'METRICS_PUBLIC'>): MayReadMetrics =>
  (request) => {
    if (METRICS_PUBLIC) return true;
    const sent = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (METRICS_TOKEN && sent !== undefined) return isSame(sent, METRICS_TOKEN);
    return isFromHere(request);
  };
