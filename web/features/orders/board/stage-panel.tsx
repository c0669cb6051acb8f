import { BadgeCheck, BellRing, CookingPot, type LucideIcon } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KitchenOrder } from '#core/ready-time/kitchen-order.ts';
import { useServerNow } from '#web/lib/clock/use-server-now.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { orderManagerTexts as t } from '#web/lib/texts/order-manager.texts.ts';
import { classes } from '#web/ui/classes.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';
import { createNearObserver } from '#web/ui/layout/near-observer.ts';
import type { PlacedOrder } from './card/lingering.ts';
import { createPacking, packNew } from './card/packed-rows.ts';
import { PlacedCard } from './card/placed-card.tsx';
import { useLingering } from './card/use-lingering.ts';
import type { AskMove } from './card/use-move-with-question.ts';
import { createProposals } from './ready-time/kitchen-orders.ts';
import { type BoardOrder, inOrderOfArrival } from './state/board-state.ts';
import { useBoardTables } from './tables/board-tables.ts';

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
  /** The total; more than `orders` while these are being read. */
  count: number;
  /** All orders of the shift: the estimate for a waiting one depends on them. */
  kitchen: readonly KitchenOrder[];
  /** Above the orders, and below them. */
  top?: ReactNode;
  end?: ReactNode;
  isLoaded: boolean;
  isOpen: boolean;
  onOpen: (orderId: string) => void;
  onMove: AskMove;
};

/** One stage: columns of cards on a tablet, a list on a phone. */
export const StagePanel = ({
  stage,
  orders,
  count,
  kitchen,
  top,
  end,
  isLoaded,
  isOpen,
  onOpen,
  onMove,
}: StagePanelProps) => {
  const text = useText();
  const now = useServerNow(10_000);
  const placed = useLingering(orders);
  const propose = useMemo(() => createProposals(kitchen, now), [kitchen, now]);
  const [near] = useState(createNearObserver);
  const [watch] = useState(createPacking);
  const Lane = useBoardTables()?.Lane;
  const Icon = stageIcons[stage];
  const held = placed.filter(({ order }) => order.held);
  const others = placed.filter(({ order }) => !order.held);
  const firstFar = placed[alwaysMade]?.order;
  const cardsOf = (some: readonly PlacedOrder[]) => (
    <PackedList>
      {some.map(({ order, isLeaving }) => (
        <PlacedCard
          key={order._id}
          order={order}
          isLeaving={isLeaving}
          near={firstFar && inOrderOfArrival(order, firstFar) >= 0 ? near : null}
          watch={watch}
          now={now}
          propose={propose}
          onOpen={onOpen}
          onMove={onMove}
        />
      ))}
    </PackedList>
  );
  return (
    <div className="p-2 sm:px-3">
      {top}
      {isLoaded && placed.length === 0 && (
        <EmptyState icon={<Icon />} title={text(emptyTexts[stage])}>
          {text(isOpen ? t.noneOpen : t.noneClosed)}
        </EmptyState>
      )}
      {others.length > 0 && (Lane ? <Lane placed={others} cardsOf={cardsOf} /> : cardsOf(others))}
      {/* Below: an order that is held moves no card that somebody is about to press. */}
      {held.length > 0 && (
        <section aria-label={text(t.heldGroup)} className="mt-3 rounded-card bg-warn-soft p-2">
          <h3 className="mb-2 font-semibold text-warn">{text(t.heldGroup)}</h3>
          {cardsOf(held)}
        </section>
      )}
      {(placed.length < count || (!isLoaded && placed.length === 0)) && <CardSkeletons />}
      {end}
    </div>
  );
};

const PackedList = ({ children }: { children: ReactNode }) => {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (list.current) packNew(list.current);
  });
  return (
    <ul ref={list} className={classes(cardColumns, 'auto-rows-[4px] items-start')}>
      {children}
    </ul>
  );
};

/** More cards than any screen shows. Later ones are rendered when they come near. */
const alwaysMade = 24;

const cardColumns = 'grid gap-x-3 grid-cols-[repeat(auto-fill,minmax(min(100%,18.5rem),1fr))]';

const CardSkeletons = () => (
  <SkeletonRegion className={`${cardColumns} gap-y-3`}>
    <Skeleton className="h-64 rounded-card" />
    <Skeleton className="h-64 rounded-card" />
  </SkeletonRegion>
);
