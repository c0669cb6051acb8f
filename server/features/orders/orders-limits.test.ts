import { describe, expect, it } from 'vitest';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

describe('how often one may order', () => {
  const test = setUpTestApp({ environment: { RATE_LIMIT_FACTOR: '1' } });

  it('stops one phone that floods the kitchen, not its repeats and not the other guests on the same Wi-Fi', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const guest = test.visitor();
    const order = (phone: string, parts: Record<string, unknown> = {}) =>
      guest.post('/orders', orderBodyFor(owner, dish, { phone, ...parts }));
    const statuses: number[] = [];
    for (let sent = 0; sent < 21; sent += 1) statuses.push((await order('0500000000')).status);
    expect(statuses).toEqual([...Array(20).fill(201), 429]);

    for (let index = 1; index <= 60; index += 1) {
      expect((await order(`05000000${String(index).padStart(2, '0')}`)).status).toBe(201);
    }
    const lost = { clientOrderToken: 'one-order-asked-for-again' };
    expect((await order('0521111111', lost)).status).toBe(201);
    for (let again = 0; again < 30; again += 1) expect((await order('0521111111', lost)).status).toBe(409);
    expect((await order('0521111111')).status).toBe(201);
  });
});
