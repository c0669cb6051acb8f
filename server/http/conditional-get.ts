import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fresh from 'fresh';
import { noStore } from './cache-control.ts';

/** A weak etag; a page that carries the same content can name it. */
export const etagOf = (payload: string): string =>
  `W/"${createHash('sha1').update(payload).digest('base64url')}"`;

/** Gives JSON answers an etag of their content, and answers 304 to a client that has the same already. */
export const answerConditionalGets = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    const isAnswer = (request.method === 'GET' || request.method === 'HEAD') && reply.statusCode === 200;
    if (!isAnswer || typeof payload !== 'string' || reply.hasHeader('etag')) return payload;
    // Who may not keep it never comes back with its etag.
    if (reply.getHeader('cache-control') === noStore) return payload;
    const etag = etagOf(payload);
    reply.header('etag', etag);
    if (!fresh(request.headers, { etag })) return payload;
    reply.status(304).removeHeader('content-length').removeHeader('content-type');
    return '';
  });
};
