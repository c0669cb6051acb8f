import type { Text } from '#core/i18n/text.ts';
import type { Cart } from '#core/orders/cart.ts';
import { formatPrice } from '#core/values/money.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { checkoutTexts } from '../texts/order.texts.ts';
import type { CheckoutMessage as Message } from './use-checkout.ts';

const plain = {
  incomplete: checkoutTexts.incomplete,
  closed: checkoutTexts.noShift,
  'shift-unknown': checkoutTexts.shiftUnknown,
  'already-sent': checkoutTexts.alreadySent,
  'bad-table': checkoutTexts.badTable,
  'too-many': checkoutTexts.tooMany,
  failed: checkoutTexts.failed,
} as const satisfies Partial<Record<Message['kind'], Text>>;

/** Dishes that the server refused and that are still in the cart; those the new menu removed have their own notice. */
const refusedNames = (message: Message, cart: Cart): string[] =>
  message.kind === 'refused'
    ? [
        ...new Set(
          cart
            .filter((line) => message.problems.some((problem) => problem.dishId === line.realDishId))
            .map((line) => line.name),
        ),
      ]
    : [];

export const CheckoutMessage = ({ message, cart }: { message: Message | null; cart: Cart }) => {
  const t = useText();
  if (!message) return null;
  if (message.kind === 'price-changed') {
    return (
      <p className="notice" role="alert">
        {t(checkoutTexts.newTotal, { total: formatPrice(message.total) })}
      </p>
    );
  }
  if (message.kind === 'refused') {
    const names = refusedNames(message, cart);
    return names.length === 0 ? null : (
      <p className="notice bad" role="alert">
        {names.map((name) => t(checkoutTexts.refused, { name })).join(' ')}
      </p>
    );
  }
  return (
    <div className="notice bad" role="alert">
      {t(plain[message.kind])}
      {(message.kind === 'failed' || message.kind === 'shift-unknown' || message.kind === 'too-many') && (
        <small>{t(checkoutTexts.kept)}</small>
      )}
    </div>
  );
};
