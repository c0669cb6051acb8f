import { ArrowRightLeft } from 'lucide-react';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { formatPrice } from '#core/values/money.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { statementOfOrder } from '#web/lib/money/statements.ts';
import { orderManagerTexts, stageTexts } from '#web/lib/texts/order-manager.texts.ts';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { classes } from '#web/ui/classes.ts';
import { OrderWord } from '#web/ui/content/order-word.tsx';
import { Price } from '#web/ui/content/price.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { visitsTexts as t } from '../visits.texts.ts';

type BillOrdersProps = {
  orders: readonly ManagedOrder[];
  onOpen: (order: ManagedOrder) => void;
  /** Null where the bill takes no changes. */
  onMove: ((order: ManagedOrder, opener: string) => void) | null;
};

/** The orders of a bill, by number; each opens, and can go to another table. */
export const BillOrders = ({ orders, onOpen, onMove }: BillOrdersProps) => {
  const text = useText();
  return (
    <section className="mt-5">
      <h3 className="font-semibold">{text(t.orders)}</h3>
      {orders.length === 0 && <p className="mt-1 text-ink-2">{text(t.noOrders)}</p>}
      <ul className="mt-1 divide-y divide-line">
        {orders.map((order) => {
          const number = order.displayOrderNumber;
          const opener = `move ${order._id}`;
          return (
            <li key={order._id} className="flex items-center gap-1">
              <button
                type="button"
                onClick={() => onOpen(order)}
                className="flex min-h-14 min-w-0 flex-1 flex-wrap items-center gap-x-3 rounded-lg px-1 py-1.5 text-start transition-colors hover:bg-quiet"
              >
                <span className="min-w-10 font-semibold text-lg tabular-nums">
                  <span className="sr-only">{text(orderManagerTexts.openOrder, { number })}</span>
                  <bdi aria-hidden="true" dir="ltr">
                    #{number}
                  </bdi>
                </span>
                <span className="min-w-24 flex-1 break-words leading-tight">
                  <bdi>{order.customerName || '—'}</bdi> <OrderWord order={order} />
                  <span className="block text-ink-2 text-sm">
                    <Stage order={order} />
                  </span>
                </span>
                <span className="ms-auto flex flex-wrap items-center justify-end gap-x-2 gap-y-1">
                  <PaidMark order={order} />
                  <Price
                    shekels={order.totalPrice}
                    className={classes('font-medium', order.rejected && 'text-ink-2 line-through')}
                  />
                </span>
              </button>
              {onMove && (
                <IconButton
                  data-opens={opener}
                  label={text(t.moveOrder, { number })}
                  icon={<ArrowRightLeft aria-hidden="true" />}
                  onClick={() => onMove(order, opener)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};

const Stage = ({ order }: { order: ManagedOrder }) => {
  const text = useText();
  if (order.rejected) return text(order.cancelled ? orderManagerTexts.cancelled : orderManagerTexts.rejected);
  return text(stageTexts[order.status]);
};

const PaidMark = ({ order }: { order: ManagedOrder }) => {
  const text = useText();
  const { paid } = statementOfOrder(order);
  if (order.isPaid && !order.rejected)
    return (
      <Badge tone="ok" icon>
        {text(orderManagerTexts.paid)}
      </Badge>
    );
  return (
    paid > 0 && <Badge tone="info">{text(orderManagerTexts.paidPart, { amount: formatPrice(paid) })}</Badge>
  );
};
