import { type Cart, cartTotal, lineId } from '#core/orders/cart/cart.ts';
import type { GuestOrder } from '#core/orders/order-shape.ts';
import { toAgorot } from '#core/values/money.ts';
import { newId } from '#server/system/ids.ts';
import { type SendOutcome, sendOrder } from '#web/guest/cart/send-order.ts';
import type { Answer } from '#web/lib/api/call.ts';
import type { ClientLog } from '../verdict/client-log.ts';
import type { Caller } from './call-server.ts';
import { pause, shortened } from './pace.ts';
import type { Random } from './random.ts';
import type { Restaurant } from './restaurant.ts';

export type Person = { name: string; phone: string };

type GuestOptions = {
  restaurant: Restaurant;
  call: Caller;
  person: Person;
  log: ClientLog;
  random: Random;
  /** No new order is begun once this holds. */
  isOver: () => boolean;
  onAcknowledged: (number: number) => void;
};

/** As in the guest's page. */
const answerLimitMs = 12_000;
const mostThinkingMs = 250;
/** After these the guest presses the button again; anything else is an answer. */
const pressedAgain: readonly SendOutcome['kind'][] = [
  'failed',
  'offline',
  'shift-unknown',
  'too-many',
  'already-sent',
];

const fillCart = ({ dishes }: Restaurant, random: Random): Cart =>
  dishes.slice(0, random.between(1, dishes.length)).map(({ id, name, price }) => ({
    id: lineId(id, null, [], { note: '' }),
    realDishId: id,
    name,
    price,
    quantity: random.between(1, 3),
    customizations: [],
    selectedSize: null,
    note: '',
  }));

/** Orders again and again with the code of the guest's page, and presses again until it knows what became of it. */
export const runGuest = async (options: GuestOptions): Promise<void> => {
  const { restaurant, call, person, log, random, isOver, onAcknowledged } = options;
  const { owner } = restaurant;
  const limit = () => AbortSignal.timeout(shortened(answerLimitMs));

  const order = async (): Promise<void> => {
    const cart = fillCart(restaurant, random);
    const token = `token-${newId()}`;
    log.write({ kind: 'sent', token, total: cartTotal(cart) });
    let isRepeat = false;
    for (;;) {
      const form = { ...person, table: null, remember: false };
      const outcome = await sendOrder(
        { owner: owner.id, cart, form, avoids: [], language: 'he', token, isRepeat },
        {
          checkShift: (userId) =>
            call<Answer<'GET /services/user/:userId/has-active'>>(`GET /services/user/${userId}/has-active`, {
              signal: limit(),
            }),
          postOrder: (body) => {
            isRepeat = true;
            return call<GuestOrder>('POST /orders', { body, signal: limit() });
          },
          sleep: (ms) => pause(shortened(ms)),
          onRetry: () => {},
        },
      );
      if (outcome.kind === 'sent') {
        const { _id, displayOrderNumber, totalPrice } = outcome.order;
        const acknowledged = { orderId: _id, number: displayOrderNumber, total: toAgorot(totalPrice) };
        log.write({ kind: 'acknowledged', token, ...acknowledged });
        return onAcknowledged(displayOrderNumber);
      }
      if (!pressedAgain.includes(outcome.kind))
        return log.write({ kind: 'refused', token, outcome: outcome.kind });
      await pause(random.between(100, 500));
    }
  };

  while (!isOver()) {
    await order();
    await pause(random.between(0, mostThinkingMs));
  }
};
