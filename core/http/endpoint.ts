import type { z } from 'zod';
import type { ErrorCode } from '../errors/error-codes.ts';
import type { Access } from './access.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** An answer that is not JSON. Printers want `png` and `xml`, and nothing at all where there is nothing to print. */
type RawResponse = 'event-stream' | 'image' | 'archive' | 'table' | 'png' | 'xml';

/** Codes, each with the schema of its details. */
export type Refusals = { readonly [Code in ErrorCode]?: z.ZodType };

/**
 * One endpoint, declared once. Route, validation, allow-listed output, typed client call, OpenAPI
 * and access tests are all derived from this value.
 */
export type Endpoint = {
  readonly method: Method;
  /** Below `/api`, with `:name` parameters. */
  readonly path: `/${string}`;
  /** Who may call, and the right that it takes; there is no default. */
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType | RawResponse;
  readonly status?: 200 | 201;
  /** A menu, or a part of it, that anybody may read apart from its page: limited by address more closely than other calls. */
  readonly readsMenu?: true;
  /** The body may hold a picture as a data URL, so it may be large. */
  readonly carriesImage?: true;
  /** The body is a whole menu, so it may be larger than others (`limits.importBytes`). */
  readonly carriesMenu?: true;
  /** The body is short, and anybody may send it: what is longer is not read. */
  readonly bodyBytes?: number;
  /** The body is a form as HTML sends it, handed over unread. No other call takes one: sites send forms in a visitor's name. */
  readonly takesForm?: true;
  /** It may answer only when something happens, so nobody waits behind it. */
  readonly staysOpen?: true;
  /**
   * Reads or writes so much that it would keep others from the database, or does so with such a body: one at a time for
   * everybody, as is what carries a picture.
   */
  readonly isHeavy?: true | ((body: never) => boolean);
  /** Its own refusals, each with the schema of its details; `refusals.ts` adds those that its kind implies. */
  readonly refusals?: Refusals;
};

export const endpoint = <const E extends Endpoint>(declaration: E): E => declaration;

export type Contract = Readonly<Record<string, Endpoint>>;
export const contract = <const C extends Contract>(endpoints: C): C => endpoints;

export type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
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
