import type { GuestLocale } from '#core/i18n/locale.ts';
import type { GuestTranslate } from '#core/i18n/text.ts';
import type { CartChange } from '#core/orders/cart/cart-reconcile.ts';
import { formatPrice } from '#core/values/money.ts';
import { serverNow } from '#web/lib/clock/server-clock.ts';
import { hoursTexts } from '../hours/hours.texts.ts';
import { againSentence } from '../hours/serving-words.ts';
import { useGuestLanguage, useText } from '../language/guest-language.tsx';
import { stockTexts } from '../stock/stock.texts.ts';
import { cartTexts } from '../texts/order.texts.ts';

const sentence = (t: GuestTranslate, locale: GuestLocale, timeZone: string, change: CartChange): string => {
  switch (change.kind) {
    case 'gone':
      return t(cartTexts.gone, change);
    case 'sold-out':
      return t(cartTexts.soldOut, change);
    case 'fewer':
      return t(stockTexts.fewer, change);
    case 'not-served': {
      const again = againSentence(t, locale, change.servedAgainAt, { timeZone, now: serverNow() });
      return `${t(hoursTexts.removed, change)} ${again}`.trim();
    }
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

/** The same dish chosen two ways changes twice and is mentioned once. */
export const useChangeSentences = (changes: readonly CartChange[], timeZone: string): readonly string[] => {
  const { text: t, locale } = useGuestLanguage();
  return [...new Set(changes.map((change) => sentence(t, locale, timeZone, change)))];
};

type CartNoticesProps = {
  changes: readonly CartChange[];
  /** The restaurant's. */
  timeZone: string;
  /** Where it is not the menu that changed. */
  title?: string | undefined;
  onSeen?: () => void;
};

/** What a newer menu changed in the cart: nothing disappears or gets dearer silently. */
export const CartNotices = ({ changes, timeZone, title, onSeen }: CartNoticesProps) => {
  const t = useText();
  const sentences = useChangeSentences(changes, timeZone);
  if (changes.length === 0) return null;
  return (
    <div className="notice" role="alert">
      <strong>{title ?? t(cartTexts.changedTitle)}</strong>
      <ul>
        {sentences.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {onSeen && (
        <button type="button" className="link" onClick={onSeen}>
          {t(cartTexts.understood)}
        </button>
      )}
    </div>
  );
};
