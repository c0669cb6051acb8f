import { memo } from 'react';
import { movesFrom } from '#core/orders/order-lifecycle.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { orderManagerTexts as t } from '#web/lib/texts/order-manager.texts.ts';
import { classes } from '#web/ui/classes.ts';
import { Price } from '#web/ui/content/price.tsx';
import type { BoardOrder } from '../state/board-state.ts';
import { MoveButton } from './move-buttons.tsx';
import { ageInMinutes, heatOf } from './order-age.ts';
import { edgeOfHeat, OrderAgeMark } from './order-age-mark.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderMarks } from './order-marks.tsx';
import type { AskMove } from './use-move-with-question.ts';

type OrderCardProps = {
  order: BoardOrder;
  now: number;
  onOpen: (orderId: string) => void;
  onMove: AskMove;
};

/** Readable from two metres. The card opens the details; its one big button is the next step of this order. */
export const OrderCard = memo(({ order, now, onOpen, onMove }: OrderCardProps) => {
  const text = useText();
  const [nextMove] = movesFrom(order);
  const label = text(t.order, { number: order.displayOrderNumber });
  const heat = heatOf(ageInMinutes(order.createdAt, now));
  return (
    <article
      className={classes(
        'relative grid animate-pop-in grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 rounded-card border-2 bg-card p-3 shadow-card transition-colors sm:flex sm:max-h-[70dvh] sm:w-88 sm:flex-col sm:items-stretch sm:gap-4 sm:p-5',
        edgeOfHeat[heat],
      )}
    >
      {/* On a phone one line: number, guest, age. */}
      <header className="contents sm:flex sm:items-start sm:justify-between sm:gap-3">
        <h3 className="font-semibold text-3xl tabular-nums leading-none tracking-tight sm:text-5xl">
          <button
            type="button"
            onClick={() => onOpen(order._id)}
            aria-label={text(t.openOrder, { number: order.displayOrderNumber })}
            className="rounded-lg after:absolute after:inset-0 after:rounded-card"
          >
            <bdi dir="ltr">#{order.displayOrderNumber}</bdi>
          </button>
        </h3>
        <span className="max-sm:order-2">
          <OrderAgeMark createdAt={order.createdAt} now={now} />
        </span>
      </header>
      <div className="flex flex-wrap items-center gap-x-3 max-sm:order-1 sm:gap-y-2">
        <p className="min-w-0 break-words font-medium text-lg leading-snug sm:text-2xl">
          <bdi>{order.customerName}</bdi>
        </p>
        <p className="text-ink-2 sm:text-xl">
          {order.tableNumber === null ? text(t.takeAway) : text(t.table, { number: order.tableNumber })}
        </p>
        <OrderMarks order={order} />
      </div>
      <div className="hidden min-h-0 flex-1 overflow-y-auto border-line border-t pt-4 sm:block">
        <OrderLines lines={order.dishes} />
      </div>
      {order.status === 'waitingPayment' && (
        <p className="flex items-baseline justify-between border-line border-t pt-2 max-sm:order-3 max-sm:col-span-3 sm:pt-3">
          <span className="text-ink-2">{text(t.amountDue)}</span>
          <Price shekels={order.totalPrice} className="font-semibold text-2xl sm:text-3xl" />
        </p>
      )}
      {nextMove && (
        <MoveButton
          move={nextMove}
          orderLabel={label}
          size="large"
          fullWidth
          className="z-10 max-sm:order-4 max-sm:col-span-3 max-sm:h-12"
          onPress={() => onMove(order._id, nextMove)}
        />
      )}
    </article>
  );
});
OrderCard.displayName = 'OrderCard';
