import { type Agorot, toAgorot, toShekels } from '#core/kit/money.ts';
import { type Cart, cartTotal, requestedLine } from '#core/orders/cart.ts';
import type { OrderProblem, OrderRefusedDetails, PriceChangedDetails } from '#core/orders/order-pricing.ts';
import type { GuestOrder } from '#core/orders/order-shape.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import type { Answer, CallInput } from '#web/lib/api/call.ts';
import type { CheckoutForm } from './checkout-rules.ts';

export type Sending = { owner: string; cart: Cart; form: CheckoutForm; token: string };

export type SendOutcome =
  | { kind: 'sent'; order: GuestOrder }
  | { kind: 'closed' }
  | { kind: 'shift-unknown' }
  | { kind: 'price-changed'; total: Agorot }
  | { kind: 'refused'; problems: readonly OrderProblem[] }
  | { kind: 'bad-table' }
  | { kind: 'already-sent' }
  | { kind: 'too-many' }
  | { kind: 'failed' };

/** What sending needs of the world; tests bring their own. */
export type Outside = {
  checkShift: (owner: string) => Promise<Answer<'GET /services/user/:userId/has-active'>>;
  postOrder: (body: CallInput<'POST /orders'>['body']) => Promise<GuestOrder>;
  wait: (ms: number) => Promise<void>;
  onRetry: () => void;
};

/** Mobile data in a doorway comes and goes; the token makes repeating safe. */
const retryDelaysMs = [1_000, 3_000, 6_000];

/** No answer, or one from a machine in between or a busy server: the order may or may not have arrived. */
const isWorthRepeating = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'network' || [502, 503, 504].includes(error.status));

const orderBody = ({ owner, cart, form, token }: Sending): CallInput<'POST /orders'>['body'] => ({
  owner,
  customerName: form.name.trim(),
  phone: form.phone,
  tableNumber: form.table,
  dishes: cart.map((line) => ({
    ...requestedLine(line),
    size: line.selectedSize && { name: line.selectedSize.name, price: toShekels(line.selectedSize.price) },
    customizations: line.customizations.map((option) => ({ ...option, price: toShekels(option.price) })),
  })),
  totalPrice: toShekels(cartTotal(cart)),
  clientOrderToken: token,
});

const outcomeOf = (error: unknown): SendOutcome => {
  if (!isApiError(error)) throw error;
  switch (error.code) {
    case 'duplicate_order': {
      const order = (error.details as { order?: GuestOrder } | undefined)?.order;
      return order ? { kind: 'sent', order } : { kind: 'already-sent' };
    }
    case 'no_open_shift':
    case 'plan_required':
      return { kind: 'closed' };
    case 'price_changed':
      return {
        kind: 'price-changed',
        total: toAgorot((error.details as PriceChangedDetails | undefined)?.totalPrice ?? 0),
      };
    case 'order_refused':
      return {
        kind: 'refused',
        problems: (error.details as OrderRefusedDetails | undefined)?.problems ?? [],
      };
    case 'invalid_table':
      return { kind: 'bad-table' };
    case 'too_many_requests':
      return { kind: 'too-many' };
    default:
      return { kind: 'failed' };
  }
};

const repeatedly = async <T>(attempt: () => Promise<T>, { wait, onRetry }: Outside): Promise<T> => {
  for (const delay of retryDelaysMs) {
    try {
      return await attempt();
    } catch (error) {
      if (!isWorthRepeating(error)) throw error;
      onRetry();
      await wait(delay);
    }
  }
  return attempt();
};

/** Asks whether the restaurant is open, then sends: one order, however many attempts it takes. */
export const sendOrder = async (sending: Sending, outside: Outside): Promise<SendOutcome> => {
  try {
    const { hasActiveService } = await outside.checkShift(sending.owner);
    if (!hasActiveService) return { kind: 'closed' };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { kind: 'shift-unknown' };
  }
  try {
    const order = await repeatedly(() => outside.postOrder(orderBody(sending)), outside);
    return { kind: 'sent', order };
  } catch (error) {
    return outcomeOf(error);
  }
};
