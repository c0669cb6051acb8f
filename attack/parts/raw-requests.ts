import fc from 'fast-check';

/** Bytes on a line, as no HTTP library would send them. */
export type RawRequest = { what: string; bytes: Buffer };

const bytesOf = (text: string): Buffer => Buffer.from(text, 'latin1');
const head = (first: string, ...headers: string[]) =>
  `${[first, 'host: menta.test', 'connection: close', ...headers].join('\r\n')}\r\n\r\n`;
const json = (body: string, ...headers: string[]) =>
  head('POST /api/users/login HTTP/1.1', 'content-type: application/json', ...headers) + body;
const login = '{"email":"a@b.test","password":"x"}';

const oddAddresses = [
  '/',
  '//',
  '///api//users',
  '//[',
  '//a:99999/',
  '/\\a',
  '/%',
  '/%00',
  '/%ff%fe',
  '/api/%',
  '/api/users/%00',
  '/api/orders/track/%ed%a0%80',
  '/api/../../etc/passwd',
  '/api/%2e%2e/users/me',
  '/api/users/me/',
  '/api//users/me',
  '/API/USERS/ME',
  '/api/users/me;x=1',
  '/api/users/me?',
  '/api/users/me?%',
  '/api/users/me?__proto__[x]=1&constructor=1',
  '/api/pricing?kind=plans&kind=features',
  `/api/pricing?${'a=1&'.repeat(3_000)}`,
  `/api/users/${'a'.repeat(7_000)}`,
  `/${'a/'.repeat(3_000)}`,
  'http://evil.example/api/users/me',
  'https://user:pass@evil.example:99999/api/pricing',
  '*',
  'api/users/me',
  '?',
  '#',
  '/public-menu/%00',
  '/public-menu/x?table=%00',
  '/public-menu/x?lang=xx&lang=he',
  '/menu/%27',
  '/menu-preview/..',
  '/order/%2f%2f',
  '/login?next=//evil.example',
  '/images/../../package.json',
  '/images/%2e%2e%2fpackage.json',
  '/assets/..%2f..%2fpackage.json',
  '/fonts/%00',
  '/sitemap.xml?x=%',
  '/healthz?x',
  '/metrics/..',
];

const oddMethods = [
  'HEAD',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'PURGE',
  'M-SEARCH',
  'QUERY',
  'get',
  'GETT',
  'G E T',
  '\u00ff',
  '',
];

const oddLines: Record<string, string> = {
  'nothing at all': '',
  'an empty line': '\r\n\r\n',
  'a request for another protocol': 'SSH-2.0-OpenSSH_9.7\r\n',
  'a TLS greeting': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'the preface of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'half a request line': 'GET /api/pri',
  'half a header': 'GET /api/pricing HTTP/1.1\r\nhost: me',
  'headers without their end': 'GET /api/pricing HTTP/1.1\r\nhost: menta.test\r\n',
  'no host': 'GET /api/pricing HTTP/1.1\r\nconnection: close\r\n\r\n',
  'two hosts': head('GET /api/pricing HTTP/1.1', 'host: evil.example'),
  'a host that is none': 'GET / HTTP/1.1\r\nhost: [::\r\nconnection: close\r\n\r\n',
  'HTTP 0.9': 'GET /api/pricing\r\n\r\n',
  'HTTP 1.0': 'GET /api/pricing HTTP/1.0\r\n\r\n',
  'HTTP 9.9': head('GET /api/pricing HTTP/9.9'),
  'lines that end with LF': 'GET /api/pricing HTTP/1.1\nhost: menta.test\nconnection: close\n\n',
  'a header with a NUL': head('GET /api/pricing HTTP/1.1', 'x-odd: a\0b'),
  'a header that is no ASCII': head(
    'GET /api/pricing HTTP/1.1',
    'accept-language: \xff\xfe',
    'cookie: lang=\xff',
  ),
  'a header with a space before its colon': head('GET /api/pricing HTTP/1.1', 'x-odd : a'),
  'a header on two lines': head('GET /api/pricing HTTP/1.1', 'x-odd: a\r\n b'),
  'headers of 40 KB': head('GET /api/pricing HTTP/1.1', `x-odd: ${'x'.repeat(40_000)}`),
  'a thousand headers': head(
    'GET /api/pricing HTTP/1.1',
    ...Array.from({ length: 1_000 }, (_, at) => `x-${at}: 1`),
  ),
  'a thousand cookies': head('GET /api/users/me HTTP/1.1', `cookie: ${'session=x; '.repeat(1_000)}`),
  'a session that is no text': head('GET /api/users/me HTTP/1.1', 'cookie: session=%00%ff'),
  'more body than it said': json(`${login}${login}`, `content-length: ${login.length}`),
  'less body than it said': json(login, 'content-length: 1000'),
  'a length that is no number': json(login, 'content-length: lots'),
  'a negative length': json(login, 'content-length: -1'),
  'a length that is too long': json(login, 'content-length: 99999999999999999999'),
  'a length of gigabytes': json(login, 'content-length: 9000000000'),
  'two lengths': json(login, 'content-length: 5', `content-length: ${login.length}`),
  'a length and chunks': json(`5\r\nhello\r\n0\r\n\r\n`, 'content-length: 3', 'transfer-encoding: chunked'),
  'no length': json(login),
  'good chunks': json(`${login.length.toString(16)}\r\n${login}\r\n0\r\n\r\n`, 'transfer-encoding: chunked'),
  'a chunk that is no number': json('zz\r\nhello\r\n0\r\n\r\n', 'transfer-encoding: chunked'),
  'a chunk that is longer than it said': json('2\r\nhello\r\n0\r\n\r\n', 'transfer-encoding: chunked'),
  'a chunk without its end': json('ff\r\nhello', 'transfer-encoding: chunked'),
  'a chunk that is too long': json('fffffffffffffffff\r\nhello\r\n', 'transfer-encoding: chunked'),
  'chunks with long extensions': json(
    `5;${'x'.repeat(20_000)}\r\nhello\r\n0\r\n\r\n`,
    'transfer-encoding: chunked',
  ),
  'a coding that nobody knows': json(login, 'transfer-encoding: nonsense'),
  'chunks, twice': json('0\r\n\r\n', 'transfer-encoding: chunked, chunked'),
  'a body that is no text': json('{"email":"\xff\xfe\xc0\xaf"}', 'content-length: 16'),
  'a body with a read': `${head('GET /api/pricing HTTP/1.1', 'content-length: 5')}hello`,
  'a hundred requests at once': `${'GET /api/pricing HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(100)}${head('GET /api/pricing HTTP/1.1')}`,
  'a good request and a bad one': `GET /api/pricing HTTP/1.1\r\nhost: a\r\n\r\nNONSENSE\r\n\r\n`,
  'an upgrade': head('GET /api/orders/stream HTTP/1.1', 'upgrade: websocket', 'connection: upgrade'),
  'an expectation': json(login, `content-length: ${login.length}`, 'expect: 100-continue'),
  'an expectation that nobody knows': json(login, `content-length: ${login.length}`, 'expect: nonsense'),
};

const named = [
  ...Object.entries(oddLines).map(([what, text]) => ({ what, bytes: bytesOf(text) })),
  ...oddAddresses.map((path) => ({
    what: `the address ${path.slice(0, 60)}`,
    bytes: bytesOf(head(`GET ${path} HTTP/1.1`)),
  })),
  ...oddMethods.map((method) => ({
    what: `the method ${method}`,
    bytes: bytesOf(head(`${method} /api/users/me HTTP/1.1`)),
  })),
];

/** A good request, with some bytes that are not as they were. */
const spoiled: fc.Arbitrary<RawRequest> = fc
  .tuple(
    fc.constantFrom(json(login, `content-length: ${login.length}`), head('GET /api/pricing HTTP/1.1')),
    fc.array(
      fc.tuple(fc.nat(), fc.constantFrom('replace', 'remove', 'insert'), fc.integer({ min: 0, max: 255 })),
      {
        minLength: 1,
        maxLength: 4,
      },
    ),
  )
  .map(([good, changes]) => {
    const bytes = [...bytesOf(good)];
    for (const [place, how, byte] of changes) {
      const at = place % bytes.length;
      bytes.splice(at, how === 'insert' ? 0 : 1, ...(how === 'remove' ? [] : [byte]));
    }
    return { what: 'a request with spoiled bytes', bytes: Buffer.from(bytes) };
  });

/** Every oddity that has a name, and as many spoiled requests as requested. */
export const generateRawRequests = (seed: number, count: number): RawRequest[] => [
  ...named,
  ...(count > 0 ? fc.sample(spoiled, { seed, numRuns: count }) : []),
];
