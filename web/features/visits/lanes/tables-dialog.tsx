import { useQuery } from '@tanstack/react-query';
import { ChevronRight, UtensilsCrossed } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatShekels } from '#core/values/money.ts';
import type { Visit } from '#core/visits/visit-shape.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { orderManagerTexts } from '#web/lib/texts/order-manager.texts.ts';
import { FlipIcon } from '#web/ui/content/flip-icon.tsx';
import { Price } from '#web/ui/content/price.tsx';
import { Time } from '#web/ui/content/time.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { visitsQuery } from '../visit-queries.ts';
import { visitsTexts } from '../visits.texts.ts';
import { laneTexts as t } from './lane.texts.ts';

type TablesDialogProps = {
  onOpen: (visitId: string) => void;
  onClose: () => void;
  /** How the board shows tables. */
  children?: ReactNode;
};

/** The tables of the evening: who sits, since when, and what is still to be paid. */
export const TablesDialog = ({ onOpen, onClose, children }: TablesDialogProps) => {
  const text = useText();
  const { data, error, refetch } = useQuery(visitsQuery);
  const byTable = data?.visits.toSorted((a, b) => a.tableNumber - b.tableNumber);
  const open = byTable?.filter(({ closedAt }) => closedAt === null);
  const closed = byTable?.filter(({ closedAt }) => closedAt !== null) ?? [];
  return (
    <Dialog open onOpenChange={onClose} size="medium" title={text(t.tables)}>
      {children}
      {!open && error && <LoadFailed error={error} onRetry={refetch} />}
      {!open && !error && (
        <SkeletonRegion className="flex flex-col gap-2">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </SkeletonRegion>
      )}
      {open?.length === 0 && (
        <EmptyState icon={<UtensilsCrossed />} title={text(t.noTables)}>
          {text(t.noTablesHint)}
        </EmptyState>
      )}
      {open && open.length > 0 && <VisitList visits={open} onOpen={onOpen} />}
      {closed.length > 0 && (
        <>
          <h3 className="mt-5 font-semibold text-ink-2">{text(t.closedTables)}</h3>
          <VisitList visits={closed} onOpen={onOpen} />
        </>
      )}
    </Dialog>
  );
};

type VisitListProps = { visits: readonly Visit[]; onOpen: (visitId: string) => void };

const VisitList = ({ visits, onOpen }: VisitListProps) => {
  const text = useText();
  return (
    <ul className="divide-y divide-line">
      {visits.map((visit) => (
        <li key={visit._id}>
          <button
            type="button"
            onClick={() => onOpen(visit._id)}
            className="flex min-h-14 w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-lg px-1 py-2 text-start transition-colors hover:bg-quiet"
          >
            <span className="min-w-24 flex-1">
              <span className="block font-semibold">
                {text(orderManagerTexts.table, { number: visit.tableNumber })}
              </span>
              <span className="block text-ink-2 text-sm">
                <Time value={visit.openedAt} />
                {visit.closedAt && (
                  <>
                    {' – '}
                    <Time value={visit.closedAt} />
                  </>
                )}
                {' · '}
                {text(t.orders, { count: visit.orderIds.length })}
              </span>
            </span>
            <VisitState visit={visit} />
            <Price shekels={visit.total} className="font-semibold text-lg" />
            <FlipIcon icon={ChevronRight} className="size-5 text-ink-2" />
          </button>
        </li>
      ))}
    </ul>
  );
};

const VisitState = ({ visit }: { visit: Visit }) => {
  const text = useText();
  if (visit.owed > 0)
    return <span className="text-ink-2 text-sm">{text(t.toPay, { amount: formatShekels(visit.owed) })}</span>;
  const isPaid = visit.total > 0 && visit.waiting === 0;
  return (
    isPaid && (
      <Badge tone="ok" icon>
        {text(visitsTexts.allPaid)}
      </Badge>
    )
  );
};
