import { afterAll, describe, expect, it } from 'vitest';
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

describe('the address in QR codes', () => {
  it('is for owners only', async () => {
    expect((await test.visitor().get('/qr/base')).status).toBe(401);
  });

  it('is the public address when the operator gave one', async () => {
    const owner = await (await openApp({ PUBLIC_URL: 'https://menta.test/' })).owner();
    expect((await owner.get('/qr/base')).body).toEqual({ base: 'https://menta.test', reach: 'everyone' });
  });

  it('is the host the owner is using', async () => {
    const { app } = test;
    const owner = await test.owner();
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.inject({
      url: '/api/qr/base',
      headers: { cookie, host: 'menu.example.com' },
    });
    expect(answer.json()).toEqual({ base: 'http://menu.example.com', reach: 'everyone' });
  });

  it('says so when only this machine can open it', async () => {
    const owner = await (await openApp({ HOST: '127.0.0.1' })).owner();
    expect((await owner.get('/qr/base')).body.reach).toBe('this-machine');
  });
});
