import { meatMeetsDairy } from '#core/menus/dishes/kosher-kinds.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { orderManagerTexts as t } from '#web/lib/texts/order-manager.texts.ts';
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx';
import { AlarmIcon, alarmStyle } from '../allergy/alarm-style.tsx';

/** Until the names have loaded, and while offline: says that there is something to ask about. */
const Attention = () => {
  const text = useText();
  return (
    <p className={`rounded-lg px-2 py-1 leading-tight ${alarmStyle}`}>
      <AlarmIcon />
      {text(t.allergy)}
    </p>
  );
};

const OrderWarnings = lazyPart(
  async () => (await import('./order-warnings.tsx')).OrderWarnings,
  <Attention />,
);
const LineWarning = lazyPart(async () => (await import('./order-warnings.tsx')).LineWarning, <Attention />);

const GuestChange = lazyPart(async () => (await import('./guest-change.tsx')).GuestChange);

/** What to read before its dishes: warnings about them, and what its guest changed. Most orders have none, and load no names. */
export const OrderContents = ({ order, className }: { order: ManagedOrder; className?: string }) => {
  const meets = meatMeetsDairy(order.dishes.map((line) => line.kosherKind));
  return (
    <>
      {order.guestChange && <GuestChange change={order.guestChange} className={className} />}
      {(order.avoids || meets) && (
        <OrderWarnings order={order} meatMeetsDairy={meets} className={className} />
      )}
    </>
  );
};

export const LineContents = ({ line }: { line: ManagedOrder['dishes'][number] }) =>
  line.avoided ? <LineWarning avoided={line.avoided} /> : null;
