import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildTestApp, setUpTestApp, type TestApp } from '#server/testing/test-app.ts';
import { readableUrl } from './readable-url.ts';

const test = setUpTestApp();

/** The link in the mail that a request with these headers makes the server send. */
const mailedLink = async ({ app, owner, mails, services }: TestApp, headers: Record<string, string>) => {
  const { account } = await owner();
  await app.inject({
    method: 'POST',
    url: '/api/users/forgot-password',
    headers,
    payload: { email: account.email },
  });
  await services.accounts.idle();
  return /(\S+)\/reset-password/.exec(mails.at(-1)?.text ?? '')?.[1];
};

describe('the address that mailed links begin with', () => {
  const forged = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
  const ownAddress = 'http://localhost:4711';
  const atHome = { HOST: '127.0.0.1', PORT: '4711' };
  const direct = setUpTestApp({ environment: atHome });
  const behindProxy = setUpTestApp({ environment: { TRUST_PROXY: 'true', ...atHome } });
  const named = setUpTestApp({ environment: { TRUST_PROXY: 'true', PUBLIC_URL: 'https://menta.example/' } });

  it.each(['localhost:3000', '127.0.0.1', '[::1]:3000', '192.168.1.20:3000', 'menta.local'])(
    'is the host of the request inside the machine or its network: %s',
    async (host) => {
      expect(await mailedLink(direct, { host, ...forged })).toBe(`http://${host}`);
    },
  );

  it.each([
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    'localhost:80@evil.example',
    '192.168.1.20@evil.example',
    '192.168.1.20.evil.example',
    ' ',
  ])('is never a host that anybody could name: %j', async (host) => {
    expect(await mailedLink(direct, { host })).toBe(ownAddress);
  });

  it('is not what a proxy passes on as the host, and http or https whatever it says of the protocol', async () => {
    const host = '192.168.1.20';
    expect(await mailedLink(behindProxy, { host, ...forged })).toBe('https://192.168.1.20');
    expect(await mailedLink(behindProxy, { host, 'x-forwarded-proto': 'javascript' })).toBe(
      'http://192.168.1.20',
    );
    expect(await mailedLink(behindProxy, { host: 'evil.example', ...forged })).toBe(ownAddress);
  });

  it('is PUBLIC_URL above all', async () => {
    expect(await mailedLink(named, { host: 'localhost', ...forged })).toBe('https://menta.example');
  });
});

describe('the sender of a request', () => {
  const hitsAs = async (trust: string, forwarded: string[]) => {
    const app = await buildTestApp({ environment: { TRUST_PROXY: trust, RATE_LIMIT_FACTOR: '0.0001' } });
    const statuses: number[] = [];
    for (const sender of forwarded) {
      const headers = { 'x-forwarded-for': sender };
      statuses.push((await app.app.inject({ url: '/api/pricing', headers })).statusCode);
    }
    await app.close();
    return statuses;
  };

  it.each(['1', '127.0.0.0/8', '127.0.0.1,::1'])(
    'is the one the proxy saw, with TRUST_PROXY=%s',
    async (trust) => {
      expect(await hitsAs(trust, ['203.0.113.7', '198.51.100.4'])).toEqual([200, 200]);
      // What the sender wrote before its own address changes nothing.
      expect(await hitsAs(trust, ['192.0.2.1, 203.0.113.7', '192.0.2.2, 203.0.113.7'])).toEqual([200, 429]);
    },
  );

  it('is whoever connects, where another network is trusted', async () => {
    expect(await hitsAs('10.0.0.0/8', ['203.0.113.7', '198.51.100.4'])).toEqual([200, 429]);
  });
});

describe('where a write comes from', () => {
  it('is not vouched for by X-Forwarded-Host', async () => {
    const app = await buildTestApp({ environment: { TRUST_PROXY: 'true' } });
    const headers = { host: 'menta.test', 'x-forwarded-host': 'evil.example', origin: 'http://evil.example' };
    const answer = await app.app.inject({ method: 'POST', url: '/api/users/logout', headers });
    expect(answer.statusCode).toBe(403);
    await app.close();
  });

  const writeFrom = async (headers: Record<string, string>, method: 'POST' | 'GET' = 'POST') => {
    const url = method === 'POST' ? '/api/users/logout' : '/api/pricing';
    return (await test.app.inject({ method, url, headers: { host: 'menta.test', ...headers } })).statusCode;
  };

  it.each(['http://menta.test', 'https://menta.test'])('%s is this site', async (origin) => {
    expect(await writeFrom({ origin })).toBe(200);
  });

  it.each([
    'null',
    'http://menta.test.evil.example',
    'http://evil.example/menta.test',
    'http://menta.test:8080',
    'http://menta.test@evil.example',
    'menta.test',
    'file://',
    '',
  ])('%j is another', async (origin) => {
    expect(await writeFrom({ origin })).toBe(403);
    expect(await writeFrom({ origin }, 'GET')).toBe(200);
  });

  it('is not asked of a program, which sends no origin', async () => {
    expect(await writeFrom({})).toBe(200);
  });
});

describe('the language of an answer', () => {
  const languageOf = async (headers: Record<string, string>) => {
    const { message } = (await test.app.inject({ url: '/api/users/me', headers })).json();
    return /[א-ת]/.test(message) ? 'he' : 'en';
  };

  it.each([
    [{ cookie: 'lang=ar', 'accept-language': 'ar' }, 'غير موجود.'],
    [{ 'accept-language': 'ru-RU,ru;q=0.9,en;q=0.8' }, 'Не найдено.'],
    // An owner's screen says its own language, whatever its browser once chose on a menu.
    [{ cookie: 'lang=ar', 'accept-language': 'en' }, 'Not found.'],
    [{ cookie: 'lang=ru' }, 'Не найдено.'],
    [{ cookie: 'lang=he', 'accept-language': 'ar' }, 'לא נמצא.'],
  ])('to a guest with %j is %s', async (headers, sentence) => {
    const answer = await test.app.inject({
      url: `/api/public-menu/${'0'.repeat(24)}`,
      headers: headers as Record<string, string>,
    });
    expect(answer.json().message).toBe(sentence);
  });

  it.each([
    [{}, 'he'],
    [{ 'accept-language': 'en' }, 'en'],
    [{ 'accept-language': 'en-US,en;q=0.9,he;q=0.8' }, 'en'],
    [{ 'accept-language': 'he-IL,he;q=0.9,en;q=0.8' }, 'he'],
    [{ 'accept-language': 'fr-FR,fr;q=0.9' }, 'he'],
    [{ 'accept-language': 'FR, EN-gb;q=0.5' }, 'en'],
    [{ 'accept-language': ';;;,,,q=x' }, 'he'],
    [{ 'accept-language': 'en', cookie: 'lang=he' }, 'he'],
    [{ 'accept-language': 'he', cookie: 'lang=en' }, 'en'],
    [{ 'accept-language': 'en', cookie: 'lang=fr' }, 'en'],
    [{ 'accept-language': 'en', cookie: 'lang=' }, 'en'],
    [{ cookie: 'lang=en; lang=he' }, 'en'],
    // A sentence for owners, in one of their languages.
    [{ 'accept-language': 'ru', cookie: 'lang=ru' }, 'he'],
  ])('for %j is %s', async (headers, language) => {
    expect(await languageOf(headers as Record<string, string>)).toBe(language);
  });
});

describe('an address as it was typed', () => {
  it('can always be decoded afterwards, and is untouched but for leading slashes when it could be before', () => {
    const anyUrl = fc.string({
      unit: fc.constantFrom('/', 'a', '%', '%41', '%E0', '%A4', '%', 'f', '2', '?', '='),
    });
    fc.assert(
      fc.property(anyUrl, (url) => {
        const path = (address: string) => address.split('?', 1)[0] ?? '';
        const readable = readableUrl({ url });
        expect(() => decodeURIComponent(path(readable))).not.toThrow();
        expect(readableUrl({ url: readable })).toBe(readable);
        let wasReadable = true;
        try {
          decodeURIComponent(path(url));
        } catch {
          wasReadable = false;
        }
        if (wasReadable) expect(readable).toBe(url.replace(/^\/{2,}/, '/'));
      }),
    );
  });
});
