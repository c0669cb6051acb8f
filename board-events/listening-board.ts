import { type FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { type BoardEvent, boardEventKinds } from '#core/live/live-events.ts';
import { isUnfinished } from '#core/orders/order-lifecycle.ts';
import type { Database } from '#server/db/engine/database.ts';
import { readStream } from '#server/testing/read-stream.ts';
import { newestEventId } from '#server/testing/stored-events.ts';
import { boardRefreshes } from '#web/app/pages/board/board-refreshes.ts';
import { callsQuery } from '#web/features/calls/board/calls-query.ts';
import { openingHoursQuery } from '#web/features/opening-hours/opening-hours-query.ts';
import { refusedPhonesQuery } from '#web/features/orders/board/refused-phones/refused-phones-query.ts';
import { createBoardSource } from '#web/features/orders/board/state/board-source.ts';
import type { BoardState } from '#web/features/orders/board/state/board-state.ts';
import { openShiftQuery } from '#web/features/shifts/control/open-shift-query.ts';
import {
  orderPaymentsQuery,
  visitQuery,
  visitsKey,
  visitsQuery,
} from '#web/features/visits/visit-queries.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { needsSnapshot } from '#web/lib/live/live-resource.ts';
import { areasQuery, pausesQuery, practiceQuery, stockQuery } from '#web/lib/query/evening-queries.ts';
import { boardPrintsQuery, printersQuery } from '#web/lib/query/printing-queries.ts';
import { sessionQuery } from '#web/lib/query/session-query.ts';

/** The bills that are open on it: a table's, and an order's without a table. */
export type OpenBills = { visit: string; order: string };

const queriesOf = (ownerId: string, { visit, order }: OpenBills) => [
  sessionQuery,
  openShiftQuery(ownerId),
  practiceQuery(ownerId),
  stockQuery,
  areasQuery,
  pausesQuery,
  openingHoursQuery,
  printersQuery,
  boardPrintsQuery,
  callsQuery,
  refusedPhonesQuery,
  visitsQuery,
  visitQuery(visit),
  orderPaymentsQuery(order),
];

const settingsAlone: readonly string[] = ['lastSeenAt', 'lastTicketAt', 'waiting'];

/** Without what no board shows: how a printer's settings say when it was here, and which dish a line was, by its id. */
const asShown = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null), (key, part) => {
    // Marks stand on orders that are not finished.
    if (key === 'printed') return undefined;
    if (key === 'dishId') return { name: part.name, price: part.price };
    if (typeof part !== 'object' || part === null || !('lastTicketAt' in part)) return part;
    return Object.fromEntries(Object.entries(part).filter(([name]) => !settingsAlone.includes(name)));
  });

/**
 * The page's own board without its screen: its orders and how events change them, its queries, and which of these it reads
 * again upon what it hears. It never reads because of the time.
 */
export const openBoard = async (ownerId: string, opened: OpenBills) => {
  let bills = opened;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const refreshes = boardRefreshes(
    client,
    ownerId,
    () => void client.invalidateQueries({ queryKey: visitsKey }),
  );
  const source = createBoardSource({
    ownerId,
    ...refreshes,
    onSnapshot: refreshes.onShift,
    onSessionEnd: () => {},
  });
  let board: BoardState = source.initial;

  const readOrders = async (): Promise<void> => {
    const atRequest = board;
    const read = await source.read(new AbortController().signal, board, (change) => {
      board = change(board);
      return board;
    });
    board = source.applySnapshot(board, read, atRequest);
    source.onSnapshot?.();
  };
  const readInvalid = () => client.refetchQueries({ predicate: ({ state }) => state.isInvalidated });
  /** Reads of these what is not there yet. */
  const open = async (now: OpenBills): Promise<void> => {
    bills = { ...now };
    await Promise.all(
      queriesOf(ownerId, bills).map((query) =>
        client.prefetchQuery<unknown>({ ...query, staleTime: Number.POSITIVE_INFINITY } as FetchQueryOptions),
      ),
    );
  };
  await readOrders();
  await open(bills);

  return {
    open,
    hear: async (events: readonly BoardEvent[]): Promise<void> => {
      const { orders } = board;
      let isBehind = false;
      for (const event of events) {
        const next = source.applyEvent(board, event);
        if (next === needsSnapshot) isBehind = true;
        else board = next;
      }
      source.onEvents?.(events);
      // As its stock screen does while it is open (`StockScreen`).
      if (board.orders !== orders) void client.invalidateQueries({ queryKey: stockQuery.queryKey });
      if (isBehind) await readOrders();
      await readInvalid();
    },
    shows: () => ({
      orders: asShown(board.orders),
      unread: Object.keys(board.unread),
      ...Object.fromEntries(
        queriesOf(ownerId, bills).map(({ queryKey }) => {
          const { error, data } = client.getQueryState<unknown>(queryKey) ?? {};
          // A bill whose orders have joined another; nothing else may fail.
          if (error && !isApiError(error, 'not_found')) throw error;
          return [queryKey.join(' '), error ? 'not_found' : asShown(data)];
        }),
      ),
      printed: client
        .getQueryData(boardPrintsQuery.queryKey)
        ?.printed.filter((id) => board.orders[id] && isUnfinished(board.orders[id]))
        .toSorted(),
    }),
  };
};
export type Line = { url: string; cookie: string; db: Database };

/** What a board hears on its stream, up to the newest that there is. */
export const listenTo = async (ownerId: string, { url, cookie, db }: Line) => {
  const stream = await readStream(`${url}/api/orders/stream?snapshot=none`, { cookie });
  let heard = (await stream.nextOf('snapshot')).id;
  return {
    close: stream.close,
    next: async (): Promise<BoardEvent[]> => {
      const newest = await newestEventId(db, ownerId, boardEventKinds);
      const events: BoardEvent[] = [];
      while (newest !== null && Number(heard) < Number(newest)) {
        const { id, data } = await stream.nextEvent();
        heard = id;
        events.push(data.event);
      }
      return events;
    },
  };
};
