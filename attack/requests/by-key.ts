import fc from 'fast-check';
import type { Endpoint } from '#core/http/endpoint.ts';
import { ownPassword, ownPin, typedMark } from '../world/known-texts.ts';
import { freshText, placeholder } from '../world/things.ts';
import { picture } from './pictures.ts';
import { textOf } from './texts.ts';

const email = fc.oneof(
  fc.constant(`${typedMark}-${freshText}@menta.test`),
  fc.constant(placeholder('own', 'email')),
  fc.emailAddress(),
);
const knownPassword = fc.oneof(
  { weight: 3, arbitrary: fc.constant(ownPassword) },
  { weight: 1, arbitrary: textOf(1, 200) },
);
const sectionName = fc.constantFrom(
  placeholder('own', 'section'),
  placeholder('own', 'section'),
  placeholder('own', 'emptySection'),
  placeholder('victim', 'section'),
  'Mains',
  freshText,
);

const tableCode = fc.constantFrom(
  placeholder('own', 'tableCode'),
  placeholder('own', 'tableCode'),
  placeholder('victim', 'tableCode'),
  'bcdfgh',
);

const values: Record<string, fc.Arbitrary<string>> = {
  email,
  password: knownPassword,
  currentPassword: knownPassword,
  newPassword: fc.oneof(fc.constant(ownPassword), textOf(6, 200)),
  clientOrderToken: fc.constantFrom(`token-of-${freshText}`, placeholder('own', 'orderToken')),
  code: fc.oneof({ weight: 3, arbitrary: fc.constant(placeholder('own', 'appCode')) }, textOf(1, 40)),
  pin: fc.constantFrom(ownPin, ownPin, '0000', '9053'),
  sectionName,
  tableCode,
  statusCode: fc.constantFrom('200%20OK', '211', '410%20Out', '420', '999'),
  image: picture,
  logo: picture,
};

const tokenOf = (path: string) => {
  if (path.startsWith('/orders')) return 'trackingToken';
  if (path.startsWith('/calls')) return 'callToken';
  return path.startsWith('/users/me/email') ? 'emailToken' : 'resetToken';
};

const secretOf = (path: string) => {
  if (path.startsWith('/print/star')) return 'starSecret';
  if (path.startsWith('/print/epson')) return 'epsonSecret';
  return path.startsWith('/print/agent') ? 'agentSecret' : 'readySecret';
};

/** What a Star printer says in its query. */
const starTexts: Record<string, fc.Arbitrary<string>> = {
  type: fc.constantFrom('image/png', 'image/png', 'text/plain'),
  token: fc.constantFrom(placeholder('own', 'ticket'), placeholder('victim', 'ticket'), freshText),
  code: fc.constantFrom('OK', '200 OK', '200%20OK', '410', '520%20Download', '%'),
};

/** Of the ends of a span, which are refused when they are reversed or more than ten years apart. */
const spanEnds: Record<string, fc.Arbitrary<string>> = {
  from: fc.constantFrom('2024-02-29', '2025-12-31', '2026-03-27', '2026-03-28'),
  to: fc.constantFrom('2026-03-27', '2026-10-25', '2027-01-01', '2030-12-31'),
};

/** Texts whose key says more of them than their schema: without these no generated call would ever succeed. */
export const knownText = ({ path }: Endpoint, key: string): fc.Arbitrary<string> | undefined => {
  if (path.startsWith('/print/star') && starTexts[key]) return starTexts[key];
  if (key === 'secret') return fc.constant(placeholder('own', secretOf(path)));
  if (key === 'token') return fc.constant(placeholder('own', tokenOf(path)));
  if (path.startsWith('/reports') && spanEnds[key]) return spanEnds[key];
  // The names of new sections are free; those of dishes are their addresses.
  // Of a table, not of an app.
  if (path.includes('/tables/') && key === 'code') return tableCode;
  if (path.includes('/tables/') && key === 'table') return fc.constantFrom('11', '11', '12', '2000');
  if (key === 'sectionName' && path.endsWith('/sections')) return undefined;
  return values[key];
};
