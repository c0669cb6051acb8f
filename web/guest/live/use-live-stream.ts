import { useEffect, useRef, useState } from 'react';
import { type LiveState, openLiveStream } from '#web/lib/live/live-stream.ts';

type Handlers = { on: Record<string, (data: never) => void>; onResync: () => void };

/** The page comes alive first; a stream that opens with it would compete with its pictures. */
const patienceMs = 1_000;

/**
 * A stream for as long as somebody looks: a phone in a pocket holds no connection, and gets everything anew when it
 * is taken out again. Without an address there is no stream.
 */
export const useLiveStream = (url: string | null, handlers: Handlers): LiveState => {
  const [state, setState] = useState<LiveState>('connecting');
  const current = useRef(handlers);
  useEffect(() => {
    current.current = handlers;
  });
  const kinds = Object.keys(handlers.on).join();

  useEffect(() => {
    if (!url) return;
    let close: (() => void) | null = null;
    const open = () => {
      close = openLiveStream(url, {
        on: Object.fromEntries(
          kinds.split(',').map((kind) => [kind, (data: never) => current.current.on[kind]?.(data)]),
        ),
        onResync: () => current.current.onResync(),
        onState: setState,
      });
    };
    const follow = () => {
      if (document.visibilityState === 'hidden') {
        close?.();
        close = null;
      } else if (!close) open();
    };
    const start = setTimeout(follow, patienceMs);
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearTimeout(start);
      document.removeEventListener('visibilitychange', follow);
      close?.();
    };
  }, [url, kinds]);

  return state;
};
