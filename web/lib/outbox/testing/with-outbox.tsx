import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { ApiError } from '#web/lib/api/api-error.ts';
import { createBrowserOutbox } from '../browser-outbox.ts';
import type { Senders } from '../outbox.ts';
import { OutboxContext } from '../use-outbox.ts';

const testShift = '5'.repeat(24);

type WithOutboxProps = {
  senders: (client: QueryClient) => Senders;
  /** Whether the server can be reached. */
  line?: { isUp: boolean };
  children: ReactNode;
};

/** A part of a board whose presses are stored and sent as on the real one. */
export const WithOutbox = ({ senders, line = { isUp: true }, children }: WithOutboxProps) => {
  const client = useQueryClient();
  const [outbox] = useState(() =>
    createBrowserOutbox('owner', async () => {
      if (!line.isUp) throw new ApiError(0, 'network', '');
      return new Set([testShift]);
    }),
  );
  useEffect(() => {
    outbox.serve(senders(client));
    return outbox.start();
  }, [outbox, client, senders]);
  const value = useMemo(() => ({ outbox, shiftId: testShift }), [outbox]);
  return <OutboxContext value={value}>{children}</OutboxContext>;
};
