import { type ReactNode, useEffect } from 'react';
import { useText } from '../language/guest-language.tsx';
import { readyTimeTexts } from '../ready-time/ready-time.texts.ts';
import { orderTexts } from '../texts/order.texts.ts';
import { GuestSheet } from '../ui/guest-sheet.tsx';
import type { FollowedOrder } from './followed-orders.ts';
import { myOrdersTexts } from './my-orders.texts.ts';
import { OrderTotal, stageClass, useStageDetail } from './order-pill.tsx';
import { stageText } from './order-stage.ts';

type RowProps = { followed: FollowedOrder; onForget: (token: string) => void };

const Row = ({ followed: { token, number, order }, onForget }: RowProps) => {
  const t = useText();
  const detail = useStageDetail(order);
  return (
    <li className={stageClass(order)}>
      <a href={`/order/${token}`}>
        <span>
          {t(orderTexts.order)} <bdi>{`#${number}`}</bdi> {order?.word && <bdi>{order.word}</bdi>}
        </span>
        {order && <OrderTotal order={order} />}
        <b>{order ? t(stageText(order)) : t(orderTexts.follow)}</b>
        {detail && <small>{order?.rejected ? detail : t(readyTimeTexts.readyAbout, { time: detail })}</small>}
        {order?.unseen && <small>{t(orderTexts.unseen)}</small>}
      </a>
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

type MyOrdersSheetProps = {
  orders: readonly FollowedOrder[];
  /** What else there is to say now. */
  notices: ReactNode;
  onForget: (token: string) => void;
  onRead: (tokens: readonly string[]) => void;
  onClose: () => void;
};

/** All orders of the evening with their state, newest first, below whatever else the dock had to say. */
export const MyOrdersSheet = ({ orders, notices, onForget, onRead, onClose }: MyOrdersSheetProps) => {
  const t = useText();
  const unread = orders
    .filter(({ order, isRead }) => order?.status === 'done' && !isRead)
    .map(({ token }) => token)
    .join();
  useEffect(() => {
    if (unread) onRead(unread.split(','));
  }, [unread, onRead]);
  const title = t(orders.length > 0 ? myOrdersTexts.title : myOrdersTexts.news);
  return (
    <GuestSheet label={title} kind="dish-sheet" onClose={onClose}>
      <div className="sheet-scroll my-orders">
        <h2>{title}</h2>
        {notices}
        <ul>
          {[...orders].reverse().map((followed) => (
            <Row key={followed.token} followed={followed} onForget={onForget} />
          ))}
        </ul>
      </div>
    </GuestSheet>
  );
};
