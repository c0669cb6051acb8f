import type { FastifyRequest } from 'fastify';
import { Refusal } from '#core/refusal.ts';

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS']);

export type OriginCheck = (request: FastifyRequest) => Promise<void>;

/**
 * A write that a browser sends from another site is refused: the cookie travels by itself, the intent does not.
 * A request with no Origin is not from a web page of another site (browsers send it on every cross-site write).
 */
export const createOriginCheck =
  (publicUrl: string | undefined): OriginCheck =>
  async (request) => {
    const { origin, host: ownHost = '' } = request.headers;
    if (readOnly.has(request.method) || origin === undefined) return;
    const host = URL.canParse(origin) ? new URL(origin).host : null;
    if (host === ownHost || origin === publicUrl) return;
    throw new Refusal('bad_origin');
  };
