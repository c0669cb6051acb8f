import type { GuestOrder } from '#core/orders/order-shape.ts';

/** What stands over the menu; one thing at a time. */
export type Panel =
  | { readonly kind: 'dish'; readonly dishId: string }
  | { readonly kind: 'cart' }
  | { readonly kind: 'sent'; readonly order: GuestOrder };
