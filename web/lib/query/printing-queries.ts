import { queryOptions, useQuery } from '@tanstack/react-query';
import type { BoardPrints } from '#core/printing/jobs/job-shape.ts';
import { call } from '#web/lib/api/call.ts';

/** What screens know of paper; refetched when an event says that it has changed. */
export const printingKey = ['printing'] as const;

/** Most restaurants have none, and load nothing else of printing. */
export const printersQuery = queryOptions({
  queryKey: [...printingKey, 'printers'],
  queryFn: ({ signal }) => call('GET /printers/state', { signal }),
});

export const boardPrintsQuery = queryOptions({
  queryKey: [...printingKey, 'board'],
  queryFn: ({ signal }) => call('GET /print-jobs', { signal }),
});

/** The alarm of a ticket ends with its order, which a board knows at once. */
export const troublesOfOpen = (
  prints: BoardPrints | null,
  orders: readonly { _id: string; status: string }[],
): BoardPrints['troubles'] => {
  const done = new Set(orders.filter(({ status }) => status === 'done').map(({ _id }) => _id));
  return prints?.troubles.filter(({ orderId }) => orderId === null || !done.has(orderId)) ?? [];
};

/** Where events do not reach: a screen that was asleep, or without a stream. */
const refetchEveryMs = 20_000;

/** What has become of the tickets; null without printers. */
export const useBoardPrints = (isWanted = true): BoardPrints | null => {
  const { data: printers = [] } = useQuery({ ...printersQuery, enabled: isWanted });
  const hasPrinters = printers.length > 0;
  const { data } = useQuery({
    ...boardPrintsQuery,
    enabled: hasPrinters,
    refetchInterval: refetchEveryMs,
    // It rings behind other windows too.
    refetchIntervalInBackground: true,
  });
  return (hasPrinters && data) || null;
};
