import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { withPin } from '#web/lib/api/pin-asking.ts';
import type { Senders } from '#web/lib/outbox/outbox.ts';
import { pausesQuery } from '#web/lib/query/evening-queries.ts';

/** A line that swallows everything must not hold a pause back. */
const answerLimitMs = 10_000;
const withinLimit = () => ({ signal: AbortSignal.timeout(answerLimitMs) });

const findPauseOf = async (sectionId: string | null): Promise<string | undefined> =>
  (await call('GET /pauses', withinLimit())).find((pause) => pause.sectionId === sectionId)?._id;

/** How pauses reach the server, from wherever the board is. */
export const pauseSenders = (client: QueryClient): Senders => ({
  pause: {
    send: async ({ sectionId, minutes, reason }) => {
      const pause = await withPin(
        () => call('POST /pauses', { body: { sectionId, minutes, reason }, ...withinLimit() }),
        'stock',
      );
      await client.cancelQueries({ queryKey: pausesQuery.queryKey });
      client.setQueryData(pausesQuery.queryKey, (known = []) => [
        ...known.filter((other) => other.sectionId !== sectionId),
        pause,
      ]);
      return {};
    },
  },
  resume: {
    send: async ({ sectionId, pauseId }) => {
      const id = pauseId ?? (await findPauseOf(sectionId));
      if (id === undefined) return {};
      try {
        const others = await withPin(
          () => call('DELETE /pauses/:id', { params: { id }, ...withinLimit() }),
          'stock',
        );
        client.setQueryData(pausesQuery.queryKey, others);
      } catch (error) {
        // One that is over already, by itself or by a colleague, is what was wanted.
        if (!isApiError(error, 'not_found')) throw error;
        await client.invalidateQueries({ queryKey: pausesQuery.queryKey });
      }
      return {};
    },
  },
});
