import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { formatShekels } from '#core/values/money.ts';
import type { Visit } from '#core/visits/visit-shape.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { orderManagerTexts } from '#web/lib/texts/order-manager.texts.ts';
import { FlipIcon } from '#web/ui/content/flip-icon.tsx';
import { Price } from '#web/ui/content/price.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { visitsQuery } from '../visit-queries.ts';
import { visitsTexts } from '../visits.texts.ts';
import { groupByTable, type TableGroup } from './group-by-table.ts';
import { laneTexts as t } from './lane.texts.ts';

type Placed = { readonly order: ManagedOrder };

export type TableLaneProps<P extends Placed> = {
  placed: readonly P[];
  /** The cards of some of them. */
  cardsOf: (some: readonly P[]) => ReactNode;
  onOpenVisit: (visitId: string) => void;
};

/** A stage by tables: each visit with one sum, whatever of it stands in other stages. */
export const TableLane = <P extends Placed>({ placed, cardsOf, onOpenVisit }: TableLaneProps<P>) => {
  const { data } = useQuery(visitsQuery);
  const visits = useMemo(() => new Map(data?.visits.map((visit) => [visit._id, visit])), [data]);
  const openedAt = useMemo(() => new Map([...visits].map(([id, visit]) => [id, visit.openedAt])), [visits]);
  return groupByTable(placed, openedAt).map((group) => (
    <TableSection
      key={group.key}
      group={group}
      visit={group.visitId ? visits.get(group.visitId) : undefined}
      onOpenVisit={onOpenVisit}
    >
      {cardsOf(group.placed)}
    </TableSection>
  ));
};

type TableSectionProps = {
  group: TableGroup<Placed>;
  /** Undefined until it is read. */
  visit: Visit | undefined;
  onOpenVisit: (visitId: string) => void;
  children: ReactNode;
};

const TableSection = ({ group, visit, onOpenVisit, children }: TableSectionProps) => {
  const text = useText();
  const { tableNumber, visitId, placed } = group;
  const title =
    tableNumber === null
      ? text(orderManagerTexts.takeAway)
      : text(orderManagerTexts.table, { number: tableNumber });
  return (
    <section aria-label={title} className="mb-3">
      <header className="mb-2 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-line border-b-2 pb-1">
        <h3 className="font-semibold text-xl">
          {visitId ? (
            <button
              type="button"
              aria-label={text(t.open, { table: title })}
              className="flex min-h-11 items-center gap-1 rounded-lg pe-1 hover:underline"
              onClick={() => onOpenVisit(visitId)}
            >
              {title}
              <FlipIcon icon={ChevronRight} className="size-5 text-ink-2" />
            </button>
          ) : (
            title
          )}
        </h3>
        <span className="text-ink-2">{text(t.here, { count: placed.length })}</span>
        {visit && <VisitSum visit={visit} />}
      </header>
      {children}
    </section>
  );
};

const VisitSum = ({ visit }: { visit: Visit }) => {
  const text = useText();
  const isPaid = visit.total > 0 && visit.owed === 0 && visit.waiting === 0;
  return (
    <span className="ms-auto flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
      {isPaid ? (
        <Badge tone="ok" icon>
          {text(visitsTexts.allPaid)}
        </Badge>
      ) : (
        visit.paid > 0 && (
          <span className="text-ink-2">{text(t.paidOf, { amount: formatShekels(visit.paid) })}</span>
        )
      )}
      <span>
        <span className="sr-only">{text(visitsTexts.total)} </span>
        <Price shekels={visit.total} className="font-semibold text-xl" />
      </span>
    </span>
  );
};
