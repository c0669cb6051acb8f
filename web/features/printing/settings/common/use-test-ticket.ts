import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Printer } from '#core/printing/printer-shape.ts';
import { call } from '#web/lib/api/call.ts';
import { useOneAtATime } from '#web/lib/query/one-at-a-time.ts';
import { printersQuery } from './printer-queries.ts';

export type TestState = 'none' | 'sending' | 'waiting' | 'printed';

/** A test ticket, and whether it has come out: the printer has printed since. */
export const useTestTicket = ({ _id, lastTicketAt }: Pick<Printer, '_id' | 'lastTicketAt'>) => {
  const client = useQueryClient();
  const [before, setBefore] = useState<{ lastTicketAt: string | null } | null>(null);
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: () => call('POST /printers/:id/test', { params: { id: _id } }),
    onSuccess: async () => {
      setBefore({ lastTicketAt });
      await client.invalidateQueries({ queryKey: printersQuery.queryKey });
    },
  });
  const send = useOneAtATime(() => mutateAsync().catch(() => {}));
  const stateNow = (): TestState => {
    if (isPending) return 'sending';
    if (!before) return 'none';
    return before.lastTicketAt === lastTicketAt ? 'waiting' : 'printed';
  };
  return { state: stateNow(), error, send: () => void send() };
};
