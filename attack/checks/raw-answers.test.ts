import { describe, expect, it } from 'vitest';
import { checkRawAnswer, readRawAnswers } from './raw-answers.ts';

const json = 'content-type: application/json; charset=utf-8';
const raw = (head: string, body = '') => `HTTP/1.1 ${head}\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
const read = (text: string, isHead = false) => readRawAnswers(Buffer.from(text), isHead);
const problemsOf = (text: string) => read(text).answers.flatMap((answer) => checkRawAnswer(answer, false));

describe('what came over a line', () => {
  it('is split into its answers, whole or in chunks', () => {
    const chunked = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\nab\r\n1\r\nc\r\n0\r\n\r\n';
    const { answers, rest } = read(`HTTP/1.1 100 Continue\r\n\r\n${raw('200 OK', 'one')}${chunked}`);
    expect(answers.map(({ status, body }) => [status, body.toString()])).toEqual([
      [100, ''],
      [200, 'one'],
      [200, 'abc'],
    ]);
    expect(rest).toBe(0);
  });

  it('is found out when it is no answer, or only a part of one', () => {
    expect(read('nonsense').rest).toBe(8);
    expect(read('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nhalf').rest).toBeGreaterThan(0);
    expect(read(raw('200 OK').replace('0\r', '9\r'), true).rest).toBe(0);
  });

  it.each([
    ['an error of ours', raw(`500 Oops\r\n${json}`, '{"message":"x","code":"internal"}'), 'answered 500'],
    ['a refusal without a word', raw('400 Bad Request'), 'not JSON'],
    ['a refusal of another shape', raw(`400 Bad Request\r\n${json}`, '{}'), 'is not { message, code'],
  ])('is found out when it is %s', (_, text, problem) => {
    expect(problemsOf(text)).toEqual([expect.stringContaining(problem)]);
  });

  it('may be a page, and a refusal in our own shape', () => {
    expect(problemsOf(raw('404 Not Found\r\ncontent-type: text/html; charset=utf-8', '<html>'))).toEqual([]);
    expect(
      problemsOf(raw(`400 Bad Request\r\n${json}`, '{"message":"x","code":"malformed_request"}')),
    ).toEqual([]);
  });
});
