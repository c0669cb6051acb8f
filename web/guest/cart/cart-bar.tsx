import { cartTexts } from '#core/i18n/texts/guest-order.texts.ts';
import { formatPrice } from '#core/kit/money.ts';
import { type Cart, cartCount, cartTotal } from '#core/orders/cart.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';

/** At the bottom, under the thumb, once something is in the cart. */
export const CartBar = ({ cart, onOpen }: { cart: Cart; onOpen: () => void }) => {
  const t = useText();
  return (
    <button type="button" className="big bar" onClick={onOpen}>
      <span>{t(cartTexts.dishes, { count: cartCount(cart) })}</span>
      <span>{t(cartTexts.view)}</span>
      <bdi>{formatPrice(cartTotal(cart))}</bdi>
    </button>
  );
};
