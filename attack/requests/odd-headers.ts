import fc from 'fast-check';

const odd: Record<string, readonly string[]> = {
  'content-type': [
    'text/plain',
    'application/json; charset=utf-16',
    'APPLICATION/JSON',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json, text/html',
    ';;;',
    'x'.repeat(2_000),
  ],
  'content-encoding': ['gzip', 'br', 'nonsense'],
  'accept-language': ['*', 'en;q=2', 'he,'.repeat(500), '\u00ff', ';q=', 'x'.repeat(4_000)],
  accept: ['text/html', 'application/xml', '*/*;q=0', 'text/event-stream', ','],
  'accept-encoding': ['br;q=0', 'identity;q=0, *;q=0', 'gzip'.repeat(300)],
  origin: ['https://evil.example', 'null', 'http://', 'javascript:alert(1)', 'x'.repeat(2_000)],
  'if-none-match': ['*', 'W/"x"', '"', ','.repeat(500)],
  'if-modified-since': ['yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  'last-event-id': ['0', '-1', 'NaN', '1e400', '99999999999999999999', '9007199254740991', 'x'.repeat(500)],
  range: ['bytes=0-0', 'bytes=-1', 'bytes=9-1', 'nonsense'],
  'x-forwarded-for': ['127.0.0.1', '::1, evil', "' or 1=1"],
  'x-forwarded-proto': ['https', 'javascript'],
  'x-forwarded-host': ['evil.example'],
  'x-http-method-override': ['DELETE'],
  authorization: ['Bearer x', 'Basic Og=='],
  expect: ['200-ok'],
  prefer: ['return=minimal'],
  cookie: [
    'session=',
    'session=x',
    'session=%',
    'lang=xx; session',
    `session=${'x'.repeat(4_000)}`,
    '=;=;;',
    '\u00ff',
  ],
};

const oneOdd = fc
  .constantFrom(...Object.entries(odd))
  .chain(([name, values]) => fc.constantFrom(...values).map((value) => ({ [name]: value })));

/** Mostly none; one odd header at a time, so that it is clear which one was the trouble. */
export const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 9, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: oneOdd },
);
