import { describe, expect, it } from 'vitest';
import { plans } from '#core/accounts/plans.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp({ environment: { CONTACT_EMAIL: 'ask@menta.test' } });

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

describe('a message from a visitor', () => {
  const message = { name: ' Dana\u202e ', email: 'Dana@Guest.test', message: 'Hello <b>you</b>\nand you' };

  it('reaches the operator as a mail that can be answered', async () => {
    const { status, body } = await test.visitor().post('/messages', message);
    expect([status, body]).toEqual([201, { ok: true }]);
    const mail = test.mails.at(-1);
    expect(mail).toMatchObject({
      to: 'ask@menta.test',
      replyTo: 'dana@guest.test',
      subject: 'A message from the site: Dana',
    });
    expect(mail?.text).toContain('Hello <b>you</b>\nand you');
    expect(mail?.html).toContain('Hello &lt;b&gt;you&lt;/b&gt;<br>and you');
  });

  it('is refused without an address to answer to, or empty', async () => {
    const sent = test.mails.length;
    for (const wrong of [{ email: 'nobody' }, { message: '  ' }, { message: 'x'.repeat(2_001) }])
      expect((await test.visitor().post('/messages', { ...message, ...wrong })).status).toBe(400);
    expect(test.mails).toHaveLength(sent);
  });
});
