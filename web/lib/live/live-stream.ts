import { heartbeatMs } from '#core/live/live-events.ts';

export type LiveState = 'connecting' | 'live' | 'down';

type Handlers = {
  /** The events to listen for, each with its parsed data. */
  on: Record<string, (data: never) => void>;
  /** Everything may have changed: read it again. Called at the first connection and after a gap. */
  onResync: () => void;
  onState: (state: LiveState) => void;
  /** Anything came, be it a heartbeat: up to now the page is complete. */
  onHeard?: () => void;
};

/** Silence longer than this means a dead connection that nobody reported. */
const silenceLimitMs = heartbeatMs * 2.5;
/** On return to the page: a stream that has missed a heartbeat is not waited for. */
const staleMs = heartbeatMs * 1.2;
const firstReopenDelayMs = 2_000;
const lastReopenDelayMs = 30_000;

/** Longer after every failure, and not the same for all: a restarted server must not meet all screens at once. */
const reopenDelayMs = (failures: number): number =>
  Math.min(lastReopenDelayMs, firstReopenDelayMs * 2 ** failures) * (0.75 + Math.random() / 2);

/**
 * An EventSource that notices silence. The browser replays with Last-Event-ID by itself while it
 * reconnects; a stream that we had to open anew starts with a resync instead.
 */
export const openLiveStream = (url: string, { on, onResync, onState, onHeard }: Handlers): (() => void) => {
  let source: EventSource;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  let closed = false;
  let failures = 0;
  let isLive = false;
  let heardAt = Date.now();

  const tell = (state: LiveState) => {
    isLive = state === 'live';
    onState(state);
  };
  const watch = () => {
    clearTimeout(watchdog);
    watchdog = setTimeout(reopen, silenceLimitMs);
  };
  const heard = () => {
    heardAt = Date.now();
    watch();
    onHeard?.();
  };
  const reopen = () => {
    source.close();
    tell('down');
    clearTimeout(watchdog);
    watchdog = setTimeout(open, reopenDelayMs(failures));
    failures += 1;
  };
  const open = () => {
    if (closed) return;
    source = new EventSource(url, { withCredentials: true });
    source.addEventListener('ready', (message) => {
      heard();
      failures = 0;
      tell('live');
      // A reconnection by the browser carries Last-Event-ID and gets a replay: `replayed` says so. One that was
      // lost before its first event has no id to send, and is told the opposite.
      if (!JSON.parse(message.data).replayed) onResync();
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
      tell('down');
      // CLOSED means the browser gave up (for example an HTTP error): try again ourselves.
      if (source.readyState === EventSource.CLOSED) reopen();
    };
    watch();
  };

  // The network or the page is back: no reason to sit out the pause, nor to trust a line that slept with the device.
  const hurry = () => {
    if (isLive && Date.now() - heardAt < staleMs) return;
    clearTimeout(watchdog);
    source.close();
    open();
  };
  const comeBack = () => {
    if (document.visibilityState === 'visible') hurry();
  };

  tell('connecting');
  open();
  window.addEventListener('online', hurry);
  document.addEventListener('visibilitychange', comeBack);
  return () => {
    closed = true;
    window.removeEventListener('online', hurry);
    document.removeEventListener('visibilitychange', comeBack);
    clearTimeout(watchdog);
    source.close();
  };
};
