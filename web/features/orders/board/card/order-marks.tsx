import { CloudOff } from 'lucide-react';
import { isUnseen } from '#core/alerts/ring-ladder.ts';
import { countPortions } from '#core/orders/order-caps.ts';
import { formatShekels } from '#core/values/money.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { rejectedText, orderManagerTexts as t } from '#web/lib/texts/order-manager.texts.ts';
import { Tooltip } from '#web/ui/action/tooltip.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import type { BoardOrder } from '../state/board-state.ts';
import { PrintedSlot } from './print-slots.tsx';

/** What is special about an order: taken by staff, paid, rejected or cancelled, not saved yet. */
export const OrderMarks = ({ order }: { order: BoardOrder }) => {
  const text = useText();
  return (
    <>
      {order.source === 'staff' && <Badge>{text(t.takenByStaff)}</Badge>}
      {order.held && (
        <Badge tone="warn" icon>
          {text(t.held, { count: countPortions(order.dishes) })}
        </Badge>
      )}
      {isUnseen(order) && (
        <Badge tone="bad" icon>
          {text(t.unseen)}
        </Badge>
      )}
      {order.isPaid && (
        <Badge tone="ok" icon>
          {text(t.paid)}
        </Badge>
      )}
      {order.paid !== undefined && (
        <Badge tone="info">{text(t.paidPart, { amount: formatShekels(order.paid) })}</Badge>
      )}
      {order.rejected && (
        <Badge tone="bad" icon>
          {text(rejectedText(order))}
        </Badge>
      )}
      <PrintedSlot orderId={order._id} />
      {order.isNotSaved && (
        <Tooltip label={text(t.notSavedHint)}>
          <span>
            <Badge tone="warn" icon={<CloudOff aria-hidden="true" />}>
              {text(t.notSaved)}
            </Badge>
          </span>
        </Tooltip>
      )}
    </>
  );
};
