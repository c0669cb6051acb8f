import { useEffect } from 'react';
import type { GuestOrder } from '#core/orders/order-shape.ts';
import { publicReason } from '#core/orders/public-reason.ts';
import { formatShekels } from '#core/values/money.ts';
import { useGuestLanguage } from '../language/guest-language.tsx';
import { readyTimeText } from '../ready-time/ready-time-text.ts';
import { orderTexts } from '../texts/order.texts.ts';
import { stageText } from './order-stage.ts';
import type { RememberedOrder } from './remembered-orders.ts';
import { useTrackedOrder } from './use-tracked-order.ts';

type OrderPillProps = {
  remembered: RememberedOrder;
  /** The order as the restaurant returned it, if it was sent from this page. */
  sent: GuestOrder | null;
  onForget: (token: string) => void;
};

/** Number, stage and total of one of the guest's orders, above the cart bar; leads to the order's own page. */
export const OrderPill = ({ remembered, sent, onForget }: OrderPillProps) => {
  const { text: t, locale } = useGuestLanguage();
  const { token, number } = remembered;
  const { order, isGone } = useTrackedOrder(token, sent);
  useEffect(() => {
    if (isGone) onForget(token);
  }, [isGone, token, onForget]);

  return (
    <div className={`pill dark ${order?.rejected ? 'rejected' : (order?.status ?? '')}`} role="status">
      <a href={`/order/${token}`}>
        <span>{t(orderTexts.order)}</span> <bdi>{`#${number}`}</bdi>
        {order?.word && <bdi>{order.word}</bdi>}
        <b>{order ? t(stageText(order)) : t(orderTexts.follow)}</b>
        {order?.status === 'inProcess' && order.promisedAt && (
          <small>{readyTimeText(order.promisedAt, locale, order.timeZone)}</small>
        )}
        {order?.rejected
          ? order.rejectionReason && <small className="why">{publicReason(t, order.rejectionReason)}</small>
          : order && <bdi>{formatShekels(order.totalPrice)}</bdi>}
        {order?.unseen && <small className="why">{t(orderTexts.unseen)}</small>}
      </a>
      {order?.status === 'done' && (
        <button type="button" aria-label={t(orderTexts.forget)} onClick={() => onForget(token)}>
          ×
        </button>
      )}
    </div>
  );
};
