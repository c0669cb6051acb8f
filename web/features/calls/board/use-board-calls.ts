import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { isUnanswered } from '#core/calls/call-rules.ts';
import { lazyModule } from '#web/lib/browser/lazy-module.ts';
import { isCallIntent } from '#web/lib/outbox/intent.ts';
import type { Outbox } from '#web/lib/outbox/outbox.ts';
import { useUnsaved } from '#web/lib/outbox/use-outbox.ts';
import type { CallKit } from './board-calls.ts';
import { callsQuery } from './calls-query.ts';
import { ringCause } from './ring-cause.ts';

const kit = lazyModule<CallKit>(() => import('./call-kit.tsx'));

/** Where events do not reach: a screen that was asleep, or without a stream. */
const refetchEveryMs = 20_000;

/** The open calls of the tables; null in a restaurant without tables, which loads nothing of them. */
export const useBoardCalls = (outbox: Outbox, isWanted: boolean) => {
  const { data } = useQuery({
    ...callsQuery,
    enabled: isWanted,
    refetchInterval: ({ state }) => (state.data?.tables ? refetchEveryMs : false),
    // It rings behind other windows too.
    refetchIntervalInBackground: true,
  });
  const loaded = useSyncExternalStore(kit.subscribe, kit.read, () => null);
  const unsaved = useUnsaved(outbox, isCallIntent);
  const isNeeded = Boolean(data?.tables);
  useEffect(() => {
    if (isNeeded) void kit.load();
  }, [isNeeded]);
  return useMemo(() => {
    if (!isNeeded || !loaded || !data) return null;
    const calls = loaded.shownCalls(data.calls, unsaved);
    const ringing = calls
      .filter(isUnanswered)
      .map((call) => ({ _id: ringCause(call), ringStep: call.ringStep }));
    return { CallStrip: loaded.CallStrip, calls, ringing };
  }, [isNeeded, loaded, data, unsaved]);
};
