import { useEffect, useState } from 'react';
import type { GuestOrder } from '#core/orders/order-shape.ts';
import { serverNow } from '#web/lib/clock/server-clock.ts';
import { useGuestLanguage } from '../language/guest-language.tsx';
import { orderReadyTimeTexts } from './order-ready-time.texts.ts';
import { readyTimeTexts } from './ready-time.texts.ts';
import { readyTimeText } from './ready-time-text.ts';
import { useSeenReadyTime } from './use-seen-ready-time.ts';

const checkEveryMs = 15_000;
/** Less than this does not count as late. */
const patienceMs = 2 * 60_000;

/** Whether the time is over; known only in the browser. */
const useIsOver = (promisedAt: string | null): boolean => {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const check = () => setOver(promisedAt !== null && serverNow() > Date.parse(promisedAt) + patienceMs);
    check();
    const timer = setInterval(check, checkEveryMs);
    return () => clearInterval(timer);
  }, [promisedAt]);
  return isOver;
};

/** The ready time of an order that is being made, and the one before it. */
export const OrderReadyTime = ({ order }: { order: GuestOrder }) => {
  const { text: t, locale } = useGuestLanguage();
  const promisedAt = order.status === 'inProcess' ? order.promisedAt : null;
  const { before } = useSeenReadyTime(order.trackingToken, promisedAt);
  const isOver = useIsOver(promisedAt);
  if (!promisedAt) return null;
  const timeOf = (moment: string) => readyTimeText(moment, locale, order.timeZone);
  return (
    <>
      <p className="promise">{t(readyTimeTexts.readyAbout, { time: timeOf(promisedAt) })}</p>
      {before && <p>{t(orderReadyTimeTexts.moved, { from: timeOf(before), to: timeOf(promisedAt) })}</p>}
      {isOver && <p>{t(orderReadyTimeTexts.overdue)}</p>}
    </>
  );
};
