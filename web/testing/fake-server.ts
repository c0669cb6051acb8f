import { expect, onTestFinished, vi } from 'vitest';
import { type ErrorCode, errorStatus } from '#core/errors/error-codes.ts';
import type { Answer, Route } from '#web/lib/api/call.ts';

/*
 * A server of typed answers: what a test makes it say has the contract's shape or does not compile. It knows no rules
 * of ours; those are tested against the real server.
 */
export type SentCall = {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly headers: Headers;
};

class Refused {
  readonly code: ErrorCode;
  readonly message: string;
  readonly details: unknown;
  constructor(code: ErrorCode, message: string, details: unknown) {
    this.code = code;
    this.message = message;
    this.details = details;
  }
}
/** A refusal as the server words it; without a message the screen has to find its own words. */
export const refuse = (code: ErrorCode, message = '', details?: unknown): Refused =>
  new Refused(code, message, details);

class NoLine {}
/** The line is dead: no answer at all. */
export const noLine = new NoLine();

class OtherWords {
  readonly text: string;
  readonly status: number;
  constructor(text: string, status: number) {
    this.text = text;
    this.status = status;
  }
}
/** An answer that is not ours: a captive portal's page, an empty one. */
export const otherWords = (text: string, status = 200): OtherWords => new OtherWords(text, status);

type Said<R extends Route> = Answer<R> | Refused | NoLine | OtherWords;
type Reply<R extends Route> = Said<R> | ((sent: SentCall) => Said<R> | Promise<Said<R>>);

const patternOf = (route: string): RegExp =>
  new RegExp(`^${route.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);

const respond = (said: unknown): Response => {
  if (said instanceof NoLine) throw new TypeError('Failed to fetch');
  if (said instanceof OtherWords) {
    return new Response(said.status === 204 ? null : said.text, { status: said.status });
  }
  const headers = { 'content-type': 'application/json' };
  if (!(said instanceof Refused)) return new Response(JSON.stringify(said), { status: 200, headers });
  const { code, message, details } = said;
  return new Response(JSON.stringify({ code, message, details }), { status: errorStatus[code], headers });
};

/** An answer that comes when the test says so. */
export const answerLater = <T>() => {
  const { promise, resolve } = Promise.withResolvers<T>();
  return { answer: () => promise, give: resolve };
};

/** Pictures are sent this way, for the sake of its progress: half of it is on the way before the answer comes. */
const requestsAnsweredBy = (answer: (address: string, init: RequestInit) => Promise<Response>) =>
  class {
    status = 0;
    responseText = '';
    onload: (() => void) | null = null;
    onerror: (() => void) | null = null;
    onabort: (() => void) | null = null;
    onprogress: (() => void) | null = null;
    isAborted = false;
    upload: { onprogress: ((event: Partial<ProgressEvent>) => void) | null } = { onprogress: null };
    private target = { method: '', address: '' };
    private readonly headers = new Headers();
    open(method: string, address: string) {
      this.target = { method, address };
    }
    setRequestHeader(name: string, value: string) {
      this.headers.set(name, value);
    }
    abort() {
      this.isAborted = true;
      this.onabort?.();
    }
    async send(body: string) {
      const { method, address } = this.target;
      this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 });
      try {
        const response = await answer(address, { method, body, headers: this.headers });
        this.status = response.status;
        this.responseText = await response.text();
      } catch {
        return this.isAborted || this.onerror?.();
      }
      if (!this.isAborted) this.onload?.();
    }
  };

export const fakeServer = () => {
  const replies = new Map<Route, unknown>();
  const calls: SentCall[] = [];
  const unexpected: string[] = [];

  const find = (line: string) => {
    const matching = [...replies.keys()]
      .map((route) => ({ route, found: patternOf(route).exec(line) }))
      .filter(({ found }) => found !== null);
    // `/users/me` before `/users/:id`.
    return matching.sort((a, b) => a.route.split(':').length - b.route.split(':').length)[0];
  };

  const answer = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(address, location.origin);
    const line = `${init.method ?? 'GET'} ${url.pathname.replace(/^\/api/, '')}`;
    const match = find(line);
    if (!match) {
      unexpected.push(line);
      throw new TypeError(`no answer for ${line}`);
    }
    init.signal?.throwIfAborted();
    const sent: SentCall = {
      route: match.route,
      params: { ...match.found?.groups },
      query: Object.fromEntries(url.searchParams),
      body: init.body === undefined ? undefined : JSON.parse(String(init.body)),
      headers: new Headers(init.headers),
    };
    calls.push(sent);
    const reply = replies.get(match.route);
    return respond(typeof reply === 'function' ? await reply(sent) : reply);
  };
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('XMLHttpRequest', requestsAnsweredBy(answer));
  // To the screen an unanswered call looks like a lost line, so it is reported here instead.
  onTestFinished(() => expect(unexpected, 'calls that no reply was given for').toEqual([]));

  return {
    /** From now on; a later reply to the same route takes its place. */
    reply: <R extends Route>(route: R, reply: Reply<R>): void => void replies.set(route, reply),
    calls: (route: Route): SentCall[] => calls.filter((sent) => sent.route === route),
    routes: (): Route[] => calls.map((sent) => sent.route),
  };
};
export type FakeServer = ReturnType<typeof fakeServer>;
