import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorBody, type ErrorCode, errorStatus } from '#core/errors/error-codes.ts';
import { errorSentence } from '#core/errors/error-sentence.ts';
import { Refusal } from '#core/refusal.ts';
import { causesOf } from '#server/db/error-causes.ts';
import { isUnavailable } from '#server/db/is-unavailable.ts';
import { noStore } from './cache-control.ts';
import { isGuestPage, isPageRequest, refusalPageHeaders, writeRefusalPage } from './refusal-page.ts';
import { pageLocale, refusalLocale, wantedLocale } from './request-locale.ts';

/** Fastify's own refusals, by status; any other 4xx of its own is a bad request. */
const codeForStatus: Record<number, ErrorCode> = {
  400: 'invalid_input',
  404: 'not_found',
  413: 'too_large',
  414: 'address_too_long',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  503: 'overloaded',
};

const asRefusal = (error: FastifyError | Refusal): Refusal => {
  if (error instanceof Refusal) return error;
  if (isUnavailable(error)) return new Refusal('overloaded');
  const status = error.statusCode ?? 500;
  const code = codeForStatus[status];
  return Refusal.unchecked(code ?? (status >= 400 && status < 500 ? 'invalid_input' : 'internal'));
};

const errorBody = (request: FastifyRequest, refusal: Refusal): ErrorBody => ({
  message: errorSentence(refusalLocale(request), refusal),
  code: refusal.code,
  ...(refusal.details === undefined ? {} : { details: refusal.details }),
});

/** The headers of a refusal, whatever its body. */
export const setRefusalStatus = (reply: FastifyReply, refusal: Refusal): void => {
  if (errorStatus[refusal.code] === 503) reply.header('retry-after', '2');
  if (refusal.code === 'too_many_requests') reply.header('retry-after', String(retryAfter(refusal)));
  reply.status(errorStatus[refusal.code]);
};

/** As JSON for programs, and as a page for people. */
export const answerError = (
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const refusal = asRefusal(error);
  if (refusal.code === 'internal') request.log.error({ err: error }, 'unexpected error');
  // Whom its queue refuses is many, and says nothing of the database.
  if (refusal.code === 'overloaded' && !causesOf(error).some((cause) => cause instanceof Refusal))
    request.log.error({ err: error }, 'the database cannot answer now');
  setRefusalStatus(reply, refusal);
  if (!isPageRequest(request)) return reply.send(errorBody(request, refusal));
  const locale = (isGuestPage(request) && wantedLocale(request)) || pageLocale(request);
  return reply
    .headers(refusalPageHeaders)
    .header('cache-control', noStore)
    .type('text/html; charset=utf-8')
    .send(writeRefusalPage(locale, errorSentence(locale, refusal)));
};

export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler(async (error: FastifyError | Refusal, request, reply) =>
    answerError(error, request, reply),
  );
};

const retryAfter = ({ details }: Refusal): number => {
  const seconds = (details as { retryAfterSeconds?: number } | undefined)?.retryAfterSeconds;
  return seconds ?? 60;
};
