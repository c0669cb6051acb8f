import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { withPin } from '#web/lib/api/pin-asking.ts';
import { useOneAtATime } from '#web/lib/query/one-at-a-time.ts';
import { visitsKey } from '../visit-queries.ts';

/** Sends one thing at a time; what is shown of visits is read again before it counts as done, or as refused. */
export const useSending = () => {
  const client = useQueryClient();
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState('');
  const send = useOneAtATime(
    async (work: () => Promise<() => void>, explain: (error: unknown) => string): Promise<void> => {
      setWorking(true);
      setFailure('');
      const refresh = () => client.invalidateQueries({ queryKey: visitsKey });
      try {
        const finish = await withPin(work, 'orders');
        await refresh();
        finish();
      } catch (error) {
        setFailure(explain(error));
        void refresh();
      }
      setWorking(false);
    },
  );
  return { working, failure, setFailure, send };
};
