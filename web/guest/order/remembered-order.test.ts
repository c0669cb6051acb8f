import { describe, expect, it } from 'vitest';
import { parseRememberedOrder } from './remembered-order.ts';

describe('the remembered order', () => {
  it('comes back as it was', () => {
    const order = { token: 'x'.repeat(32), number: 12 };
    expect(parseRememberedOrder(JSON.stringify(order))).toEqual(order);
  });

  it.each([
    null,
    '',
    '{',
    '[]',
    '{"token":"short","number":1}',
    `{"token":"${'../'.repeat(12)}","number":1}`,
    `{"token":"${'x'.repeat(32)}"}`,
  ])('is forgotten when the storage holds %j', (text) => expect(parseRememberedOrder(text)).toBeNull());
});
