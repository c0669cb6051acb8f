import { describe, expect, it, onTestFinished } from 'vitest';
import { buildTestApp } from '#server/testing/test-app.ts';
import { openOwnDatabase } from '#server/testing/test-database.ts';

describe('while the database is away', () => {
  it('every route says so with 503 and when to come back', async () => {
    const test = await buildTestApp({ engine: await openOwnDatabase() });
    onTestFinished(() => test.app.close());
    const owner = await test.owner();
    await test.engine.close();
    const order = { owner: owner.id, dishes: [{ dishId: owner.id, quantity: 1 }], totalPrice: 1 };
    const guest = test.visitor();
    const answers = [
      await guest.post('/orders', {
        ...order,
        customerName: 'דנה',
        phone: '0501234567',
        clientOrderToken: 'token-1234567890',
      }),
      await guest.get(`/services/user/${owner.id}/has-active`),
      await guest.post('/users/login', { email: owner.account.email, password: 'a password' }),
      await owner.get('/users/me'),
    ];
    for (const { status, headers, body } of answers) {
      expect({ status, code: body.code }).toEqual({ status: 503, code: 'overloaded' });
      expect(headers['retry-after']).toBe('2');
    }
  });
});
