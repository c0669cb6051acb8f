import { useEffect, useState } from 'react';
import type { GuestOrder } from '#core/orders/order-shape.ts';
import { formatShekels } from '#core/values/money.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { useGuestLanguage } from '../language/guest-language.tsx';
import { orderTexts } from '../texts/order.texts.ts';
import { changeTexts as t } from './changing/change.texts.ts';
import type { RememberedOrder } from './remembered-orders.ts';

type PastRowProps = {
  remembered: RememberedOrder;
  /** Null while nobody can order. */
  onAgain: ((token: string) => void) | null;
  onForget: (token: string) => void;
};

/** Its number is on the phone; the rest is read when the list is opened, and missing without a line. */
const PastRow = ({ remembered: { token, number }, onAgain, onForget }: PastRowProps) => {
  const { text, locale } = useGuestLanguage();
  const [order, setOrder] = useState<GuestOrder | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    call('GET /orders/track/:token', { params: { token }, signal: leaving.signal }).then(
      setOrder,
      (error) => {
        // The restaurant deleted it.
        if (isApiError(error, 'not_found')) onForget(token);
      },
    );
    return () => leaving.abort();
  }, [token, onForget]);
  const day =
    order &&
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: order.timeZone }).format(
      new Date(order.createdAt),
    );
  const dishes = order?.dishes.map(({ quantity, dishId, shown }) => {
    const name = shown?.name ?? dishId.name;
    return quantity > 1 ? `${name} ×${quantity}` : name;
  });
  return (
    <li>
      <a href={`/order/${token}`}>
        <span>
          {text(orderTexts.order)} <bdi>{`#${number}`}</bdi>
        </span>
        {order && <bdi>{formatShekels(order.totalPrice)}</bdi>}
        {day && <small>{day}</small>}
        {dishes && <small>{dishes.join(', ')}</small>}
      </a>
      {onAgain && (
        <button
          type="button"
          className="size"
          aria-label={text(t.againOf, { number: `#${number}` })}
          onClick={() => onAgain(token)}
        >
          {text(t.again)}
        </button>
      )}
      <button
        type="button"
        className="hide"
        aria-label={`${text(orderTexts.forget)} #${number}`}
        onClick={() => onForget(token)}
      >
        ×
      </button>
    </li>
  );
};

type PastOrdersProps = Omit<PastRowProps, 'remembered'> & { past: readonly RememberedOrder[] };

/** What this phone ordered here on other evenings. */
export const PastOrders = ({ past, ...rest }: PastOrdersProps) => {
  const { text } = useGuestLanguage();
  if (past.length === 0) return null;
  return (
    <>
      <h3>{text(t.past)}</h3>
      <ul>
        {[...past].reverse().map((remembered) => (
          <PastRow key={remembered.token} remembered={remembered} {...rest} />
        ))}
      </ul>
    </>
  );
};
