import { type Cart, serialiseCart } from '#core/orders/cart/cart.ts';
import { type Held, heldBy } from '#core/orders/cart/cart-of-order.ts';
import type { GuestOrder } from '#core/orders/order-shape.ts';
import { readStored, writeStored } from '#web/lib/browser/browser-storage.ts';
import { type CartStore, changeCartKey, changingKey } from '../../cart/cart-store.ts';

/** The order that is being changed on this phone, as it was last seen. Stored, so that it survives a reload. */
export type ChangingOrder = {
  readonly token: string;
  readonly number: number;
  readonly revision: number;
  /** What it has, which the guest may keep though it is sold out by now. */
  readonly held: Held;
};

export const toChanging = (order: GuestOrder): ChangingOrder => ({
  token: order.trackingToken,
  number: order.displayOrderNumber,
  revision: order.revision,
  held: heldBy(order.dishes),
});

const isHeld = (stored: unknown): stored is Held =>
  typeof stored === 'object' && stored !== null && Object.values(stored).every(Number.isInteger);

/** The storage may hold anything. */
export const parseChanging = (text: string | null): ChangingOrder | null => {
  try {
    const { token, number, revision, held } = JSON.parse(text ?? 'null') as Record<string, unknown>;
    const isSound =
      typeof token === 'string' && typeof number === 'number' && typeof revision === 'number' && isHeld(held);
    return isSound ? { token, number, revision, held } : null;
  } catch {
    return null;
  }
};

export const readChanging = (ownerId: string): ChangingOrder | null =>
  parseChanging(readStored(changingKey(ownerId)));

export const storeChanging = (ownerId: string, changing: ChangingOrder): void =>
  writeStored(changingKey(ownerId), JSON.stringify(changing));

/** From here on the page fills the order's own cart; what was in the other one waits there. */
export const beginChanging = (ownerId: string, store: CartStore, order: GuestOrder, cart: Cart): void => {
  writeStored(changeCartKey(ownerId), serialiseCart(cart));
  storeChanging(ownerId, toChanging(order));
  store.reload();
};

export const endChanging = (ownerId: string, store: CartStore): void => {
  writeStored(changingKey(ownerId), null);
  writeStored(changeCartKey(ownerId), null);
  store.reload();
};
