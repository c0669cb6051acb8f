import type { GuestOrder } from '#core/orders/order-shape.ts';
import { publicReason } from '#core/orders/public-reason.ts';
import { formatShekels } from '#core/values/money.ts';
import { useGuestLanguage } from '../language/guest-language.tsx';
import { readyTimeText } from '../ready-time/ready-time-text.ts';
import { orderTexts } from '../texts/order.texts.ts';
import type { FollowedOrder } from './followed-orders.ts';
import { myOrdersTexts } from './my-orders.texts.ts';

export const stageClass = (order: GuestOrder | null): string =>
  order?.rejected ? 'rejected' : (order?.status ?? '');

/** What stands beside the stage, where there is something to add. */
export const useStageDetail = (order: GuestOrder | null): string => {
  const { text: t, locale } = useGuestLanguage();
  if (!order) return '';
  if (order.rejected) return order.rejectionReason && publicReason(t, order.rejectionReason);
  return order.status === 'inProcess' && order.promisedAt
    ? readyTimeText(order.promisedAt, locale, order.timeZone)
    : '';
};

/** Short, so that it stays one line beside the number. */
const lineStage = (order: GuestOrder | null) => {
  if (!order) return orderTexts.follow;
  if (order.held) return orderTexts.held;
  if (order.unseen) return orderTexts.unseen;
  if (order.cancelled || order.withdrawn) return myOrdersTexts.cancelled;
  return order.rejected ? myOrdersTexts.declined : orderTexts[order.status];
};

export const OrderTotal = ({ order }: { order: GuestOrder }) => <bdi>{formatShekels(order.totalPrice)}</bdi>;

type OrderWordsProps = { followed: FollowedOrder; isAlone: boolean };

/** Number and stage in one line; the total too where there is room for it. */
export const OrderWords = ({ followed: { order, number }, isAlone }: OrderWordsProps) => {
  const { text: t } = useGuestLanguage();
  const detail = useStageDetail(order);
  return (
    <>
      <span>
        {t(orderTexts.order)} <bdi>{`#${number}`}</bdi>
      </span>
      <b>{t(lineStage(order))}</b>
      {detail && <small>{detail}</small>}
      {isAlone && order && !order.rejected && !order.unseen && <OrderTotal order={order} />}
    </>
  );
};

type OrderPillProps = {
  followed: FollowedOrder;
  onForget: (token: string) => void;
  onRead: (tokens: readonly string[]) => void;
};

/** The only thing there is to say: leads to the order's own page. */
export const OrderPill = ({ followed, onForget, onRead }: OrderPillProps) => {
  const { text: t } = useGuestLanguage();
  const { token, order } = followed;
  return (
    <div className={`pill dark ${stageClass(order)}`} role="status">
      <a href={`/order/${token}`} onClick={() => order?.status === 'done' && onRead([token])}>
        <OrderWords followed={followed} isAlone />
      </a>
      {order?.status === 'done' && (
        <button
          type="button"
          className="hide"
          aria-label={t(orderTexts.forget)}
          onClick={() => onForget(token)}
        >
          ×
        </button>
      )}
    </div>
  );
};
