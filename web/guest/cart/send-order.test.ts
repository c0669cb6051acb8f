import { describe, expect, it } from 'vitest';
import { cartLineFor } from '#core/orders/cart/cart.ts';
import type { GuestOrder } from '#core/orders/order-shape.ts';
import { agorot } from '#core/values/money.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { type Outside, type Sending, sendOrder } from './send-order.ts';

const owner = 'a'.repeat(24);
const line = cartLineFor(
  {
    id: 'b'.repeat(24),
    name: 'Pizza',
    price: agorot(5210),
    available: true,
    sizes: [{ name: 'L', price: agorot(990), isBase: false }],
    changes: [
      {
        name: 'extra',
        type: 'multiple',
        required: false,
        maxSelections: null,
        options: [{ name: 'olives', price: agorot(450) }],
      },
    ],
  },
  { size: 'L', customizations: [{ groupName: 'extra', optionName: 'olives' }] },
  2,
  'well done',
);
const sending: Sending = {
  owner,
  cart: line ? [line] : [],
  form: { name: ' Dana ', phone: '0501234567', table: 4, remember: false },
  token: 'token-of-this-order',
  language: 'en',
  avoids: [],
  isRepeat: false,
};
const order = { _id: 'c'.repeat(24), displayOrderNumber: 7, trackingToken: 'track' } as GuestOrder;

/** Answers in turn; an error is thrown, an order returned. */
const outside = (...answers: (GuestOrder | ApiError)[]) => {
  const seen = { bodies: [] as unknown[], waits: [] as number[], retries: 0 };
  const world: Outside = {
    checkShift: async () => ({ hasActiveService: true, service: null, isWatched: true }),
    postOrder: async (body) => {
      seen.bodies.push(body);
      const answer = answers.shift() ?? new ApiError(500, 'internal', '');
      if (answer instanceof ApiError) throw answer;
      return answer;
    },
    sleep: async (ms) => {
      seen.waits.push(ms);
    },
    onRetry: () => {
      seen.retries += 1;
    },
  };
  return { world, seen };
};
const lost = new ApiError(0, 'network', '');

describe('sending an order', () => {
  it('sends what the contract asks for, in shekels', async () => {
    const { world, seen } = outside(order);
    expect(await sendOrder(sending, world)).toEqual({ kind: 'sent', order });
    expect(seen.bodies).toEqual([
      {
        owner,
        customerName: 'Dana',
        phone: '0501234567',
        tableNumber: 4,
        dishes: [
          {
            dishId: 'b'.repeat(24),
            quantity: 2,
            note: 'well done',
            size: { name: 'L', price: 9.9 },
            customizations: [{ groupName: 'extra', optionName: 'olives', price: 4.5 }],
          },
        ],
        totalPrice: 133,
        clientOrderToken: 'token-of-this-order',
        language: 'en',
      },
    ]);
  });

  it('sends nothing when no shift is open or nobody could say', async () => {
    const { world, seen } = outside(order);
    const shut: Outside = {
      ...world,
      checkShift: async () => ({ hasActiveService: false, service: null, isWatched: true }),
    };
    const deaf: Outside = { ...world, checkShift: () => Promise.reject(lost) };
    const broken: Outside = {
      ...world,
      checkShift: () => Promise.reject(new ApiError(500, 'internal', '')),
    };
    expect(await sendOrder(sending, shut)).toEqual({ kind: 'closed' });
    expect(await sendOrder(sending, deaf)).toEqual({ kind: 'offline' });
    expect(await sendOrder(sending, broken)).toEqual({ kind: 'shift-unknown' });
    expect(seen.bodies).toEqual([]);
  });

  it('asks again whether the restaurant is open, while the server struggles', async () => {
    const { world, seen } = outside(order);
    let requests = 0;
    const struggling: Outside = {
      ...world,
      checkShift: async (of) => {
        requests += 1;
        if (requests < 3) throw new ApiError(503, 'overloaded', '');
        return world.checkShift(of);
      },
    };
    expect(await sendOrder(sending, struggling)).toEqual({ kind: 'sent', order });
    expect(seen.bodies).toHaveLength(1);
  });

  it('repeats a send whose answer was lost, with the same token', async () => {
    const { world, seen } = outside(lost, new ApiError(503, 'overloaded', ''), order);
    expect(await sendOrder(sending, world)).toEqual({ kind: 'sent', order });
    expect(seen.bodies).toHaveLength(3);
    expect(new Set(seen.bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(seen.retries).toBe(2);
  });

  it('takes the first order out of a duplicate answer as success', async () => {
    const { world } = outside(lost, new ApiError(409, 'duplicate_order', '', { order }));
    expect(await sendOrder(sending, world)).toEqual({ kind: 'sent', order });
    const bare = outside(new ApiError(409, 'duplicate_order', ''));
    expect(await sendOrder(sending, bare.world)).toEqual({ kind: 'already-sent' });
  });

  it('gives up in the end', async () => {
    const { world, seen } = outside(lost, lost, lost, lost, order);
    expect(await sendOrder(sending, world)).toEqual({ kind: 'offline' });
    expect(seen.bodies).toHaveLength(4);
  });

  it('repeats whatever may pass, because the token makes it one order, and tells how it ended', async () => {
    for (const [error, kind] of [
      [new ApiError(429, 'too_many_requests', ''), 'too-many'],
      [new ApiError(500, 'internal', ''), 'failed'],
      [new ApiError(503, 'overloaded', ''), 'failed'],
    ] as const) {
      const { world } = outside(error, error, order);
      expect(await sendOrder(sending, world)).toEqual({ kind: 'sent', order });
      const { world: stubborn, seen } = outside(error, error, error, error);
      expect(await sendOrder(sending, stubborn)).toEqual({ kind });
      expect(seen.bodies).toHaveLength(4);
    }
  });

  it('is repeated after the restaurant has closed, because it may have arrived before', async () => {
    const { world, seen } = outside(new ApiError(409, 'duplicate_order', '', { order }));
    const closed = {
      ...world,
      checkShift: async () => ({ hasActiveService: false, service: null, isWatched: true }),
    };
    expect(await sendOrder({ ...sending, isRepeat: true }, closed)).toEqual({ kind: 'sent', order });
    expect(await sendOrder(sending, closed)).toEqual({ kind: 'closed' });
    expect(seen.bodies).toHaveLength(1);
  });

  it('does not repeat what was refused', async () => {
    const problems = [{ line: 0, dishId: 'b'.repeat(24), why: 'dish_gone' as const }];
    const cases = [
      [
        new ApiError(422, 'price_changed', '', { totalPrice: 140.5, lines: [] }),
        { kind: 'price-changed', total: 14050 },
      ],
      [new ApiError(422, 'order_refused', '', { problems }), { kind: 'refused', problems }],
      [new ApiError(422, 'invalid_table', ''), { kind: 'bad-table' }],
      [new ApiError(409, 'no_open_shift', ''), { kind: 'closed' }],
      [new ApiError(403, 'plan_required', ''), { kind: 'closed' }],
      [new ApiError(409, 'quota_reached', ''), { kind: 'too-many' }],
    ] as const;
    for (const [answer, expected] of cases) {
      const { world, seen } = outside(answer, order);
      expect(await sendOrder(sending, world)).toEqual(expected);
      expect(seen.bodies).toHaveLength(1);
    }
  });
});
