import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type Api, api, type EndpointName } from '#core/contract.ts';
import { isOpen } from '#core/http/access.ts';
import type { Endpoint, Parsed } from '#core/http/endpoint.ts';
import { Refusal } from '#core/refusal.ts';
import { limits } from '#core/values/limits.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { SessionGate } from '#server/access/session-gate.ts';
import { isAccountGone } from '#server/db/is-account-gone.ts';
import { runHeavy } from '#server/system/turns/heavy-work.ts';
import { limitEachSource } from '#server/system/turns/limit-each-source.ts';
import { noCache, noStore } from '../cache-control.ts';
import { senderOf } from '../protection/counted-address.ts';
import type { RateLimits } from '../protection/rate-limits.ts';
import { refuseMethod } from '../refuse-method.ts';
import { callLocale } from '../request-locale.ts';
import { belongsToRestaurant } from '../whose-work.ts';
import { createRefusalCheck } from './declared-refusals.ts';
import type { Call, Handler, HandlersFor } from './handler.ts';
import { PreparedAnswer, sendPrepared } from './prepared-answer.ts';
import { requireStorableValue } from './storable-value.ts';
import { jsonType, writeIfLong } from './write-in-parts.ts';

/**
 * What is read becomes an answer in this thread, which everybody's orders go through: of one source so many at once, however
 * many the database would let through.
 */
const mostReadsAtOnce = 2;

/** A data URL is a third longer than its picture, plus the rest of the dish. */
const imageBody = Math.ceil(limits.imageBytes * 1.34) + limits.requestBytes;

const bodyLimitOf = ({ carriesImage, carriesMenu, bodyBytes }: Endpoint): number => {
  if (carriesImage) return imageBody;
  return bodyBytes ?? (carriesMenu ? limits.importBytes : limits.requestBytes);
};

/** What carries a picture is larger than anything else may be. */
const isHeavyCall = (
  { isHeavy, carriesImage }: Endpoint,
  { body, request }: { body: unknown; request: FastifyRequest },
): boolean =>
  isHeavy === true ||
  isHeavy?.(body as never) === true ||
  (carriesImage === true && Number(request.headers['content-length']) > limits.requestBytes);

const parse = <S extends z.ZodType | undefined>(part: string, schema: S, value: unknown): Parsed<S> => {
  // The compiler does not narrow a conditional type by looking at a value: hence the casts, here and nowhere else.
  if (!schema) return undefined as Parsed<S>;
  const result = schema.safeParse(value);
  if (result.success) return result.data as Parsed<S>;
  const problems = result.error.issues.map((issue) => ({
    path: [part, ...issue.path].join('.'),
    problem: issue.code,
    message: issue.message,
  }));
  throw new Refusal('invalid_input', { problems: problems.slice(0, 20) });
};

/** Of an address of the contract, however it was called. */
const methodsAt = (url: string): string[] => {
  const [path = ''] = url.split('?');
  const here = Object.values<Endpoint>(api).filter((endpoint) =>
    new RegExp(`^/api${endpoint.path.replace(/:\w+/g, '[^/]+')}$`).test(path),
  );
  return [...new Set(here.map(({ method }) => method))];
};

/** Of an account that was deleted meanwhile: what is said where there never was one. */
const refusalOfNobody = ({ access, refusals = {} }: Endpoint): Refusal | null => {
  if (!isOpen(access)) return new Refusal('not_signed_in');
  const code = (['bad_credentials', 'station_code_invalid', 'not_found'] as const).find(
    (each) => each in refusals,
  );
  return code ? Refusal.unchecked(code) : null;
};

type InTurn = <T>(run: () => Promise<T>) => Promise<T>;

type Serving = {
  handlers: HandlersFor<Api>;
  gate: SessionGate;
  rateLimits: RateLimits;
  /** Whether a refusal that the contract does not declare is an error of ours, or goes out and is logged. */
  isStrict: boolean;
};

/** Turns every declaration of the contract into a route: gate, validation, handler, allow-listed output. */
export const serveContract = (
  app: FastifyInstance,
  { handlers, gate, rateLimits, isStrict }: Serving,
): void => {
  const scopes = new WeakMap<FastifyRequest, OwnerScope | null>();
  const checkRefusal = createRefusalCheck(isStrict);
  const readInTurn = limitEachSource(mostReadsAtOnce, { mostWaiting: 500, patienceMs: 10_000 });

  const inTurn = (endpoint: Endpoint, call: Call<Endpoint>): InTurn => {
    if (isHeavyCall(endpoint, call)) return runHeavy;
    const staysOpen =
      endpoint.response === 'event-stream' || endpoint.staysOpen || endpoint.access === 'printer';
    return endpoint.method === 'GET' && !staysOpen ? readInTurn : (run) => run();
  };

  const serve = <E extends Endpoint>(endpoint: E, handler: Handler<E>): void => {
    const { response, takesForm } = endpoint;
    const staysOpen = response === 'event-stream' || endpoint.staysOpen === true;
    const hasHead = response !== 'event-stream' && endpoint.access !== 'printer';
    if (endpoint.method === 'GET' && !hasHead) refuseHead(endpoint.path);
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      bodyLimit: bodyLimitOf(endpoint),
      exposeHeadRoute: hasHead,
      config: {
        jsonBytes: endpoint.carriesMenu ? limits.importBytes : limits.requestBytes,
        ...(takesForm && { takesForm }),
        ...(staysOpen && { staysOpen }),
      },
      // Live streams keep their connection, which @fastify/sse watches.
      ...(response === 'event-stream' ? { sse: { kind: 'manual' as const, heartbeat: false } } : {}),
      // Before the body is read: a stranger must not make us parse ten megabytes.
      onRequest: async (request, reply) => {
        await rateLimits.consume('callPerAddress', senderOf(request));
        if (endpoint.readsMenu) await rateLimits.consume('menuReadPerAddress', senderOf(request));
        if (endpoint.access === 'printer') await rateLimits.consume('printerPerAddress', senderOf(request));
        const owner = await gate(request, reply, endpoint.access);
        if (owner) belongsToRestaurant(request, owner.ownerId);
        scopes.set(request, owner);
      },
      handler: async (request, reply) => {
        // A handler may override it.
        const mayBeKept = isOpen(endpoint.access) && endpoint.access !== 'printer';
        reply.header('cache-control', mayBeKept ? noCache : noStore);
        requireStorableValue([request.params, request.query]);
        const call: Call<E> = {
          params: parse<E['params']>('params', endpoint.params, request.params),
          query: parse<E['query']>('query', endpoint.query, request.query),
          body: parse<E['body']>('body', endpoint.body, request.body),
          // The gate guarantees one on an owner's endpoint.
          owner: scopes.get(request) as Call<E>['owner'],
          locale: callLocale(request),
          request,
          reply,
        };
        return inTurn(
          endpoint,
          call,
        )(async () => {
          // Whoever waited for a turn may have gone meanwhile.
          if (request.socket.destroyed) return reply;
          const answer = await handler(call);
          if (typeof response === 'string') return reply;
          if (answer instanceof PreparedAnswer) return sendPrepared(request, reply, answer);
          reply.status(endpoint.status ?? 200);
          const written = writeIfLong(response, answer);
          if (written) return reply.type(jsonType).send(await written);
          // z.object drops what the schema does not name: output is an allow-list, never a deletion.
          return reply.send(response.parse(answer));
        });
      },
      errorHandler: (error, request) => {
        if (error instanceof Refusal) throw checkRefusal(endpoint, error, request.log);
        throw (isAccountGone(error) && refusalOfNobody(endpoint)) || error;
      },
    });
  };

  /** A stream has no headers without it, and what a printer fetches is handed out by it. */
  const refuseHead = (path: string): void => {
    app.head(path, async (request, reply) => {
      await rateLimits.consume('callPerAddress', senderOf(request));
      return reply.status(405).headers({ allow: 'GET', 'content-length': 0 }).send();
    });
  };

  const serveByName = <Name extends EndpointName>(name: Name): void =>
    serve<Api[Name]>(api[name], handlers[name]);
  for (const name of Object.keys(api) as EndpointName[]) serveByName(name);

  app.setNotFoundHandler(async (request, reply) => {
    const allowed = methodsAt(request.url);
    if (allowed.length === 0) throw new Refusal('not_found');
    return refuseMethod(reply, allowed);
  });
};
