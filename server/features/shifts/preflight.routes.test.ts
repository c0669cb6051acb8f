import { describe, expect, it } from 'vitest';
import { buildOpenRestaurant } from '#server/testing/build-order.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

describe('what was found before the doors opened', () => {
  it('is kept with the shift, with the server’s time, and replaced by a later look', async () => {
    const { owner, shift } = await buildOpenRestaurant(test);
    const listed = async () => (await owner.get('/services')).body[0].preflight;
    expect([shift.preflight, await listed()]).toEqual([null, null]);
    const address = `/services/${shift._id}/preflight`;
    expect((await owner.put(address, { results: { sound: 'failed', battery: 'unknown' } })).status).toBe(200);
    test.clock.advance(60_000);
    await owner.put(address, { results: { sound: 'ok', live: 'ok' } });
    expect(await listed()).toEqual({
      at: test.clock.now().toISOString(),
      results: { sound: 'ok', live: 'ok' },
    });
    await owner.confirmPassword();
    expect((await owner.post('/services/end', {})).body.preflight.results).toEqual({
      sound: 'ok',
      live: 'ok',
    });
    expect((await owner.put(address, { results: {} })).status).toBe(404);
  });

  it.each([[{}], [{ results: { sound: 'perhaps' } }], [{ results: { taste: 'ok' } }], [{ results: 'ok' }]])(
    'is refused as %j',
    async (body) => {
      const { owner, shift } = await buildOpenRestaurant(test);
      expect((await owner.put(`/services/${shift._id}/preflight`, body)).body.code).toBe('invalid_input');
      expect((await owner.get('/services')).body[0].preflight).toBeNull();
    },
  );
});
