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

describe('the address that links begin with', () => {
  const forged = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };

  it('is the host of the request, whatever a stranger writes about proxies', async () => {
    expect(await mailedLink(test, { host: 'menta.test:3000', ...forged })).toBe('http://menta.test:3000');
  });

  it('is what the proxy says, when the operator trusts one, and PUBLIC_URL above all', async () => {
    const behindProxy = await buildTestApp({ environment: { TRUST_PROXY: 'true' } });
    const headers = { host: '127.0.0.1', 'x-forwarded-host': 'menta.test', 'x-forwarded-proto': 'https' };
    expect(await mailedLink(behindProxy, headers)).toBe('https://menta.test');
    await behindProxy.close();
    const named = await buildTestApp({
      environment: { TRUST_PROXY: 'true', PUBLIC_URL: 'https://menta.example/' },
    });
    expect(await mailedLink(named, { host: 'menta.test', ...forged })).toBe('https://menta.example');
    await named.close();
  });
});

describe('where a write comes from', () => {
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
  ])('for %j is %s', async (headers, language) => {
    expect(await languageOf(headers as Record<string, string>)).toBe(language);
  });
});

describe('an address as it was typed', () => {
  it('can always be decoded afterwards, and is untouched when it could be before', () => {
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
        if (wasReadable) expect(readable).toBe(url);
      }),
    );
  });
});
