import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { stockQuery } from '#web/lib/query/evening-queries.ts';

/** When the board itself has long come, on a slow line too. */
const laterMs = 15_000;

/** What is pressed without a line has to be there before the line is lost: the tools that wait for it, and the menu's dishes. */
export const useToolsWithoutLine = (isBoardThere: boolean): void => {
  const client = useQueryClient();
  useEffect(() => {
    if (!isBoardThere) return;
    const fetchAll = () =>
      Promise.all([
        import('./tools-dialog.tsx'),
        import('./stock-tool.tsx'),
        import('#web/features/orders/board/allergy/allergy-question.tsx'),
        import('#web/features/orders/board/finished-dialog.tsx'),
        import('#web/features/orders/board/order-dialog.tsx'),
        import('#web/features/orders/board/undo-bar.tsx'),
        import('#web/features/orders/trail/order-trail.tsx'),
        import('#web/features/outbox/not-saved-bar.tsx'),
        import('#web/features/outbox/not-saved-note.tsx'),
        import('#web/features/printing/order/order-printing.tsx'),
        import('#web/features/pauses/pause-screen.tsx'),
        import('#web/features/visits/bill/order-bill.tsx'),
        import('#web/features/visits/dialog/bill-dialog.tsx'),
        import('#web/features/visits/lanes/table-lane.tsx'),
        import('#web/features/visits/unanswered/payment-question-bar.tsx'),
        import('#web/features/pauses/pause-bar.tsx'),
        client.prefetchQuery(stockQuery),
      ]);
    // Whoever opens one of them asks for it again.
    const timer = setTimeout(() => void fetchAll().catch(() => {}), laterMs);
    return () => clearTimeout(timer);
  }, [isBoardThere, client]);
};
