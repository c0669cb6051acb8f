import type { QueryClient } from '@tanstack/react-query';
import { callsQuery } from '#web/features/calls/board/calls-query.ts';
import { refusedPhonesQuery } from '#web/features/orders/board/refused-phones/refused-phones-query.ts';
import { openShiftQuery } from '#web/features/shifts/control/open-shift-query.ts';
import { eveningKey, practiceQuery } from '#web/lib/query/evening-queries.ts';
import { printingKey } from '#web/lib/query/printing-queries.ts';
import { sessionQuery } from '#web/lib/query/session-query.ts';

/** What a board reads again when it hears that something has changed; its orders it follows by the events themselves. */
export const boardRefreshes = (client: QueryClient, ownerId: string, refreshBills: () => void) => {
  const refresh = (...keys: readonly (readonly unknown[])[]) => {
    for (const queryKey of keys) void client.invalidateQueries({ queryKey });
  };
  const [calls, phones, session] = [callsQuery.queryKey, refusedPhonesQuery.queryKey, sessionQuery.queryKey];
  return {
    onShift: () => {
      const [shift, practice] = [openShiftQuery(ownerId).queryKey, practiceQuery(ownerId).queryKey];
      refresh(shift, practice, printingKey, calls, phones);
      refreshBills();
    },
    onMenu: () => refresh(eveningKey),
    onPrint: () => refresh(printingKey),
    onCall: () => refresh(calls),
    onVisit: refreshBills,
    /** The tables that may call, the time zone, the plan. */
    onSettings: () => refresh(calls, session),
    onBoard: () => {
      refresh(printingKey, phones, session);
      refreshBills();
    },
  };
};
