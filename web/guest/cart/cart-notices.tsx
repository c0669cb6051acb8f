import type { Translate } from '#core/i18n/text.ts';
import { cartTexts } from '#core/i18n/texts/guest-order.texts.ts';
import { formatPrice } from '#core/kit/money.ts';
import type { CartChange } from '#core/orders/cart.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';

const sentence = (t: Translate, change: CartChange): string => {
  switch (change.kind) {
    case 'gone':
      return t(cartTexts.gone, change);
    case 'sold-out':
      return t(cartTexts.soldOut, change);
    case 'choose-again':
      return t(cartTexts.chooseAgain, change);
    case 'price':
      return t(cartTexts.priceChanged, {
        name: change.name,
        from: formatPrice(change.from),
        to: formatPrice(change.to),
      });
  }
};

/** What a newer menu did to the cart: nothing disappears or gets dearer in silence. */
export const CartNotices = ({ changes }: { changes: readonly CartChange[] }) => {
  const t = useText();
  if (changes.length === 0) return null;
  return (
    <div className="notice" role="alert">
      <strong>{t(cartTexts.changedTitle)}</strong>
      <ul>
        {changes.map((change) => (
          <li key={`${change.kind}${change.name}`}>{sentence(t, change)}</li>
        ))}
      </ul>
    </div>
  );
};
