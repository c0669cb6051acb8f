import { memo } from 'react';
import { movesFrom } from '#core/orders/order-lifecycle.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { statementOfOrder } from '#web/lib/money/statements.ts';
import { orderManagerTexts as t } from '#web/lib/texts/order-manager.texts.ts';
import { classes } from '#web/ui/classes.ts';
import { OrderWord } from '#web/ui/content/order-word.tsx';
import { Price } from '#web/ui/content/price.tsx';
import { NotSavedNote } from '../../../outbox/lazy-not-saved.tsx';
import { useBoardAreas } from '../areas/board-areas.ts';
import { ApproveControl } from '../ready-time/approve-control.tsx';
import { ageInMinutes, heatOf } from '../ready-time/order-age.ts';
import { edgeOfHeat, OrderAgeMark } from '../ready-time/order-age-mark.tsx';
import { heatOfReadyTime, minutesLeft } from '../ready-time/ready-time-left.ts';
import { ReadyTimeMark } from '../ready-time/ready-time-mark.tsx';
import type { BoardOrder } from '../state/board-state.ts';
import { LinesThatFit } from './lines-that-fit.tsx';
import { MoveButton } from './move-buttons.tsx';
import { OrderContents } from './order-contents.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderMarks } from './order-marks.tsx';
import { UnprintedSlot } from './print-slots.tsx';
import type { AskMove } from './use-move-with-question.ts';

/** A card is as high as its order, and at most as high as the scroll box: its button is always in reach. */
export const cardMaxHeight = 'max-h-[max(16rem,calc(100cqh-1rem))]';

export type OrderCardProps = {
  order: BoardOrder;
  now: number;
  /** Proposed minutes, while it waits. */
  proposed: number | null;
  onOpen: (orderId: string) => void;
  onMove: AskMove;
};

/** Readable from two metres. The card opens the details; its one big button is the next step of this order. */
export const OrderCard = memo(({ order, now, proposed, onOpen, onMove }: OrderCardProps) => {
  const text = useText();
  const [nextMove] = movesFrom(order);
  const board = useBoardAreas();
  const areas = order.status === 'inProcess' ? board : null;
  const label = text(t.order, { number: order.displayOrderNumber });
  // Once it has a ready time, its age no longer matters.
  const promisedAt = order.status === 'inProcess' ? order.promisedAt : null;
  const heat = promisedAt
    ? heatOfReadyTime(minutesLeft(promisedAt, now))
    : heatOf(ageInMinutes(order.createdAt, now));
  return (
    <article
      className={classes(
        'relative flex animate-pop-in flex-col gap-2 rounded-card border-2 bg-card p-2 shadow-card transition-colors',
        cardMaxHeight,
        // The note about a refused move takes no space from the dishes.
        order.refused && 'max-h-none!',
        edgeOfHeat[heat],
      )}
    >
      <header className="flex flex-wrap items-center justify-end gap-2">
        <h3 className="shrink-0 whitespace-nowrap font-semibold text-3xl tabular-nums leading-none tracking-tight roomy:text-4xl roomy:leading-none">
          <button
            type="button"
            onClick={() => onOpen(order._id)}
            aria-label={text(t.openOrder, { number: order.displayOrderNumber })}
            className="rounded-lg after:absolute after:inset-0 after:rounded-card"
          >
            <bdi dir="ltr">#{order.displayOrderNumber}</bdi>
          </button>
        </h3>
        <div className="flex min-w-18 flex-1 flex-wrap items-center gap-x-2">
          {/* Space for the ellipsis, which in Hebrew may reach past its line. */}
          <p className="-me-1.5 line-clamp-2 min-w-0 break-words pe-1.5 font-medium text-lg leading-tight roomy:text-xl roomy:leading-tight">
            <bdi>{order.customerName || '—'}</bdi>
          </p>
          <p className="text-ink-2 leading-tight">
            {order.tableNumber === null ? text(t.takeAway) : text(t.table, { number: order.tableNumber })}
          </p>
          <OrderWord order={order} className="leading-tight" />
          <OrderMarks order={order} />
        </div>
        {promisedAt ? (
          <ReadyTimeMark promisedAt={promisedAt} now={now} />
        ) : (
          <OrderAgeMark createdAt={order.createdAt} now={now} />
        )}
      </header>
      {order.refused && (
        <NotSavedNote entries={order.refused.map(({ entry }) => entry)} order={order} className="z-10" />
      )}
      <UnprintedSlot orderId={order._id} />
      <OrderContents order={order} />
      <LinesThatFit key={areas ? 'areas' : 'all'} orderLabel={label} onOpen={() => onOpen(order._id)}>
        {areas ? <areas.kit.CardLines order={order} /> : <OrderLines lines={order.dishes} dense />}
      </LinesThatFit>
      {areas && <areas.kit.AreaLine order={order} />}
      {order.status === 'waitingPayment' && (
        <p className="flex items-baseline justify-between border-line border-t pt-1">
          <span className="text-ink-2">{text(t.amountDue)}</span>
          <Price agorot={statementOfOrder(order).owed} className="font-semibold text-2xl leading-tight" />
        </p>
      )}
      {nextMove === 'approve' && proposed !== null && (
        <ApproveControl
          order={order}
          proposed={proposed}
          orderLabel={label}
          onApprove={(details) => onMove(order._id, nextMove, details)}
        />
      )}
      {areas && <areas.kit.NextStep order={order} orderLabel={label} onMove={onMove} />}
      {nextMove && nextMove !== 'approve' && !areas && (
        <MoveButton
          move={nextMove}
          orderLabel={label}
          fullWidth
          className="z-10 text-lg max-sm:h-12"
          onPress={() => onMove(order._id, nextMove)}
        />
      )}
    </article>
  );
});
OrderCard.displayName = 'OrderCard';
