import { orderTexts } from '#core/i18n/texts/guest-order.texts.ts';
import type { GuestOrder } from '#core/orders/order-shape.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { stageText } from './order-stage.ts';
import type { RememberedOrder } from './remembered-order.ts';

type OrderPillProps = { remembered: RememberedOrder; order: GuestOrder | null; onForget: () => void };

/** Number and stage of the guest's order, above the cart bar; leads to the order's own page. */
export const OrderPill = ({ remembered, order, onForget }: OrderPillProps) => {
  const t = useText();
  const stage = order ? t(stageText(order)) : t(orderTexts.follow);
  return (
    <div className={`pill ${order?.rejected ? 'rejected' : (order?.status ?? '')}`} role="status">
      <a href={`/order/${remembered.token}`}>
        <span>{t(orderTexts.order)}</span> <bdi>{`#${order?.displayOrderNumber ?? remembered.number}`}</bdi>
        <b>{stage}</b>
      </a>
      {order?.status === 'done' && (
        <button type="button" aria-label={t(orderTexts.forget)} onClick={onForget}>
          ×
        </button>
      )}
    </div>
  );
};
