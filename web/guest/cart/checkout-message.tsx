import type { GuestLocale } from '#core/i18n/locale.ts';
import type { GuestText, GuestTranslate } from '#core/i18n/text.ts';
import type { Cart } from '#core/orders/cart/cart.ts';
import type { OrderProblem } from '#core/orders/lines/order-pricing.ts';
import { formatPrice } from '#core/values/money.ts';
import { serverNow } from '#web/lib/clock/server-clock.ts';
import { hoursTexts } from '../hours/hours.texts.ts';
import { againSentence } from '../hours/serving-words.ts';
import { useGuestLanguage, useText } from '../language/guest-language.tsx';
import { pauseSentence } from '../pauses/pause-words.ts';
import { qrTexts } from '../qr/qr.texts.ts';
import { stockTexts } from '../stock/stock.texts.ts';
import { checkoutTexts } from '../texts/order.texts.ts';
import type { CheckoutMessage as Message } from './use-checkout.ts';

const plain = {
  incomplete: checkoutTexts.incomplete,
  closed: checkoutTexts.noShift,
  'shift-unknown': checkoutTexts.shiftUnknown,
  'already-sent': checkoutTexts.alreadySent,
  'bad-table': checkoutTexts.badTable,
  'code-replaced': qrTexts.takenOff,
  'phone-refused': checkoutTexts.phoneRefused,
  'too-many': checkoutTexts.tooMany,
  offline: checkoutTexts.offline,
  failed: checkoutTexts.failed,
} as const satisfies Partial<Record<Message['kind'], GuestText>>;

const mayBeRepeated = new Set<Message['kind']>(['failed', 'offline', 'shift-unknown', 'too-many']);

type Reader = { t: GuestTranslate; locale: GuestLocale; timeZone: string };

const refusal = (name: string, problem: OrderProblem, { t, locale, timeZone }: Reader): string => {
  if (problem.why === 'not_enough_left') {
    const item = problem.option ? `${name}, ${problem.option}` : name;
    const { left } = problem;
    return left > 0 ? t(stockTexts.notEnough, { name: item, left }) : t(stockTexts.noneLeft, { name: item });
  }
  if (problem.why === 'section_paused') return pauseSentence(t, problem, timeZone);
  if (problem.why !== 'dish_not_served') return t(checkoutTexts.refused, { name });
  const again = againSentence(t, locale, problem.servedAgainAt, { timeZone, now: serverNow() });
  return `${t(hoursTexts.refused, { name })} ${again}`.trim();
};

/** Refused dishes that are still in the cart; those that the new menu removed have their own notice. */
const refusalsOf = (problems: readonly OrderProblem[], cart: Cart, reader: Reader): string[] => [
  ...new Set(
    cart.flatMap((line) => {
      const problem = problems.find(({ dishId }) => dishId === line.realDishId);
      return problem ? [refusal(line.name, problem, reader)] : [];
    }),
  ),
];

type CheckoutMessageProps = {
  message: Message;
  cart: Cart;
  /** The restaurant's. */
  timeZone: string;
};

export const CheckoutMessage = ({ message, cart, timeZone }: CheckoutMessageProps) => {
  const t = useText();
  const { locale } = useGuestLanguage();
  if (message.kind === 'price-changed') {
    return (
      <p className="notice" role="alert">
        {t(checkoutTexts.newTotal, { total: formatPrice(message.total) })}
      </p>
    );
  }
  if (message.kind === 'paused') {
    // Its time has passed, and the page has noticed.
    if (message.until && Date.parse(message.until) <= serverNow()) return null;
    return (
      <p className="notice bad" role="alert">
        {pauseSentence(t, { ...message, section: null }, timeZone)}
        <small>{t(checkoutTexts.kept)}</small>
      </p>
    );
  }
  if (message.kind === 'refused') {
    const sentences = refusalsOf(message.problems, cart, { t, locale, timeZone });
    return sentences.length === 0 ? null : (
      <p className="notice bad" role="alert">
        {sentences.join(' ')}
      </p>
    );
  }
  return (
    <div className="notice bad" role="alert">
      {t(plain[message.kind])}
      {mayBeRepeated.has(message.kind) && <small>{t(checkoutTexts.kept)}</small>}
    </div>
  );
};
