import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OpenAccess } from '#core/http/access.ts';
import type { AnswerOf, BodyOf, Contract, Endpoint, ParamsOf, QueryOf } from '#core/http/endpoint.ts';
import type { Locale } from '#core/i18n/locale.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { PreparedAnswer } from './prepared-answer.ts';

/** One call of an endpoint, already validated. */
export type Call<E extends Endpoint> = {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** The caller; null for a visitor on an endpoint that needs no session. */
  owner: E['access'] extends OpenAccess ? OwnerScope | null : OwnerScope;
  locale: Locale;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** JSON endpoints return their answer, or one that was prepared for many callers; streams and pictures write to the reply themselves. */
export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<E['response'] extends string ? void : AnswerOf<E> | PreparedAnswer<AnswerOf<E>>>;

/** The handlers of a contract, all of them: one that is missing or answers something else does not compile. */
export type HandlersFor<C extends Contract> = { [Name in keyof C]: Handler<C[Name]> };
