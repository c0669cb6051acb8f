import { heartbeatMs } from '#core/live/live-events.ts';

export type LiveState = 'connecting' | 'live' | 'down';

type Handlers = {
  /** The events to listen for, each with its parsed data. */
  on: Record<string, (data: never) => void>;
  /** Everything may have changed: read it again. Called at the first connection and after a gap. */
  onResync: () => void;
  onState: (state: LiveState) => void;
};

/** Silence longer than this means a dead connection that nobody reported. */
const silenceLimitMs = heartbeatMs * 2.5;
const reopenDelayMs = 2_000;

/**
 * An EventSource that notices silence. The browser replays with Last-Event-ID by itself while it
 * reconnects; a stream that we had to open anew starts with a resync instead.
 */
export const openLiveStream = (url: string, { on, onResync, onState }: Handlers): (() => void) => {
  let source: EventSource;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  const heard = () => {
    clearTimeout(watchdog);
    watchdog = setTimeout(reopen, silenceLimitMs);
  };
  const reopen = () => {
    source.close();
    onState('down');
    clearTimeout(watchdog);
    watchdog = setTimeout(open, reopenDelayMs);
  };
  const open = () => {
    if (closed) return;
    let resynced = false;
    source = new EventSource(url, { withCredentials: true });
    source.addEventListener('ready', (message) => {
      heard();
      onState('live');
      // A reconnection by the browser carries Last-Event-ID and gets a replay: `replayed` says so.
      if (!resynced && !JSON.parse(message.data).replayed) onResync();
      resynced = true;
    });
    source.addEventListener('resync', () => {
      heard();
      onResync();
    });
    source.addEventListener('heartbeat', heard);
    for (const [kind, handle] of Object.entries(on)) {
      source.addEventListener(kind, (message) => {
        heard();
        handle(JSON.parse((message as MessageEvent<string>).data) as never);
      });
    }
    source.onerror = () => {
      onState('down');
      // CLOSED means the browser gave up (for example an HTTP error): try again ourselves.
      if (source.readyState === EventSource.CLOSED) reopen();
    };
    heard();
  };

  onState('connecting');
  open();
  return () => {
    closed = true;
    clearTimeout(watchdog);
    source.close();
  };
};
