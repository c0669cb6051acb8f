import type { QueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';
import { withPin } from '#web/lib/api/pin-asking.ts';
import type { Senders } from '#web/lib/outbox/outbox.ts';
import { callsQuery } from './calls-query.ts';

/** A line that swallows everything must not hold an answer back. */
const answerLimitMs = 10_000;

/** How answers to tables reach the server. Repeating one changes nothing. */
export const callSenders = (client: QueryClient): Senders => ({
  call: {
    send: async ({ callId, answer }) => {
      const after = await withPin(() => {
        const signal = AbortSignal.timeout(answerLimitMs);
        return call('PATCH /calls/:id', { params: { id: callId }, body: { answer }, signal });
      }, 'orders');
      await client.cancelQueries({ queryKey: callsQuery.queryKey });
      client.setQueryData(callsQuery.queryKey, (known) => {
        if (!known) return known;
        const others = known.calls.filter(({ _id }) => _id !== callId);
        return { ...known, calls: after.doneAt ? others : [...others, after] };
      });
      // What was cancelled may have known of others.
      void client.invalidateQueries({ queryKey: callsQuery.queryKey });
      return {};
    },
  },
});
