import type { QueryClient } from '@tanstack/react-query';
import type { StockLimitIn } from '#core/stock/stock.contract.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { withPin } from '#web/lib/api/pin-asking.ts';
import { serverNow } from '#web/lib/clock/server-clock.ts';
import type { Senders } from '#web/lib/outbox/outbox.ts';
import { stockQuery } from '#web/lib/query/evening-queries.ts';
import { replaceDish } from './stock-list.ts';

/** A line that swallows everything must not hold a change back. */
const answerLimitMs = 10_000;
const minuteMs = 60_000;

/** It ends when it was meant to, however long it waited for the line. */
const asOf = (limit: StockLimitIn | null, pressedAt: number): StockLimitIn | null =>
  limit?.kind === 'untilTime'
    ? { ...limit, minutes: Math.max(1, limit.minutes - Math.floor((serverNow() - pressedAt) / minuteMs)) }
    : limit;

/** How changes of the stock board reach the server, from wherever the board is. */
export const stockSenders = (client: QueryClient): Senders => ({
  stock: {
    send: async ({ dishId, option, limit, countId }, { at }) => {
      try {
        const { was, ...dish } = await withPin(
          () =>
            call('PUT /stock/:id', {
              params: { id: dishId },
              body: { option, limit: asOf(limit, at), ...(limit?.kind === 'counted' && { countId }) },
              signal: AbortSignal.timeout(answerLimitMs),
            }),
          'stock',
        );
        // A reading that is under way may be older than this answer.
        await client.cancelQueries({ queryKey: stockQuery.queryKey });
        client.setQueryData(stockQuery.queryKey, (known) => known && replaceDish(known, dish));
        return { replaced: was };
      } catch (error) {
        if (isApiError(error, 'not_found')) {
          void client.invalidateQueries({ queryKey: stockQuery.queryKey });
        }
        throw error;
      }
    },
  },
});
