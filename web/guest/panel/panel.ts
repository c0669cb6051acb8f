import type { CartLine } from '#core/orders/cart/cart.ts';
import type { GuestOrder } from '#core/orders/order-shape.ts';

/** What is open over the menu; one at a time. */
export type Panel =
  | { readonly kind: 'dish'; readonly dishId: string }
  | { readonly kind: 'cart' }
  /** What the guest must not eat. */
  | { readonly kind: 'avoids' }
  /** Before adding a line that the guest must not eat. */
  | { readonly kind: 'warning'; readonly line: CartLine }
  | { readonly kind: 'certificate' }
  /** When the restaurant is open. */
  | { readonly kind: 'hours' }
  /** What a table may call for. */
  | { readonly kind: 'calls' }
  /** The guest's orders, and what else the dock has to say. */
  | { readonly kind: 'orders' }
  | { readonly kind: 'sent'; readonly order: GuestOrder; readonly isChange?: true };
