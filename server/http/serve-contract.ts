import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { api, type EndpointName } from '#core/contract.ts';
import { Refusal } from '#core/errors/error-codes.ts';
import type { Endpoint } from '#core/http/endpoint.ts';
import { limits } from '#core/kit/limits.ts';
import type { Handler } from './handler.ts';
import type { OwnerScope } from './owner-scope.ts';
import type { RateLimits } from './rate-limits.ts';
import { callLocale } from './request-locale.ts';
import type { SessionGate } from './session-gate.ts';
import { requireSoundValue } from './sound-value.ts';

const ordinaryBody = 256 * 1024;
/** A data URL is a third longer than its picture; the rest of the dish comes on top. */
const imageBody = Math.ceil(limits.imageBytes * 1.34) + 1024 * 1024;

type LooseHandler = Handler<Endpoint>;
export type Handlers = Partial<Record<EndpointName, unknown>>;

const parse = (part: string, schema: z.ZodType | undefined, value: unknown): unknown => {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => ({
    path: [part, ...issue.path].join('.'),
    problem: issue.code,
    message: issue.message,
  }));
  throw new Refusal('invalid_input', { problems: problems.slice(0, 20) });
};

const answerNotBuilt: LooseHandler = async () => {
  throw new Refusal('not_built');
};

type Serving = { handlers: Handlers; gate: SessionGate; rateLimits: RateLimits };

/** Turns every declaration of the contract into a route: gate, validation, handler, allow-listed output. */
export const serveContract = (app: FastifyInstance, { handlers, gate, rateLimits }: Serving): void => {
  const scopes = new WeakMap<FastifyRequest, OwnerScope | null>();

  const serve = (endpoint: Endpoint, handler: LooseHandler) => {
    const { response } = endpoint;
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      bodyLimit: endpoint.carriesImage ? imageBody : ordinaryBody,
      // Live streams keep their connection; @fastify/sse writes them.
      ...(response === 'event-stream' ? { sse: { kind: 'manual' as const, heartbeat: false } } : {}),
      // Before the body is read: a stranger must not make us parse ten megabytes.
      onRequest: async (request, reply) => {
        await rateLimits.spend('callPerAddress', request.ip);
        scopes.set(request, await gate(request, reply, endpoint.access));
      },
      handler: async (request, reply) => {
        // A handler that knows better says so; nobody else may keep an answer.
        reply.header('cache-control', 'private, no-cache');
        requireSoundValue([request.params, request.query]);
        const answer = await handler({
          params: parse('params', endpoint.params, request.params) as never,
          query: parse('query', endpoint.query, request.query) as never,
          body: parse('body', endpoint.body, request.body) as never,
          owner: scopes.get(request) as OwnerScope,
          locale: callLocale(request),
          request,
          reply,
        });
        if (typeof response === 'string') return reply;
        // z.object drops what the schema does not name: output is an allow-list, never a deletion.
        return reply.status(endpoint.status ?? 200).send(response.parse(answer));
      },
    });
  };

  for (const [name, endpoint] of Object.entries(api) as [EndpointName, Endpoint][]) {
    serve(endpoint, (handlers[name] as LooseHandler | undefined) ?? answerNotBuilt);
  }
  app.setNotFoundHandler(async () => {
    throw new Refusal('not_found');
  });
};
