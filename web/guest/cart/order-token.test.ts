import { describe, expect, it } from 'vitest';
import { limits } from '#core/values/limits.ts';
import { makeOrderToken } from '#web/lib/orders/make-order-token.ts';
import { attemptFor, parseAttempt } from './order-token.ts';

describe('the token of an order', () => {
  const attempt = { token: 'first', cart: '[1]', at: 1_000, isSent: true };
  const tokenFor = (cart: string, now = 2_000) => attemptFor(cart, [null, attempt], now, () => 'new').token;

  it('is the same for the same cart and new for another', () => {
    expect(tokenFor('[1]')).toBe('first');
    expect(tokenFor('[1,2]')).toBe('new');
    expect(attemptFor('[1]', [null], 2_000, () => 'new')).toEqual({
      token: 'new',
      cart: '[1]',
      at: 2_000,
      isSent: false,
    });
  });

  it('is new for the same dishes another day', () => {
    expect(tokenFor('[1]', 1_000 + 24 * 60 * 60 * 1_000)).toBe('new');
  });

  it('is random and of a length that the server takes', () => {
    const [one, other] = [makeOrderToken(), makeOrderToken()];
    expect(one).not.toBe(other);
    expect(one.length).toBeGreaterThanOrEqual(limits.orderTokenMin);
    expect(one.length).toBeLessThanOrEqual(limits.orderTokenMax);
  });

  it.each([null, '', '{', '[]', '7', '{"token":1,"cart":"x","at":1}', '{"token":"a","cart":"x"}'])(
    'is forgotten when the storage holds %j',
    (text) => expect(parseAttempt(text)).toBeNull(),
  );

  it('is remembered through storage', () => expect(parseAttempt(JSON.stringify(attempt))).toEqual(attempt));
});
