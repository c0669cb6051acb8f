import { type ReactNode, useEffect } from 'react';
import { useGuestLanguage, useText } from '../language/guest-language.tsx';
import { readyTimeTexts } from '../ready-time/ready-time.texts.ts';
import { readyTimeText } from '../ready-time/ready-time-text.ts';
import { orderTexts } from '../texts/order.texts.ts';
import { GuestSheet } from '../ui/guest-sheet.tsx';
import { changeTexts } from './changing/change.texts.ts';
import type { FollowedOrder } from './followed-orders.ts';
import { myOrdersTexts } from './my-orders.texts.ts';
import { OrderTotal, stageClass, useStageDetail } from './order-pill.tsx';
import { stageText } from './order-stage.ts';
import { PastOrders } from './past-orders.tsx';
import type { RememberedOrder } from './remembered-orders.ts';

type RowProps = {
  followed: FollowedOrder;
  /** Null while nobody can order. */
  onAgain: ((token: string) => void) | null;
  onForget: (token: string) => void;
};

const Row = ({ followed: { token, number, order }, onAgain, onForget }: RowProps) => {
  const { text: t, locale } = useGuestLanguage();
  const detail = useStageDetail(order);
  return (
    <li className={stageClass(order)}>
      <a href={`/order/${token}`}>
        <span>
          {t(orderTexts.order)} <bdi>{`#${number}`}</bdi> {order?.word && <bdi>{order.word}</bdi>}
        </span>
        {order && <OrderTotal order={order} />}
        <b>{order ? t(stageText(order)) : t(orderTexts.follow)}</b>
        {order && <small>{readyTimeText(order.createdAt, locale, order.timeZone)}</small>}
        {detail && <small>{order?.rejected ? detail : t(readyTimeTexts.readyAbout, { time: detail })}</small>}
        {order?.unseen && <small>{t(orderTexts.unseen)}</small>}
      </a>
      {onAgain && order && order.status !== 'waitingApproval' && (
        <button
          type="button"
          className="size"
          aria-label={t(changeTexts.againOf, { number: `#${number}` })}
          onClick={() => onAgain(token)}
        >
          {t(changeTexts.again)}
        </button>
      )}
      {order?.status === 'done' && (
        <button
          type="button"
          className="hide"
          aria-label={`${t(orderTexts.forget)} #${number}`}
          onClick={({ currentTarget }) => {
            const row = currentTarget.closest('li');
            (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('a')?.focus();
            onForget(token);
          }}
        >
          ×
        </button>
      )}
    </li>
  );
};

type MyOrdersSheetProps = Pick<RowProps, 'onAgain'> & {
  orders: readonly FollowedOrder[];
  /** What else there is to say now. */
  notices: ReactNode;
  /** Of other evenings. */
  past: readonly RememberedOrder[];
  onForget: (token: string) => void;
  onRead: (tokens: readonly string[]) => void;
  onClose: () => void;
};

/** All orders of the evening with their state, newest first, below whatever else the dock had to say. */
export const MyOrdersSheet = ({
  orders,
  notices,
  past,
  onAgain,
  onForget,
  onRead,
  onClose,
}: MyOrdersSheetProps) => {
  const t = useText();
  const unread = orders
    .filter(({ order, isRead }) => order?.status === 'done' && !isRead)
    .map(({ token }) => token)
    .join();
  useEffect(() => {
    if (unread) onRead(unread.split(','));
  }, [unread, onRead]);
  const title = t(orders.length + past.length > 0 ? myOrdersTexts.title : myOrdersTexts.news);
  return (
    <GuestSheet label={title} kind="dish-sheet" onClose={onClose}>
      <div className="sheet-scroll my-orders">
        <h2>{title}</h2>
        {notices}
        <ul>
          {[...orders].reverse().map((followed) => (
            <Row key={followed.token} followed={followed} onAgain={onAgain} onForget={onForget} />
          ))}
        </ul>
        <PastOrders past={past} onAgain={onAgain} onForget={onForget} />
      </div>
    </GuestSheet>
  );
};
