import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { events } from '#server/db/schema.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { testPassword } from '#server/testing/build-owner.ts';
import { openStreams } from '#server/testing/open-streams.ts';
import { renameSilently } from '#server/testing/rename-silently.ts';
import { buildTestApp, setUpTestApp } from '#server/testing/test-app.ts';

describe('the menu that guests share', () => {
  const test = setUpTestApp();
  const { open } = openStreams(test);

  const renameTo = (ownerId: string, name: string) => renameSilently(test.engine.db, ownerId, name);
  const nameFor = async (ownerId: string, query = ''): Promise<string> =>
    (await test.visitor().get(`/public-menu/${ownerId}${query}`)).body.restaurant.name;

  it('is read once for everybody, and not again because of orders', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const name = await nameFor(owner.id);
    await renameTo(owner.id, 'Unheard of');
    expect(await nameFor(owner.id)).toBe(name);
    await test.visitor().post('/orders', orderBodyFor(owner, dish));
    expect(await nameFor(owner.id)).toBe(name);
    expect((await owner.get(`/public-menu/${owner.id}`)).body.restaurant.name).toBe(name);
    // Another language is another reading.
    expect(await nameFor(owner.id, '?lang=ru')).toBe('Unheard of');
    await owner.put(`/dishes/${dish._id}/stock`, { available: false });
    expect(await nameFor(owner.id)).toBe('Unheard of');
  });

  it('is read again when the log can no longer tell what happened', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    await nameFor(owner.id);
    await renameTo(owner.id, 'Unheard of');
    await test.visitor().post('/orders', orderBodyFor(owner, dish));
    await test.engine.db.delete(events);
    expect(await nameFor(owner.id)).toBe('Unheard of');
  });

  it('is gone with its restaurant', async () => {
    const { owner, shift } = await buildOpenRestaurant(test);
    await nameFor(owner.id);
    await owner.confirmPassword();
    await owner.post('/services/end', { id: shift._id });
    await owner.delete('/users/me', { password: testPassword });
    expect((await test.visitor().get(`/public-menu/${owner.id}`)).status).toBe(404);
    const stream = await test.app.inject({ url: `/api/public-menu/${owner.id}/stream` });
    expect(stream.statusCode).toBe(404);
  });

  it('is new for whoever asks another process, in the moment in which a change is saved', async () => {
    const other = await buildTestApp({ engine: { ...test.engine, close: async () => {} } });
    onTestFinished(() => other.close());
    const { owner } = await buildOpenRestaurant(test);
    for (let count = 0; count < 5; count++) {
      const restaurantName = `Name ${count}`;
      await owner.put('/restaurants/settings', { restaurantName, address: 'Herzl 1' });
      const { body } = await other.visitor().get(`/public-menu/${owner.id}`);
      expect(body.restaurant.name).toBe(restaurantName);
    }
  });

  it('has one tag for call and stream, is small on the way, and is not sent to who has it', async () => {
    const { owner } = await buildOpenRestaurant(test);
    const path = `/api/public-menu/${owner.id}`;
    const plain = await test.app.inject({ url: path });
    const small = await test.app.inject({ url: path, headers: { 'accept-encoding': 'gzip, br' } });
    const { etag } = plain.headers;
    expect(small.headers).toMatchObject({ etag, 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
    const again = await test.app.inject({ url: path, headers: { 'if-none-match': String(etag) } });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);

    const begin = async (known: string) => {
      const stream = await open(`/public-menu/${owner.id}/stream?known=${encodeURIComponent(known)}`);
      return (await stream.next()).data.snapshot;
    };
    expect(await begin('other')).toEqual({ menu: plain.json(), tag: etag });
    expect(await begin(String(etag))).toEqual({ menu: null, tag: etag });
  });
});
