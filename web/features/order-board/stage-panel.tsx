import { BadgeCheck, BellRing, CookingPot, type LucideIcon } from 'lucide-react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { stageTexts, orderManagerTexts as t } from '#web/lib/texts/order-manager.texts.ts';
import { classes } from '#web/ui/classes.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';
import { OrderCard } from './card/order-card.tsx';
import { useLingering } from './card/use-lingering.ts';
import type { AskMove } from './card/use-move-with-question.ts';
import type { BoardOrder } from './state/board-state.ts';
import { useNow } from './use-now.ts';

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
  isLoaded: boolean;
  isOpen: boolean;
  onOpen: (orderId: string) => void;
  onMove: AskMove;
};

/** One stage: a row of cards on a tablet, a list on a phone. */
export const StagePanel = ({ stage, orders, isLoaded, isOpen, onOpen, onMove }: StagePanelProps) => {
  const text = useText();
  const now = useNow(10_000);
  const placed = useLingering(orders);
  const Icon = stageIcons[stage];
  return (
    <section aria-label={text(stageTexts[stage])}>
      <h2 className="mb-3 font-semibold text-lg max-sm:-mt-2 sm:mb-4 sm:text-2xl">
        {text(stageTexts[stage])}
      </h2>
      {!isLoaded && <CardSkeletons />}
      {isLoaded && placed.length === 0 && (
        <EmptyState icon={<Icon />} title={text(emptyTexts[stage])}>
          {text(isOpen ? t.noneOpen : t.noneClosed)}
        </EmptyState>
      )}
      {placed.length > 0 && (
        <ul className="-mx-4 sm:-mx-6 flex flex-col gap-3 px-4 sm:flex-row sm:items-start sm:gap-4 sm:overflow-x-auto sm:px-6 sm:pb-4">
          {placed.map(({ order, isLeaving }) => (
            <li
              key={order._id}
              inert={isLeaving}
              className={classes('transition-opacity sm:shrink-0', isLeaving && 'opacity-30')}
            >
              <OrderCard order={order} now={now} onOpen={onOpen} onMove={onMove} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

const CardSkeletons = () => (
  <SkeletonRegion className="flex flex-col gap-4 sm:flex-row">
    <Skeleton className="h-36 rounded-card sm:h-72 sm:w-80" />
    <Skeleton className="h-36 rounded-card sm:h-72 sm:w-80" />
  </SkeletonRegion>
);
