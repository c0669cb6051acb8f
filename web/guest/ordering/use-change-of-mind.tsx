import { useMemo, useState } from 'react';
import { addToCart } from '#core/orders/cart/cart.ts';
import { cartOfOrder, dishesBeyond, heldBy, withHeld } from '#core/orders/cart/cart-of-order.ts';
import type { GuestOrder } from '#core/orders/order-shape.ts';
import { readStored } from '#web/lib/browser/browser-storage.ts';
import type { ChangingCart } from '../cart/cart-panel.tsx';
import { type CartStore, useCart } from '../cart/cart-store.ts';
import { useCartNotices } from '../cart/use-cart-notices.ts';
import { canOrder, type GuestDish, type GuestMenu } from '../guest-menu/guest-menu.ts';
import { useText } from '../language/guest-language.tsx';
import { changeTexts } from '../orders/changing/change.texts.ts';
import { ChangingNotice } from '../orders/changing/changing-notice.tsx';
import { beginChanging } from '../orders/changing/changing-order.ts';
import type { Resumed } from '../orders/changing/order-again.ts';
import { useChanging } from '../orders/changing/use-changing.ts';
import { useResumedOrder } from '../orders/changing/use-resumed-order.ts';
import { ordersStorageKey, parseRememberedOrders } from '../orders/remembered-orders.ts';
import type { useMyOrders } from '../orders/use-my-orders.ts';
import type { PanelControl } from '../panel/use-panel.ts';
import { pauseOf } from '../pauses/met-pauses.ts';

type ChangeOfMindInput = {
  menu: GuestMenu;
  dishes: ReadonlyMap<string, GuestDish>;
  store: CartStore;
  mine: ReturnType<typeof useMyOrders>;
  refreshMenu: () => Promise<void>;
  openPanel: PanelControl['openPanel'];
};

/** The cart as a change of an order, an order that fills it again, and what of it the menu does not allow. */
export const useChangeOfMind = (input: ChangeOfMindInput) => {
  const { menu, dishes, store, mine, refreshMenu, openPanel } = input;
  const { _id: owner } = menu.restaurant;
  const t = useText();
  const cart = useCart(store);
  /** The notices are about an order that was ordered again, not about a menu that changed. */
  const [isAgain, setAgain] = useState(false);

  const change = useChanging({
    owner,
    store,
    orderOf: (token) => mine.orders.find((order) => order.token === token)?.order ?? null,
    isRemembered: (token) =>
      parseRememberedOrders(readStored(ordersStorageKey(owner))).some((order) => order.token === token),
    refreshMenu,
    onChanged: (order) => {
      notices.forget();
      mine.remember(order);
      openPanel({ kind: 'sent', order, isChange: true });
    },
  });
  const { changing } = change;
  // By what it says: it is read anew each time.
  const heldText = JSON.stringify(changing?.held ?? {});
  const offered = useMemo(() => withHeld(dishes, JSON.parse(heldText)), [dishes, heldText]);
  const { changes, tell, forget } = useCartNotices(menu.sections && offered, store);
  const notices = {
    changes,
    forget: () => {
      forget();
      setAgain(false);
    },
  };

  const onRead = ({ how }: Resumed, order: GuestOrder): 'closed' | 'late' | null => {
    if (!canOrder(menu)) return 'closed';
    const isChange = how === 'change';
    if (isChange) mine.remember(order);
    if (isChange && order.status !== 'waitingApproval') return 'late';
    const menuNow = isChange ? withHeld(dishes, heldBy(order.dishes)) : dishes;
    const filled = cartOfOrder(order.dishes, menuNow);
    notices.forget();
    if (isChange) beginChanging(owner, store, order, filled.cart);
    else store.change((current) => filled.cart.reduce(addToCart, current));
    tell(filled.changes);
    setAgain(true);
    openPanel({ kind: 'cart' });
    return null;
  };

  const title = changing ? t(changeTexts.title, { number: `#${changing.number}` }) : undefined;
  const beyond = dishesBeyond(cart, changing?.held ?? {});
  const changingCart: ChangingCart | null = changing && {
    title: title ?? '',
    send: t(changeTexts.send),
    isTooLate: change.isTooLate,
    notice: (
      <ChangingNotice
        changing={changing}
        isTooLate={change.isTooLate}
        elsewhere={change.elsewhere}
        isEmpty={cart.length === 0}
        onLeave={() => {
          notices.forget();
          change.end();
        }}
      />
    ),
  };
  return {
    changing,
    title,
    offered,
    notices,
    noticesTitle: isAgain ? t(changeTexts.againTitle) : undefined,
    resuming: useResumedOrder(onRead),
    cart: changingCart,
    checkout: changing && change.checkout,
    // What an order has already is not held back.
    pause: changing && beyond.size === 0 ? null : pauseOf(menu, beyond),
  };
};
