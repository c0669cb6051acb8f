import { describe, expect, it } from 'vitest';
import { plans } from '#core/accounts/plans.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

describe('the catalogue', () => {
  it('lists the plans of an account, one of them popular', async () => {
    const { status, body } = await test.visitor().get('/pricing');
    expect(status).toBe(200);
    expect(body.map((plan: { id: string }) => plan.id)).toEqual([...plans]);
    expect(body.filter((plan: { popular: boolean }) => plan.popular)).toHaveLength(1);
    for (const plan of body) {
      expect(plan).toMatchObject({ currency: '₪', period: 'per month', price: expect.any(Number) });
      expect(plan.features.length).toBeGreaterThan(3);
    }
  });

  it('lists feature cards', async () => {
    const { body } = await test.visitor().get('/pricing?kind=features');
    expect(body.length).toBeGreaterThanOrEqual(8);
    for (const card of body) expect(Object.keys(card)).toEqual(['category', 'title', 'description', 'icon']);
  });

  it('speaks the language of the call', async () => {
    const { body } = await test.visitor({ 'accept-language': 'he' }).get('/pricing');
    expect(body[1]).toMatchObject({ name: 'פרו', period: 'לחודש' });
  });

  it('does not know other kinds', async () => {
    expect((await test.visitor().get('/pricing?kind=secrets')).status).toBe(400);
  });
});
