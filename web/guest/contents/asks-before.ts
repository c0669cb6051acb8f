import { avoidedIn } from '#core/menus/dishes/allergens.ts';
import type { Cart } from '#core/orders/cart/cart.ts';
import type { GuestDish } from '../guest-menu/guest-menu.ts';
import { readAvoids } from './avoids-store.ts';

/** Whether the guest is asked before adding this dish. Whoever has it in the cart already has been asked. */
export const asksBefore = (dish: GuestDish, cart: Cart): boolean =>
  avoidedIn(dish.allergens, readAvoids()) !== null && !cart.some((line) => line.realDishId === dish.id);
