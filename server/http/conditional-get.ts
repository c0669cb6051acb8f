import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fresh from 'fresh';
import { noStore } from './cache-control.ts';

/** A weak ETag, also used by pages that embed the same content. */
export const etagOf = (payload: string): string =>
  `W/"${createHash('sha1').update(payload).digest('base64url')}"`;

/** Gives JSON answers an ETag of their content, and answers 304 to a client that already has it. */
export const answerConditionalGets = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    const isAnswer = (request.method === 'GET' || request.method === 'HEAD') && reply.statusCode === 200;
    if (!isAnswer || typeof payload !== 'string' || reply.hasHeader('etag')) return payload;
    // Clients that may not store it never send its ETag back.
    if (reply.getHeader('cache-control') === noStore) return payload;
    const etag = etagOf(payload);
    reply.header('etag', etag);
    if (!fresh(request.headers, { etag })) return payload;
    reply.status(304).removeHeader('content-length').removeHeader('content-type');
    return '';
  });
};
