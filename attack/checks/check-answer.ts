import { unzipSync } from 'fflate';
import type { ErrorCode } from '#core/errors/error-codes.ts';
import { accessProblem, isOpen } from '#core/http/access.ts';
import type { Endpoint } from '#core/http/endpoint.ts';
import { refusalsOf } from '#core/http/refusals.ts';
import type { Answer } from '../sending/answer.ts';
import { callerOf, type Person } from '../world/people.ts';
import { isJson, parseJson, readRefusal } from './error-shape.ts';

/** What comes before a call is known to be this endpoint's. */
const beforeTheEndpoint: readonly ErrorCode[] = [
  'malformed_request',
  'address_too_long',
  'headers_too_large',
];

const rawTypes = {
  'event-stream': /^text\/event-stream/,
  image: /^image\/(avif|webp|jpeg|png)$/,
  archive: /^application\/zip$/,
  png: /^image\/png$/,
  xml: /^text\/xml; charset=utf-8$/,
  table: /^(text\/csv; charset=utf-8|application\/vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet)$/,
};

const mayCall = ({ access }: Endpoint, person: Person): boolean => {
  const caller = callerOf(person);
  return caller ? accessProblem(access, caller) === null : isOpen(access);
};

const checkSuccess = ({ endpoint, person, isForeign }: Checked, answer: Answer): string[] => {
  const { response, status = 200 } = endpoint;
  if (!mayCall(endpoint, person)) return [`${person} may not call this and was answered ${answer.status}`];
  if (isForeign && !isOpen(endpoint.access)) return [`${person} reached what is another owner's`];
  if (answer.status !== status) return [`answered ${answer.status}, not ${status}`];
  // A printer is told so that there is nothing for it, or that it was understood.
  if ((response === 'png' || response === 'xml') && answer.body.length === 0) return [];
  if (typeof response === 'string') {
    const type = answer.headers['content-type'] ?? '';
    return rawTypes[response].test(type) ? [] : [`the answer is ${type}, not ${response}`];
  }
  if (!isJson(answer)) return [`the answer is ${answer.headers['content-type']}, not JSON`];
  return response.safeParse(parseJson(answer.body.toString())).success
    ? []
    : ['the answer is not as the contract declares it'];
};

const checkRefusal = (endpoint: Endpoint, answer: Answer): string[] => {
  const { code, problems } = readRefusal(answer);
  if (!code) return problems;
  // An empty parameter is the address of nothing.
  const isGeneral =
    beforeTheEndpoint.includes(code) || (code === 'not_found' && endpoint.params !== undefined);
  const isDeclared = isGeneral || code in refusalsOf(endpoint);
  return isDeclared ? problems : [...problems, `the contract does not declare ${code}`];
};

/** Everything an answer says, also what is packed in it. */
const textsOf = ({ headers, body }: Answer): string[] => {
  const packed = headers['content-type'] === 'application/zip' ? Object.values(unzipSync(body)) : [];
  return [JSON.stringify(headers), body.toString(), ...packed.map((file) => Buffer.from(file).toString())];
};

export type Checked = {
  endpoint: Endpoint;
  person: Person;
  secrets: readonly string[];
  /** Its address names what is another owner's. */
  isForeign: boolean;
};

/** Whatever is wrong with an answer, in words. */
export const checkAnswer = (checked: Checked, answer: Answer): string[] => {
  const { endpoint, person, secrets } = checked;
  const texts = textsOf(answer);
  const leaked = secrets.filter((secret) => texts.some((text) => text.includes(secret)));
  // A client that already has the answer gets 304 without a body.
  const isKnown = answer.status === 304 && endpoint.method === 'GET' && answer.body.length === 0;
  const form = isKnown
    ? []
    : answer.status < 400
      ? checkSuccess(checked, answer)
      : checkRefusal(endpoint, answer);
  return [...form, ...leaked.map((secret) => `${person} was told a secret of somebody else: ${secret}`)];
};
