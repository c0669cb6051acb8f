import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { refusalDetails } from './refusal-details.ts';

describe('the details of a refusal', () => {
  const order = { _id: 'a'.repeat(24), displayOrderNumber: 7 };
  const refused = new ApiError(409, 'duplicate_order', '', { order });

  it('are typed by the call and its code', () => {
    expect(refusalDetails(refused, 'POST /orders', 'duplicate_order')?.order.displayOrderNumber).toBe(7);
    const unfinished = new ApiError(409, 'unfinished_orders', '', { orders: [order] });
    const [first] = refusalDetails(unfinished, 'POST /services/end', 'unfinished_orders')?.orders ?? [];
    expect(first?._id).toBe(order._id);
    // @ts-expect-error the contract declares an order, not a dish
    expect(refusalDetails(refused, 'POST /orders', 'duplicate_order')?.dish).toBeUndefined();
    // @ts-expect-error sending an order is never refused with this code
    expect(refusalDetails(refused, 'POST /orders', 'email_in_use')).toBeUndefined();
  });

  it('are nothing for another failure, and for a code without details', () => {
    const lost = new ApiError(0, 'network', '');
    expect(refusalDetails(lost, 'POST /orders', 'duplicate_order')).toBeUndefined();
    expect(refusalDetails(new Error('bug'), 'POST /orders', 'duplicate_order')).toBeUndefined();
    const none: undefined = refusalDetails(refused, 'POST /orders', 'no_open_shift');
    expect(none).toBeUndefined();
  });

  it('include those that every call may be refused with', () => {
    const busy = new ApiError(429, 'too_many_requests', '', { retryAfterSeconds: 12 });
    expect(refusalDetails(busy, 'GET /pricing', 'too_many_requests')?.retryAfterSeconds).toBe(12);
    // @ts-expect-error only writes are checked for their origin
    expect(refusalDetails(busy, 'GET /pricing', 'bad_origin')).toBeUndefined();
  });
});
