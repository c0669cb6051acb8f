import type { z } from 'zod';
import type { ErrorCode } from '../errors/error-codes.ts';

/** Who may call: anyone, the signed-in owner, or the owner who confirmed the password in the last five minutes. */
export type Access = 'public' | 'owner' | 'owner+password';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** An answer that is not JSON. */
export type RawResponse = 'event-stream' | 'image' | 'archive';

/**
 * One endpoint, declared once. Route, validation, allow-listed output, typed client call, OpenAPI
 * and access tests are all derived from this value.
 */
export type Endpoint = {
  readonly method: Method;
  /** Below `/api`, with `:name` parameters. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType | RawResponse;
  readonly status?: 200 | 201;
  /** The body may hold a picture as a data URL, so it may be large. */
  readonly carriesImage?: true;
  /** Refusals of its own; those that any endpoint can give (400, 401, 403, 413, 415, 429, 500, 503) are implied. */
  readonly refusals?: readonly ErrorCode[];
};

export const endpoint = <const E extends Endpoint>(declaration: E): E => declaration;

export type Contract = Readonly<Record<string, Endpoint>>;
export const contract = <const C extends Contract>(endpoints: C): C => endpoints;

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What a handler receives: values that passed the schemas. */
export type ParamsOf<E extends Endpoint> = Parsed<E['params']>;
export type QueryOf<E extends Endpoint> = Parsed<E['query']>;
export type BodyOf<E extends Endpoint> = Parsed<E['body']>;
/** What a client sends: values before parsing. */
export type SentParams<E extends Endpoint> = Sent<E['params']>;
export type SentQuery<E extends Endpoint> = Sent<E['query']>;
export type SentBody<E extends Endpoint> = Sent<E['body']>;
/** What the endpoint answers with; the same shape for server and client, because answers have no transforms. */
export type AnswerOf<E extends Endpoint> = E['response'] extends z.ZodType ? z.output<E['response']> : never;

/** `POST /orders`: how an endpoint is named in calls, lists and messages. */
export type RouteName<E extends Endpoint> = `${E['method']} ${E['path']}`;
export const routeName = <E extends Endpoint>(e: E): RouteName<E> => `${e.method} ${e.path}`;
