import type { GuestLocale } from '#core/i18n/locale.ts';
import type { Allergen } from '#core/menus/dishes/allergens.ts';
import { type Cart, cartTotal, requestedLine } from '#core/orders/cart/cart.ts';
import type { OrderProblem } from '#core/orders/lines/order-pricing.ts';
import type { GuestOrder } from '#core/orders/order-shape.ts';
import { retry } from '#core/retry/retry.ts';
import { type Agorot, toAgorot, toShekels } from '#core/values/money.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import type { Answer, CallInput } from '#web/lib/api/call.ts';
import { isTransient } from '#web/lib/api/is-transient.ts';
import { refusalDetails } from '#web/lib/api/refusal-details.ts';
import type { CheckoutForm } from './checkout-rules.ts';

export type Sending = {
  owner: string;
  cart: Cart;
  form: CheckoutForm;
  /** Of the table in the form, if its code was scanned. */
  tableCode?: string | null | undefined;
  /** What the guest must not eat. */
  avoids: readonly Allergen[];
  token: string;
  /** The language in which the guest reads the menu. */
  language: GuestLocale;
  /** It was sent before, and its answer never came. */
  isRepeat: boolean;
};

export type SendOutcome =
  | { kind: 'sent'; order: GuestOrder }
  | { kind: 'closed' }
  | { kind: 'paused'; until: string | null; reason: string }
  | { kind: 'shift-unknown' }
  | { kind: 'price-changed'; total: Agorot }
  | { kind: 'refused'; problems: readonly OrderProblem[] }
  | { kind: 'bad-table' }
  | { kind: 'code-replaced' }
  | { kind: 'phone-refused' }
  | { kind: 'already-sent' }
  | { kind: 'too-many' }
  | { kind: 'offline' }
  | { kind: 'failed' };

/** The dependencies of sending; tests bring their own. */
export type Outside = {
  checkShift: (owner: string) => Promise<Answer<'GET /services/user/:userId/has-active'>>;
  postOrder: (body: CallInput<'POST /orders'>['body']) => Promise<GuestOrder>;
  sleep: (ms: number) => Promise<void>;
  onRetry: () => void;
};

/** Mobile data in a doorway comes and goes; the token makes retrying safe. */
const retryDelaysMs = [1_000, 3_000, 6_000];

export const sentLines = (cart: Cart) =>
  cart.map((line) => ({
    ...requestedLine(line),
    size: line.selectedSize && { name: line.selectedSize.name, price: toShekels(line.selectedSize.price) },
    customizations: line.customizations.map((option) => ({ ...option, price: toShekels(option.price) })),
  }));

const orderBody = ({
  owner,
  cart,
  form,
  tableCode,
  avoids,
  token,
  language,
}: Sending): CallInput<'POST /orders'>['body'] => ({
  owner,
  customerName: form.name.trim(),
  phone: form.phone,
  tableNumber: form.table,
  dishes: sentLines(cart),
  totalPrice: toShekels(cartTotal(cart)),
  clientOrderToken: token,
  language,
  ...(tableCode && { tableCode }),
  ...(avoids.length > 0 && { avoids: [...avoids] }),
});

const outcomeOf = (error: unknown): SendOutcome => {
  if (!isApiError(error)) throw error;
  switch (error.code) {
    case 'network':
      return { kind: 'offline' };
    case 'duplicate_order': {
      const order = refusalDetails(error, 'POST /orders', 'duplicate_order')?.order;
      return order ? { kind: 'sent', order } : { kind: 'already-sent' };
    }
    case 'no_open_shift':
    case 'plan_required':
      return { kind: 'closed' };
    case 'ordering_paused': {
      const pause = refusalDetails(error, 'POST /orders', 'ordering_paused');
      return { kind: 'paused', until: pause?.until ?? null, reason: pause?.reason ?? '' };
    }
    case 'price_changed':
      return {
        kind: 'price-changed',
        total: toAgorot(refusalDetails(error, 'POST /orders', 'price_changed')?.totalPrice ?? 0),
      };
    case 'order_refused':
      return {
        kind: 'refused',
        problems: refusalDetails(error, 'POST /orders', 'order_refused')?.problems ?? [],
      };
    case 'invalid_table':
      return { kind: 'bad-table' };
    case 'table_code_replaced':
      return { kind: 'code-replaced' };
    case 'phone_refused':
      return { kind: 'phone-refused' };
    case 'too_many_requests':
    // The shift is full, and the staff can start another.
    case 'quota_reached':
      return { kind: 'too-many' };
    default:
      return { kind: 'failed' };
  }
};

/**
 * Checks that the restaurant is open, then sends: one order, however many attempts it takes. A retry skips the check:
 * the order may have arrived before the restaurant closed, and only its answer can tell.
 */
export const sendOrder = async (sending: Sending, outside: Outside): Promise<SendOutcome> => {
  const options = { ...outside, delaysMs: retryDelaysMs, isTransient };
  try {
    if (
      !sending.isRepeat &&
      !(await retry(() => outside.checkShift(sending.owner), options)).hasActiveService
    )
      return { kind: 'closed' };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { kind: isApiError(error, 'network') ? 'offline' : 'shift-unknown' };
  }
  try {
    const order = await retry(() => outside.postOrder(orderBody(sending)), options);
    return { kind: 'sent', order };
  } catch (error) {
    return outcomeOf(error);
  }
};
