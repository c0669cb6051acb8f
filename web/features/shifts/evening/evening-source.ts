import type { QueryClient } from '@tanstack/react-query';
import { type BoardEvent, boardEventKinds } from '#core/live/live-events.ts';
import type { Evening } from '#core/shifts/shift-shape.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { type LiveSource, needsSnapshot } from '#web/lib/live/live-resource.ts';
import { printingKey } from '#web/lib/query/printing-queries.ts';

type EveningState = { evening: Evening | null };

const lastKnown = (ownerId: string) => ['evening-now', ownerId] as const;

/** A burst of orders is one read. */
const readDelayMs = 400;

/** How the open shift is going: read again whenever the board's stream says that something happened. */
export const createEveningSource = (
  ownerId: string,
  client: QueryClient,
): LiveSource<EveningState, EveningState, BoardEvent> => ({
  // Whoever returns to the tab sees the last figures at once.
  initial: client.getQueryData<EveningState>(lastKnown(ownerId)) ?? { evening: null },
  emptied: () => ({ evening: null }),
  // The same as a board's in another tab: they share one connection.
  address: () => `/api/orders/stream?ownerId=${ownerId}&snapshot=none`,
  ignoresStreamSnapshot: true,
  kinds: boardEventKinds,
  read: (signal) => call('GET /services/evening', { signal }),
  applySnapshot: (_state, answer) => {
    client.setQueryData(lastKnown(ownerId), answer);
    return answer;
  },
  applyEvent: (state, { kind }) =>
    kind === 'stock' || kind === 'menu' || kind === 'print' || kind === 'board' ? state : needsSnapshot,
  readDelayMs: () => readDelayMs,
  onEvents: (events) => {
    if (events.some(({ kind }) => kind === 'print' || kind === 'board'))
      void client.invalidateQueries({ queryKey: printingKey });
  },
  // The page itself notices that the session is over.
  applyFailure: (_state, error) => (isApiError(error, 'not_signed_in') ? 'session-ended' : null),
  pausesWhileHidden: true,
  pollMs: 10_000,
});
