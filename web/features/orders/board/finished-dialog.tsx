import { ChevronRight, CloudOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { orderManagerTexts } from '#web/lib/texts/order-manager.texts.ts';
import { FlipIcon } from '#web/ui/content/flip-icon.tsx';
import { OrderWord } from '#web/ui/content/order-word.tsx';
import { Price } from '#web/ui/content/price.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';
import { createNearObserver } from '#web/ui/layout/near-observer.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { OrderMarks } from './card/order-marks.tsx';
import { finishedTexts as t } from './finished-orders.texts.ts';
import type { BoardOrder } from './state/board-state.ts';

export type FinishedOrdersProps = {
  /** Those that have been read, the latest among them. */
  orders: readonly BoardOrder[];
  /** The total. */
  count: number;
  onMore: () => Promise<void>;
  onOpen: (orderId: string) => void;
};

/** The finished orders of the shift, the latest first. */
export const FinishedDialog = ({
  orders,
  count,
  onMore,
  onOpen,
  onClose,
}: FinishedOrdersProps & { onClose: () => void }) => {
  const text = useText();
  return (
    <Dialog open onOpenChange={onClose} size="medium" title={text(t.title)}>
      <ul className="divide-y divide-line">
        {orders.toReversed().map((order) => (
          <li key={order._id}>
            <FinishedOrder order={order} onOpen={() => onOpen(order._id)} />
          </li>
        ))}
      </ul>
      {orders.length < count && <MoreFinished key={orders.length} onMore={onMore} />}
    </Dialog>
  );
};

/** The end of the list: reaching it reads more. */
const MoreFinished = ({ onMore }: Pick<FinishedOrdersProps, 'onMore'>) => {
  const end = useRef<HTMLDivElement>(null);
  const [near] = useState(createNearObserver);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    if (!end.current || failure) return;
    return near.observe(end.current, (isNear) => {
      if (isNear) onMore().catch(setFailure);
    });
  }, [near, failure, onMore]);
  return (
    <div ref={end}>
      {failure ? (
        <LoadFailed error={failure} onRetry={() => setFailure(null)} />
      ) : (
        <SkeletonRegion>
          <Skeleton className="h-14" />
        </SkeletonRegion>
      )}
    </div>
  );
};

const FinishedOrder = ({ order, onOpen }: { order: BoardOrder; onOpen: () => void }) => {
  const text = useText();
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-14 w-full items-center gap-3 rounded-lg px-1 py-2 text-start transition-colors hover:bg-quiet"
    >
      <span className="min-w-12 font-semibold text-lg tabular-nums">
        <span className="sr-only">
          {text(orderManagerTexts.openOrder, { number: order.displayOrderNumber })}
        </span>
        <bdi aria-hidden="true" dir="ltr">
          #{order.displayOrderNumber}
        </bdi>
      </span>
      <span className="min-w-0 flex-1 break-words">
        <bdi>{order.customerName || '—'}</bdi> <OrderWord order={order} />
      </span>
      <OrderMarks order={order} />
      {order.refused && (
        <Badge tone="bad" icon={<CloudOff aria-hidden="true" />}>
          {text(orderManagerTexts.refused)}
        </Badge>
      )}
      <Price shekels={order.totalPrice} className="text-ink-2" />
      <FlipIcon icon={ChevronRight} className="size-5 text-ink-2" />
    </button>
  );
};
