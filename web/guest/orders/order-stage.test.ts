import { describe, expect, it } from 'vitest';
import { translate } from '#core/i18n/text.ts';
import { orderStatuses } from '#core/orders/order-lifecycle.ts';
import { buildGuestOrder } from '../testing/build-guest-order.ts';
import { stageText } from './order-stage.ts';
import { stageHint } from './stage-hint.ts';

const inHebrew = (overrides: Parameters<typeof buildGuestOrder>[0]) =>
  translate('he', stageText(buildGuestOrder(overrides)));

describe('the stage of an order, for its guest', () => {
  it('is called as the board calls it', () => {
    expect(orderStatuses.map((status) => inHebrew({ status }))).toEqual([
      'ממתין לאישור',
      'בהכנה',
      'ממתין לתשלום',
      'הושלם',
    ]);
  });

  it('is declined before it is done, and nobody is wished a good appetite then', () => {
    const order = buildGuestOrder({ status: 'done', rejected: true });
    expect(translate('en', stageText(order))).toBe('The order was declined');
    expect(translate('en', stageHint(order))).toContain('could not take this order');
  });

  it('is cancelled when it had been taken before', () => {
    const order = buildGuestOrder({ status: 'done', rejected: true, cancelled: true });
    expect(translate('en', stageText(order))).toBe('The order was cancelled');
    expect(translate('he', stageHint(order))).toContain('ביטלה');
  });

  it('has a hint of its own at each step', () => {
    const hints = orderStatuses.map((status) => translate('en', stageHint(buildGuestOrder({ status }))));
    expect(new Set(hints).size).toBe(orderStatuses.length);
  });

  it('sends the guest to the staff when nobody has seen it', () => {
    expect(translate('en', stageHint(buildGuestOrder({ unseen: true })))).toContain('speak to the staff');
    expect(inHebrew({ unseen: true })).toBe('ממתין לאישור');
  });
});
