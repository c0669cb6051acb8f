import { useCallback, useEffect, useReducer, useState } from 'react';
import type { GuestCall } from '#core/calls/call-shape.ts';
import type { ScannedTable } from '../qr/scanned-table.ts';
import { callsStorageKey, forgetCall, rememberCall, rememberedCalls } from './remembered-calls.ts';
import { type CallProblem, sendCall, type Wish } from './send-call.ts';
import { createTrackedCall } from './tracked-call.ts';

type Following = { readonly current: () => GuestCall | null; readonly stop: () => void };

/** The open calls of this phone at this table, live, and how to make one. */
export const useTableCalls = (
  owner: string,
  { number: table, code }: ScannedTable,
  onCodeRefused?: () => void,
) => {
  const [following] = useState(() => new Map<string, Following>());
  const [, render] = useReducer((times: number) => times + 1, 0);

  const follow = useCallback(
    (token: string, initial: GuestCall | null) => {
      // What the server has just answered is newer than what was followed.
      if (following.has(token) && !initial) return;
      following.get(token)?.stop();
      const resource = createTrackedCall(token, initial);
      const unsubscribe = resource.subscribe(() => {
        if (resource.get().isOver) {
          forgetCall(owner, token);
          following.get(token)?.stop();
          following.delete(token);
        }
        render();
      });
      const stop = resource.start();
      following.set(token, {
        current: () => resource.getPublished().state.call,
        stop: () => {
          unsubscribe();
          stop();
        },
      });
      render();
    },
    [following, owner],
  );

  useEffect(() => {
    const read = () => {
      for (const { token } of rememberedCalls(owner, table)) follow(token, null);
    };
    // Another tab at the same table.
    const onOtherTab = ({ key }: StorageEvent) => {
      if (key === callsStorageKey(owner)) read();
    };
    read();
    addEventListener('storage', onOtherTab);
    return () => {
      removeEventListener('storage', onOtherTab);
      for (const { stop } of following.values()) stop();
      following.clear();
    };
  }, [owner, table, follow, following]);

  /** Null when the call is made, or what was asked for before is changed. */
  const ask = async (wish: Omit<Wish, 'table' | 'code'>): Promise<CallProblem | null> => {
    const sent = await sendCall(owner, { ...wish, table, ...(code && { code }) });
    if (sent === 'codeReplaced') onCodeRefused?.();
    if (typeof sent === 'string') return sent;
    rememberCall(owner, { token: sent.trackingToken, table, kind: sent.kind });
    follow(sent.trackingToken, sent);
    return null;
  };

  return { calls: [...following.values()].flatMap(({ current }) => current() ?? []), ask };
};
export type TableCalls = ReturnType<typeof useTableCalls>;
