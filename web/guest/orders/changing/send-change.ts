import { type Cart, cartTotal } from '#core/orders/cart/cart.ts';
import type { GuestOrder } from '#core/orders/order-shape.ts';
import { toAgorot, toShekels } from '#core/values/money.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { refusalDetails } from '#web/lib/api/refusal-details.ts';
import { type SendOutcome, sentLines } from '../../cart/send-order.ts';
import { withRetries } from './send-again.ts';

/** What a change is refused with, besides what a new order is. */
type Late =
  /** Somebody was faster: the order is approved, or over. */
  | { kind: 'too-late'; order: GuestOrder }
  /** It is not the order any more that the guest saw. */
  | { kind: 'elsewhere'; order: GuestOrder };
export type ChangeOutcome =
  | { kind: 'changed'; order: GuestOrder }
  | Late
  | Exclude<SendOutcome, { kind: 'sent' }>;

const putRoute = 'PUT /orders/track/:token';

const refusedChange = (error: unknown): ChangeOutcome => {
  if (!isApiError(error)) throw error;
  const late = refusalDetails(error, putRoute, 'already_approved');
  if (late) return { kind: 'too-late', order: late.order };
  const current = refusalDetails(error, putRoute, 'changed_meanwhile');
  if (current) return { kind: 'elsewhere', order: current.order };
  switch (error.code) {
    case 'network':
      return { kind: 'offline' };
    case 'ordering_paused': {
      const pause = refusalDetails(error, putRoute, 'ordering_paused');
      return { kind: 'paused', until: pause?.until ?? null, reason: pause?.reason ?? '' };
    }
    case 'price_changed': {
      const { totalPrice = 0 } = refusalDetails(error, putRoute, 'price_changed') ?? {};
      return { kind: 'price-changed', total: toAgorot(totalPrice) };
    }
    case 'order_refused':
      return { kind: 'refused', problems: refusalDetails(error, putRoute, 'order_refused')?.problems ?? [] };
    case 'phone_refused':
      return { kind: 'phone-refused' };
    case 'too_many_requests':
    case 'too_many_changes':
    case 'quota_reached':
      return { kind: 'too-many' };
    default:
      return { kind: 'failed' };
  }
};

export const sendChange = async (
  { token, revision }: { token: string; revision: number },
  cart: Cart,
  onRetry: () => void,
): Promise<ChangeOutcome> => {
  const body = { dishes: sentLines(cart), totalPrice: toShekels(cartTotal(cart)), revision };
  try {
    const order = await withRetries((signal) => call(putRoute, { params: { token }, body, signal }), onRetry);
    return { kind: 'changed', order };
  } catch (error) {
    return refusedChange(error);
  }
};
