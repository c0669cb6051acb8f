import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { api } from '#core/contract.ts';
import type { Endpoint } from '#core/http/endpoint.ts';
import type { Answer } from '../sending/answer.ts';
import type { Person } from '../world/people.ts';
import { checkAnswer } from './check-answer.ts';

const secret = 'Secretguest';
const answer = (status: number, body: unknown, type = 'application/json; charset=utf-8'): Answer => ({
  status,
  headers: { 'content-type': type },
  body: Buffer.isBuffer(body) ? body : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
});
const refusal = (status: number, code: string, more: object = {}) =>
  answer(status, { message: 'No.', code, ...more });
const check = (endpoint: Endpoint, received: Answer, person: Person = 'confirmedOwner', isForeign = false) =>
  checkAnswer({ endpoint, person, secrets: [secret], isForeign }, received);

const {
  getLinkBase,
  logIn,
  getMenu,
  startShift,
  exportData,
  getDishImage,
  streamOrders,
  deleteArea,
  countViews,
} = api;
const link = { base: 'http://menta.test', reach: 'everyone' };

describe('an answer that is as it must be', () => {
  it.each<[string, Endpoint, Answer]>([
    ['a success', getLinkBase, answer(200, link)],
    ['a declared refusal', logIn, refusal(401, 'bad_credentials')],
    ['one that its kind implies', logIn, refusal(413, 'too_large')],
    ['one of before the endpoint', logIn, refusal(414, 'address_too_long')],
    ['the address of nothing', getMenu, refusal(404, 'not_found')],
    ['nothing new', getLinkBase, { status: 304, headers: {}, body: Buffer.alloc(0) }],
    ['a picture', getDishImage, answer(200, 'x', 'image/webp')],
    ['a stream', streamOrders, answer(200, 'data: 1\n\n', 'text/event-stream')],
    ['an archive', exportData, answer(200, Buffer.from(zipSync({})), 'application/zip')],
  ])('%s passes', (_, endpoint, received) => {
    expect(check(endpoint, received)).toEqual([]);
  });
});

describe('a planted fault is found', () => {
  it.each<[string, Endpoint, Answer, string]>([
    ['an error of ours', logIn, refusal(500, 'internal'), 'answered 500'],
    ['an overload that nobody made', logIn, refusal(503, 'overloaded'), 'answered 503'],
    ['a code that is not declared', logIn, refusal(404, 'not_found'), 'does not declare not_found'],
    ['a code with another status', logIn, refusal(400, 'bad_credentials'), 'came with 400'],
    ['a code that does not exist', logIn, refusal(400, 'oops'), 'is not { message, code'],
    [
      'a refusal without a sentence',
      logIn,
      answer(401, { code: 'bad_credentials' }),
      'is not { message, code',
    ],
    ['a stack trace', logIn, refusal(401, 'bad_credentials', { stack: 'at…' }), 'is not { message, code'],
    ['a refusal that is a page', logIn, answer(400, '<html>', 'text/html'), 'not JSON'],
    ['another status', getLinkBase, answer(201, link), 'answered 201, not 200'],
    ['another shape', getLinkBase, answer(200, { base: 7 }), 'not as the contract declares it'],
    ['another type', getLinkBase, answer(200, link, 'text/plain'), 'not JSON'],
    ['a page instead of a picture', getDishImage, answer(200, '<html>', 'text/html'), 'not image'],
    ['a secret in a refusal', logIn, refusal(401, 'bad_credentials', { details: secret }), secret],
    ['a secret in an answer', getLinkBase, answer(200, { ...link, base: secret }), secret],
    [
      'a secret in an archive',
      exportData,
      answer(200, Buffer.from(zipSync({ 'orders.json': Buffer.from(secret) })), 'application/zip'),
      secret,
    ],
  ])('%s', (_, endpoint, received, problem) => {
    expect(check(endpoint, received)).toEqual([expect.stringContaining(problem)]);
  });

  it("a success with another owner's id, unless everybody may ask", () => {
    const done = answer(200, {});
    expect(check(deleteArea, done, 'confirmedOwner', true)).toEqual([
      expect.stringContaining("another owner's"),
    ]);
    expect(check(countViews, done, 'confirmedOwner', true)).toEqual([]);
  });

  it.each<[Person, Endpoint]>([
    ['nobody', getLinkBase],
    ['endedSession', getLinkBase],
    ['owner', startShift],
    ['station', startShift],
    ['stationManager', exportData],
  ])('%s gets through where they may not', (person, endpoint) => {
    expect(check(endpoint, answer(endpoint.status ?? 200, link), person)).toEqual([
      expect.stringContaining('may not call this'),
    ]);
  });
});
