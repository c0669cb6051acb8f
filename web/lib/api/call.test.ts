import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { call, callIfChanged } from './call.ts';
import { isTransient } from './is-transient.ts';

const answerWith = (answer: () => Response | Promise<Response>) => {
  const fetched = vi.fn(async (_url: string, _options: RequestInit) => answer());
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
/** An answer whose connection drops before its last byte. */
const halfAnswer = () => {
  const body = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"half":'));
      controller.error(new TypeError('network error'));
    },
  });
  return new Response(body, { status: 200, headers: { 'content-type': 'application/json' } });
};
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );
const network = expect.objectContaining({ name: 'ApiError', code: 'network', status: 0 });

describe('a call', () => {
  beforeEach(() => {
    vi.stubGlobal('document', { documentElement: { lang: 'he' } });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('fills the address and sends what the contract asks for, in the language of the page', async () => {
    const fetched = answerWith(() => Response.json({ _id: 'x' }));
    await call('PATCH /orders/:id', { params: { id: 'א/ב' }, body: { isPaid: true } });
    expect(fetched).toHaveBeenCalledWith(
      '/api/orders/%D7%90%2F%D7%91',
      expect.objectContaining({ method: 'PATCH', body: '{"isPaid":true}' }),
    );
    expect(fetched.mock.calls[0]?.[1].headers).toMatchObject({
      'accept-language': 'he',
      'content-type': 'application/json',
    });
  });

  it('fails as a network failure when nobody answers, and when the line dies in the middle of an answer', async () => {
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureOf(call('GET /users/me'))).toEqual(network);
    answerWith(halfAnswer);
    expect(await failureOf(call('GET /users/me'))).toEqual(network);
    answerWith(halfAnswer);
    const params = { ownerId: 'a'.repeat(24) };
    expect(await failureOf(callIfChanged('GET /public-menu/:ownerId', undefined, { params }))).toEqual(
      network,
    );
  });

  it('gives a caller that gave up its own error back', async () => {
    const gaveUp = new DOMException('gave up', 'AbortError');
    answerWith(() => Promise.reject(gaveUp));
    expect(await failureOf(call('GET /users/me'))).toBe(gaveUp);
  });

  it('carries a refusal with its code, sentence and details', async () => {
    answerWith(() =>
      Response.json({ code: 'illegal_move', message: 'no', details: { order: 1 } }, { status: 409 }),
    );
    expect(await failureOf(call('GET /users/me'))).toEqual(
      expect.objectContaining({ status: 409, code: 'illegal_move', message: 'no', details: { order: 1 } }),
    );
  });

  it('is an unexpected failure when something in between answers in words of its own', async () => {
    answerWith(() => new Response('<html>Bad gateway</html>', { status: 502 }));
    expect(await failureOf(call('GET /users/me'))).toEqual(
      expect.objectContaining({ status: 502, code: 'internal', message: '' }),
    );
  });

  it.each(['', 'null', '"no"', '[]'])('is one too when the refusal is: %s', async (text) => {
    answerWith(() => new Response(text, { status: 403 }));
    expect(await failureOf(call('GET /users/me'))).toEqual(
      expect.objectContaining({ name: 'ApiError', status: 403, code: 'internal', message: '' }),
    );
  });

  it('brings nothing when the caller has it already', async () => {
    const params = { ownerId: 'a'.repeat(24) };
    const fetched = answerWith(() => new Response(null, { status: 304 }));
    expect(await callIfChanged('GET /public-menu/:ownerId', '"known"', { params })).toBeNull();
    expect(fetched.mock.calls[0]?.[1].headers).toMatchObject({ 'if-none-match': '"known"' });
    answerWith(() => Response.json({ isOpen: true }, { headers: { etag: '"new"' } }));
    expect(await callIfChanged('GET /public-menu/:ownerId', '"known"', { params })).toEqual({
      answer: { isOpen: true },
      tag: '"new"',
    });
  });
});

describe('a transient failure', () => {
  it.each([
    [new ApiError(0, 'network', ''), true],
    [new ApiError(500, 'internal', ''), true],
    [new ApiError(503, 'overloaded', ''), true],
    [new ApiError(429, 'too_many_requests', ''), true],
    [new ApiError(409, 'illegal_move', ''), false],
    [new ApiError(401, 'not_signed_in', ''), false],
    [new ApiError(404, 'not_found', ''), false],
    [new Error('a bug of ours'), false],
    [undefined, false],
  ])('%s: %s', (error, expected) => expect(isTransient(error)).toBe(expected));
});
