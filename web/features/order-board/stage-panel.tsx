import { BadgeCheck, BellRing, CookingPot, type LucideIcon } from 'lucide-react';
import { useMemo } from 'react';
import type { KitchenOrder } from '#core/promise/kitchen-order.ts';
import { useServerNow } from '#web/lib/clock/use-server-now.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { orderManagerTexts as t } from '#web/lib/texts/order-manager.texts.ts';
import { classes } from '#web/ui/classes.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';
import { OrderCard } from './card/order-card.tsx';
import { useLingering } from './card/use-lingering.ts';
import type { AskMove } from './card/use-move-with-question.ts';
import { createProposals } from './promise/kitchen-orders.ts';
import type { BoardOrder } from './state/board-state.ts';

export const boardStages = ['waitingApproval', 'inProcess', 'waitingPayment'] as const;
export type BoardStage = (typeof boardStages)[number];

export const stageIcons: Record<BoardStage, LucideIcon> = {
  waitingApproval: BellRing,
  inProcess: CookingPot,
  waitingPayment: BadgeCheck,
};
const emptyTexts = {
  waitingApproval: t.noneWaitingApproval,
  inProcess: t.noneInProcess,
  waitingPayment: t.noneWaitingPayment,
} as const;

type StagePanelProps = {
  stage: BoardStage;
  orders: readonly BoardOrder[];
  /** All of the shift: they say how long one that waits will take. */
  kitchen: readonly KitchenOrder[];
  isLoaded: boolean;
  isOpen: boolean;
  onOpen: (orderId: string) => void;
  onMove: AskMove;
};

/** One stage: rows of cards on a tablet, a list on a phone. */
export const StagePanel = ({ stage, orders, kitchen, isLoaded, isOpen, onOpen, onMove }: StagePanelProps) => {
  const text = useText();
  const now = useServerNow(10_000);
  const placed = useLingering(orders);
  const propose = useMemo(() => createProposals(kitchen, now), [kitchen, now]);
  const Icon = stageIcons[stage];
  return (
    <div className="p-2 sm:px-3">
      {!isLoaded && <CardSkeletons />}
      {isLoaded && placed.length === 0 && (
        <EmptyState icon={<Icon />} title={text(emptyTexts[stage])}>
          {text(isOpen ? t.noneOpen : t.noneClosed)}
        </EmptyState>
      )}
      {placed.length > 0 && (
        <ul className={cardRows}>
          {placed.map(({ order, isLeaving }, index) => (
            <li
              key={order._id}
              inert={isLeaving}
              className={classes(
                'min-w-0 transition-opacity',
                isLeaving && 'opacity-30',
                index >= laidOutAtOnce && laidOutWhenNear,
              )}
            >
              <OrderCard order={order} now={now} proposed={propose(order)} onOpen={onOpen} onMove={onMove} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

/**
 * More cards than any screen shows. After a rush there may be hundreds, which a slow tablet must not lay out at each order.
 * What stands out of such a row is cut off, in browsers without `overflow-clip-margin` too: padding for shadow and focus.
 */
const laidOutAtOnce = 24;
const laidOutWhenNear =
  '-m-2 p-2 [contain-intrinsic-size:auto_7rem] [content-visibility:auto] sm:[contain-intrinsic-size:auto_16rem]';

const cardRows =
  'grid items-start gap-2 sm:gap-3 sm:grid-cols-[repeat(auto-fill,minmax(min(100%,18.5rem),1fr))]';

const CardSkeletons = () => (
  <SkeletonRegion className={cardRows}>
    <Skeleton className="h-28 rounded-card sm:h-64" />
    <Skeleton className="h-28 rounded-card sm:h-64" />
  </SkeletonRegion>
);
