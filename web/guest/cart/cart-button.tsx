import { cartStorageKey } from '#core/orders/cart/cart.ts';
import { cartKeyAttribute } from '../guest-menu/dish-markup.ts';
import { useText } from '../language/guest-language.tsx';
import { menuTexts } from '../texts/menu.texts.ts';

type CartButtonProps = { ownerId: string; count: number; onOpen: () => void };

export const CartButton = ({ ownerId, count, onOpen }: CartButtonProps) => {
  const t = useText();
  return (
    <button
      type="button"
      className="cart"
      aria-label={count > 0 ? `${t(menuTexts.cart)} ${count}` : t(menuTexts.cart)}
      onClick={onOpen}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5 8h14l-1 12H6zM9 10V7a3 3 0 0 1 6 0v3" />
      </svg>
      {/* The inline script counts in here before hydration, so React must accept a different number. */}
      <bdi {...{ [cartKeyAttribute]: cartStorageKey(ownerId) }} hidden={count === 0} suppressHydrationWarning>
        {count}
      </bdi>
    </button>
  );
};
