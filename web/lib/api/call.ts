import type { ApiByRoute } from '#core/contract.ts';
import type { AnswerOf, SentBody, SentParams, SentQuery } from '#core/http/endpoint.ts';
import { epochHeader } from '#core/live/stream-protocol.ts';
import { serverClock } from '#web/lib/clock/server-clock.ts';
import { ApiError, errorFromAnswer } from './api-error.ts';
import { hearEpoch } from './server-epoch.ts';

/*
 * The typed client. A call is named by its route; its types come from the contract, but nothing of the
 * contract (schemas, zod) is loaded at run time, so the guest page stays small.
 */
export type Route = keyof ApiByRoute;
export type Answer<R extends Route> = AnswerOf<ApiByRoute[R]>;

type Part<Name extends string, T> = [T] extends [undefined]
  ? { [K in Name]?: never }
  : Record<string, never> | undefined extends T | undefined
    ? { [K in Name]?: T }
    : { [K in Name]: T };

export type CallInput<R extends Route> = Part<'params', SentParams<ApiByRoute[R]>> &
  Part<'query', SentQuery<ApiByRoute[R]>> &
  Part<'body', SentBody<ApiByRoute[R]>> & { signal?: AbortSignal };

type Required<I> = { [K in keyof I as undefined extends I[K] ? never : K]: I[K] };
type Arguments<R extends Route> = keyof Required<CallInput<R>> extends never
  ? [CallInput<R>?]
  : [CallInput<R>];

const fillPath = (path: string, params: Record<string, string> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

const queryString = (query: Record<string, unknown> = {}): string => {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined);
  return entries.length
    ? `?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}`
    : '';
};

type Loose = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
};

/** No answer, or only part of one. A caller that aborted the call gets its own error back. */
const throwAsNetworkFailure = (error: unknown): never => {
  throw error instanceof DOMException && error.name === 'AbortError' ? error : new ApiError(0, 'network', '');
};

const readJson = <R extends Route>(answer: Response): Promise<Answer<R>> =>
  (answer.json() as Promise<Answer<R>>).catch(throwAsNetworkFailure);

const send = async (
  route: string,
  { params, query, body, signal }: Loose,
  known?: string,
): Promise<Response> => {
  const [method, path] = route.split(' ') as [string, string];
  const answer = await fetch(`/api${fillPath(path, params)}${queryString(query)}`, {
    method,
    signal,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      'accept-language': document.documentElement.lang,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(known ? { 'if-none-match': known } : {}),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(throwAsNetworkFailure);
  serverClock.hearAnswer(answer.headers);
  hearEpoch(Number(answer.headers.get(epochHeader)));
  if (!answer.ok && answer.status !== 304) throw await errorFromAnswer(answer);
  return answer;
};

export const call = async <R extends Route>(route: R, ...[input]: Arguments<R>): Promise<Answer<R>> =>
  readJson<R>(await send(route, (input ?? {}) as Loose));

/** A conditional call: `known` is the ETag of what the caller has; null means that it has not changed. */
export const callIfChanged = async <R extends Route>(
  route: R,
  known: string | undefined,
  ...[input]: Arguments<R>
): Promise<{ answer: Answer<R>; tag: string | undefined } | null> => {
  const sent = await send(route, (input ?? {}) as Loose, known);
  if (sent.status === 304) return null;
  return { answer: await readJson<R>(sent), tag: sent.headers.get('etag') ?? undefined };
};
