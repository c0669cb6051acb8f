import { afterAll, describe, expect, it } from 'vitest';
import { findLanAddress } from '#server/system/lan-address.ts';
import { buildTestApp, setUpTestApp, type TestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();
const opened: TestApp[] = [];
afterAll(async () => {
  for (const app of opened) await app.close();
});

const openApp = async (environment: Record<string, string>): Promise<TestApp> => {
  const app = await buildTestApp({ environment });
  opened.push(app);
  return app;
};

/** What an owner is told who opened Menta at this host. */
const baseAt = async ({ app, owner }: TestApp, host: string) => {
  const { cookies } = await owner();
  const answer = await app.inject({
    url: '/api/qr/base',
    headers: { host },
    cookies: Object.fromEntries(cookies),
  });
  return answer.json();
};

describe('the address in QR codes', () => {
  it('is for owners only', async () => {
    expect((await test.visitor().get('/qr/base')).status).toBe(401);
  });

  it('is the public address when the operator gave one', async () => {
    const app = await openApp({ PUBLIC_URL: 'https://menta.test/' });
    expect(await baseAt(app, 'localhost:3000')).toEqual({ base: 'https://menta.test', reach: 'everyone' });
  });

  it('is the host the owner is using', async () => {
    expect(await baseAt(test, 'menu.example.com')).toEqual({
      base: 'http://menu.example.com',
      reach: 'everyone',
    });
  });

  it('is on localhost the address of the machine in its network', async () => {
    const { base } = await baseAt(test, 'localhost:3000');
    expect(base).toBe(`http://${findLanAddress() ?? 'localhost'}:3000`);
  });

  it('says so when only this machine can open it', async () => {
    const app = await openApp({ HOST: '127.0.0.1' });
    expect(await baseAt(app, '127.0.0.1:3000')).toEqual({
      base: 'http://127.0.0.1:3000',
      reach: 'this-machine',
    });
  });
});
