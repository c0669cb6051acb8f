import { describe, expect, it } from 'vitest';
import { parseRememberedOrders, withOrder, withRead } from './remembered-orders.ts';

const order = (mark: string, number = 12) => ({ token: mark.repeat(32), number });

describe('the remembered orders', () => {
  it('come back as they were', () => {
    const orders = withRead([order('x'), order('y', 13)], ['x'.repeat(32)]);
    expect(orders[0]).toEqual({ ...order('x'), isRead: true });
    expect(parseRememberedOrders(JSON.stringify(orders))).toEqual(orders);
  });

  it('are all of an evening, each once, the newest last', () => {
    const many = ['a', 'b', 'c', 'd'].map((mark) => order(mark));
    const remembered = [...many, order('c')].reduce<ReturnType<typeof order>[]>(withOrder, []);
    expect(remembered.map(({ token }) => token[0])).toEqual(['a', 'b', 'd', 'c']);
  });

  it.each([
    null,
    '',
    '{',
    '{}',
    '[null, 7]',
    '[{"token":"short","number":1}]',
    `[{"token":"${'../'.repeat(12)}","number":1}]`,
    `[{"token":"${'x'.repeat(32)}"}]`,
  ])('are forgotten when the storage holds %j', (text) => expect(parseRememberedOrders(text)).toEqual([]));
});
