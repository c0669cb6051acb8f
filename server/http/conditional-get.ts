import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** The mark of an answer; a page that carries the same content can say that it has it. */
export const tagOf = (payload: string): string =>
  `W/"${createHash('sha1').update(payload).digest('base64url')}"`;

/** `If-None-Match` compares weakly: the mark of a compressed copy is the mark of the same answer. */
const isKnown = (sent: string | undefined, etag: string): boolean => {
  const plain = (tag: string): string => tag.trim().replace(/^W\//, '');
  return (sent ?? '').split(',').some((tag) => tag.trim() === '*' || plain(tag) === plain(etag));
};

/** Marks JSON answers with a hash of their content, and answers 304 to a client that has the same already. */
export const answerConditionalGets = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    const isAnswer = (request.method === 'GET' || request.method === 'HEAD') && reply.statusCode === 200;
    if (!isAnswer || typeof payload !== 'string' || reply.hasHeader('etag')) return payload;
    const etag = tagOf(payload);
    reply.header('etag', etag);
    if (!isKnown(request.headers['if-none-match'], etag)) return payload;
    reply.status(304).removeHeader('content-length').removeHeader('content-type');
    return '';
  });
};
