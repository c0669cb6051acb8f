import { describe, expect, it } from 'vitest';
import { limits } from '#core/kit/limits.ts';
import { makeOrderToken, parseAttempt, tokenFor } from './order-token.ts';

describe('the token of an order', () => {
  it('is the same for the same cart and new for another', () => {
    const attempt = { token: 'first', cart: '[1]' };
    expect(tokenFor(attempt, '[1]', () => 'new')).toBe('first');
    expect(tokenFor(attempt, '[1,2]', () => 'new')).toBe('new');
    expect(tokenFor(null, '[1]', () => 'new')).toBe('new');
  });

  it('is random and of a length that the server takes', () => {
    const [one, other] = [makeOrderToken(), makeOrderToken()];
    expect(one).not.toBe(other);
    expect(one.length).toBeGreaterThanOrEqual(limits.orderTokenMin);
    expect(one.length).toBeLessThanOrEqual(limits.orderTokenMax);
  });

  it.each([null, '', '{', '[]', '7', '{"token":1,"cart":"x"}'])(
    'is forgotten when the storage holds %j',
    (text) => expect(parseAttempt(text)).toBeNull(),
  );

  it('is remembered through storage', () => {
    const attempt = { token: 'abc', cart: '[]' };
    expect(parseAttempt(JSON.stringify(attempt))).toEqual(attempt);
  });
});
