import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { api } from '#core/contract.ts';
import { dishes, menus, sections } from '#server/db/schema.ts';
import type { buildMenu } from '#server/testing/build-menu.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { testPassword } from '#server/testing/build-owner.ts';
import { buildPicture } from '#server/testing/build-picture.ts';
import { loseTable } from '#server/testing/lose-table.ts';
import { endLimits } from '#server/testing/stored-menus.ts';
import { buildTestApp, setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

type Read = Awaited<ReturnType<typeof buildMenu>>;

/** All that anybody may read of a menu besides the guest's page, with a section by its name and by its id. */
const pathsOf = ({ menu, section }: Read) => [
  `/users/${menu.owner}/activeMenu`,
  `/menus/${menu._id}`,
  `/menus/${menu._id}/sections`,
  `/menus/${menu._id}/sections/${section.sectionName}/dishes`,
  `/menus/${menu._id}/sections/${section._id}/dishes`,
];
const readAll = (reader: ReturnType<typeof test.visitor>, of: Read) =>
  Promise.all(
    pathsOf(of).map(async (path) => {
      const { status, body } = await reader.get(path);
      return { status, body };
    }),
  );

describe('a menu that anybody may read', () => {
  it('is read once for everybody, and from memory until it changes', async () => {
    const { owner, ...of } = await buildOpenRestaurant(test);
    const first = await readAll(test.visitor(), of);
    expect(first.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const giveBack = await Promise.all([dishes, sections, menus].map((each) => loseTable(test.engine, each)));
    const strangers = await test.owner();
    const again = [await readAll(test.visitor(), of), await readAll(strangers, of)];
    for (const restore of giveBack) await restore();
    expect(again).toEqual([first, first]);
    // Its owner is answered from the tables, and the same.
    expect(await readAll(owner, of)).toEqual(first);
  });

  it('is the same bytes and tag as its owner gets, small on the way, and not sent to who has it', async () => {
    const { owner, ...of } = await buildOpenRestaurant(test);
    for (const path of pathsOf(of)) {
      const url = encodeURI(`/api${path}`);
      const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const plain = await test.app.inject({ url });
      const own = await test.app.inject({ url, headers: { cookie } });
      expect([plain.body, plain.headers.etag]).toEqual([own.body, own.headers.etag]);
      expect(plain.headers['content-type']).toBe(own.headers['content-type']);
      const small = await test.app.inject({ url, headers: { 'accept-encoding': 'br' } });
      expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
      const known = { 'if-none-match': String(plain.headers.etag) };
      const unchanged = await test.app.inject({ url, headers: known });
      expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
    }
  });

  it('is new for the very next reader after each kind of change, whichever process they ask', async () => {
    const other = await buildTestApp({ engine: { ...test.engine, close: async () => {} } });
    onTestFinished(() => other.close());
    const { owner, ...of } = await buildOpenRestaurant(test);
    const { menu, section, dish } = of;
    const { revision: _, ...unguarded } = { ...dish, menuId: menu._id, sectionName: section.sectionName };
    const allWeek = [{ days: [0, 1, 2, 3, 4, 5, 6], from: '08:00', to: '11:00' }];
    const changes = [
      () => owner.put(`/menus/${menu._id}`, { name: 'ערב', primaryColor: '#112233' }),
      () => owner.put(`/dishes/${dish._id}`, { ...unguarded, name: 'מרק', price: 41 }),
      () => owner.put(`/dishes/${dish._id}/stock`, { available: false }),
      () => owner.put(`/dishes/${dish._id}/stock`, { available: true }),
      () => owner.post('/dishes', { ...unguarded, name: 'סלט' }),
      () => owner.put(`/menus/${menu._id}/sections`, { update: [{ _id: section._id, hours: allWeek }] }),
      () => owner.put(`/menus/${menu._id}/translations/en`, [{ key: `dish/${dish._id}/name`, text: 'Soup' }]),
      () => owner.put(`/stock/${dish._id}`, { limit: { kind: 'counted', left: 3 } }),
      () => owner.put(`/menus/${menu._id}/sections`, { update: [{ _id: section._id, newName: 'Late' }] }),
      () => owner.delete(`/dishes/${dish._id}/remove-from-menu`),
    ];
    for (const change of changes) {
      await readAll(test.visitor(), of);
      await readAll(other.visitor(), of);
      const { status, body } = await change();
      expect([status, body]).toEqual([expect.toBeOneOf([200, 201]), body]);
      const own = await readAll(owner, of);
      expect(await readAll(test.visitor(), of)).toEqual(own);
      expect(await readAll(other.visitor(), of)).toEqual(own);
    }
  });

  it("is nobody else's while it is not active, whoever read it before", async () => {
    const { owner, ...of } = await buildOpenRestaurant(test);
    const parts = pathsOf(of).slice(1);
    const strangers = await test.owner();
    const statuses = async (reader: ReturnType<typeof test.visitor>) =>
      new Set(await Promise.all(parts.map(async (path) => (await reader.get(path)).status)));
    expect(await statuses(test.visitor())).toEqual(new Set([200]));
    const { body: other } = await owner.post('/users/menus');
    await owner.patch('/users/active-menu', { menuId: other._id });
    for (const reader of [test.visitor(), strangers]) expect(await statuses(reader)).toEqual(new Set([404]));
    expect(await statuses(owner)).toEqual(new Set([200]));
    expect((await test.visitor().get(`/users/${owner.id}/activeMenu`)).body.menu._id).toBe(other._id);
    // Nor is what its owner changes there kept anywhere.
    await owner.put(`/menus/${of.menu._id}`, { name: 'ערב' });
    expect((await owner.get(`/menus/${of.menu._id}`)).body.name).toBe('ערב');
    await owner.patch('/users/active-menu', { menuId: of.menu._id });
    expect((await test.visitor().get(`/menus/${of.menu._id}`)).body.name).toBe('ערב');
  });

  it('is gone with its menu and its account', async () => {
    const { owner, shift, ...of } = await buildOpenRestaurant(test);
    await readAll(test.visitor(), of);
    await owner.post('/services/end', { id: shift._id });
    await owner.delete(`/menus/${of.menu._id}`);
    const [active, ...parts] = await readAll(test.visitor(), of);
    expect([active?.status, active?.body.code]).toEqual([404, 'no_active_menu']);
    expect(new Set(parts.map(({ status }) => status))).toEqual(new Set([404]));
    await owner.confirmPassword();
    expect((await owner.delete('/users/me', { password: testPassword })).status).toBe(200);
    const gone = await readAll(test.visitor(), of);
    expect(new Set(gone.map(({ body }) => body.code))).toEqual(new Set(['not_found']));
  });

  it('says kosher until the end of the certificate, and only to its owner after it', async () => {
    const dayMs = 24 * 60 * 60 * 1000;
    const { owner, ...of } = await buildOpenRestaurant(test, { name: 'פיצה כשרה' });
    const nameOf = async (reader: ReturnType<typeof test.visitor>): Promise<string> =>
      (await reader.get(`/menus/${of.menu._id}/sections/${of.section._id}/dishes`)).body[0].name;
    const { status } = await owner.put('/restaurants/kosher', {
      isKosher: true,
      kosherCertificate: await buildPicture('#446688', 60),
      kosherCertificateExpiresOn: new Date(test.clock.now().getTime() + dayMs).toISOString().slice(0, 10),
    });
    expect(status).toBe(200);
    expect(await nameOf(test.visitor())).toBe('פיצה כשרה');
    test.clock.advance(3 * dayMs);
    expect(await nameOf(test.visitor())).not.toContain('כשר');
  });

  it('says until its minute that a dish is limited for a while', async () => {
    // The database tells the time of limits.
    test.clock.advance(Date.now() - test.clock.now().getTime());
    const { owner, ...of } = await buildOpenRestaurant(test);
    const path = `/menus/${of.menu._id}/sections/${of.section._id}/dishes`;
    const isLimited = async () => (await test.visitor().get(path)).body[0].isLimited;
    await owner.put(`/stock/${of.dish._id}`, { limit: { kind: 'untilTime', minutes: 1 } });
    expect(await isLimited()).toBe(true);
    await endLimits(test.engine.db, of.dish._id);
    expect(await isLimited()).toBe(true);
    test.clock.advance(61_000);
    expect(await isLimited()).toBeUndefined();
  });
});

describe('reading menus in parts', () => {
  it('is marked in the contract for every such call', () => {
    const inParts = Object.values(api).filter(
      ({ method, access, path, response }) =>
        method === 'GET' &&
        access === 'public' &&
        /menu/i.test(path) &&
        !path.startsWith('/public-menu/') &&
        typeof response !== 'string',
    );
    expect(inParts.map((endpoint) => endpoint.path)).toHaveLength(4);
    for (const endpoint of inParts) expect(endpoint).toHaveProperty('readsMenu', true);
  });

  it('is limited for an address, however it is read, and no order or guest page with it', async () => {
    const strict = await buildTestApp({ environment: { RATE_LIMIT_FACTOR: '0.01' } });
    onTestFinished(() => strict.close());
    const { owner, dish, ...of } = await buildOpenRestaurant(strict);
    const paths = pathsOf({ ...of, dish }).slice(0, 4);
    const answers = [];
    for (const path of [...paths, ...paths]) answers.push(await strict.visitor().get(path));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    expect(answers.at(-1)?.body.code).toBe('too_many_requests');
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await strict.visitor().get(`/public-menu/${owner.id}`)).status).toBe(200);
    expect((await strict.visitor().post('/orders', orderBodyFor(owner, dish))).status).toBe(201);
  });
});
