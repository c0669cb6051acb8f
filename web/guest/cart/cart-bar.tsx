import { type Cart, cartCount, cartTotal } from '#core/orders/cart/cart.ts';
import { formatPrice } from '#core/values/money.ts';
import { useText } from '../language/guest-language.tsx';
import { cartTexts } from '../texts/order.texts.ts';

type CartBarProps = {
  cart: Cart;
  /** What it is, if it is no new order. */
  title?: string | undefined;
  onOpen: () => void;
};

/** At the bottom, under the thumb, once the cart has something in it. */
export const CartBar = ({ cart, title, onOpen }: CartBarProps) => {
  const t = useText();
  return (
    <button type="button" className="big bar" onClick={onOpen}>
      <span>{t(cartTexts.dishes, { count: cartCount(cart) })}</span>
      <span>{title ?? t(cartTexts.view)}</span>
      <bdi>{formatPrice(cartTotal(cart))}</bdi>
    </button>
  );
};
