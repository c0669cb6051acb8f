import { isOfOtherEpoch, knownEpoch, watchEpoch } from '#web/lib/api/server-epoch.ts';
import { type LineState, openLiveLine } from './live-line.ts';
import { browserWorld, type LiveWorld } from './live-world.ts';
import { createSnapshotReader } from './snapshot-reader.ts';

/** What `applyEvent` may return instead of a state: only a new snapshot will do. */
export const needsSnapshot = Symbol('needs a snapshot');

/** Shows a part of a snapshot that is still being read, and returns the resulting state. */
export type TakePart<State> = (change: (state: State) => State) => State;

/** What a screen brings: where its data comes from, and how a snapshot and an event change it. */
export type LiveSource<State, Snapshot, Event extends { kind: string }> = {
  initial: State;
  /** What is left when the server has another database than the one the state is of; `initial`, if nothing else is said. */
  emptied?: (state: State) => State;
  /** Of the stream; evaluated each time it is opened. */
  address: (state: State) => string;
  kinds: readonly Event['kind'][];
  /** The snapshot by an ordinary call: to catch up, and when streams are unavailable. One that comes in parts shows them. */
  read: (signal: AbortSignal, state: State, takePart: TakePart<State>) => Promise<Snapshot>;
  /** `atRequest` is the state when it was requested; what has arrived since is newer than the snapshot. */
  applySnapshot: (state: State, snapshot: Snapshot, atRequest: State) => State;
  applyEvent: (state: State, event: Event) => State | typeof needsSnapshot;
  /** How long a read that an event calls for is delayed: many screens may get it at once. Events meanwhile share it. */
  readDelayMs?: () => number;
  /** A failed read that is conclusive: the resulting state, or that the session is over. Null: try again. */
  applyFailure?: (state: State, error: unknown) => State | 'session-ended' | null;
  /** Nothing will ever change again. */
  isFinal?: (state: State) => boolean;
  /** The stream's snapshot is of something else, and only means that it is time to read. */
  ignoresStreamSnapshot?: boolean;
  onSnapshot?: () => void;
  /** The events since the last render, for listeners that keep no state here. */
  onEvents?: (events: readonly Event[]) => void;
  onSessionEnd?: () => void;
  /** A phone in a pocket holds no connection, and starts over when it is taken out again. */
  pausesWhileHidden?: boolean;
  pollMs: number;
};

export type LiveStatus = {
  line: LineState;
  /** The state came from the server and is not the initial one. */
  isLoaded: boolean;
  /** The latest read failed. */
  isUnreachable: boolean;
};

/** How long a stream may take to open before the snapshot is read by an ordinary call. */
const connectPatienceMs = 2_000;
/** A burst of events is one render. */
const batchMs = 100;

/**
 * Server state that keeps itself up to date: a stream that begins with a snapshot, events merged into it, and ordinary
 * reads whenever the stream is away or something was missed. It lives outside React, so that two changes in one frame
 * see each other; `getPublished` is what React shows.
 */
export const createLiveResource = <State, Snapshot, Event extends { kind: string }>(
  source: LiveSource<State, Snapshot, Event>,
  world: LiveWorld = browserWorld,
) => {
  let state = source.initial;
  let status: LiveStatus = { line: 'connecting', isLoaded: false, isUnreachable: false };
  let syncedAt: number | null = null;
  /** Of which the state is. */
  let epoch = knownEpoch();
  let published = { state, status };
  const listeners = new Set<() => void>();

  let line: ReturnType<typeof openLiveLine> | null = null;
  let stopWatchingPage: (() => void) | null = null;
  let pollTimer: ReturnType<typeof setTimeout> | undefined;
  let publishTimer: ReturnType<typeof setTimeout> | undefined;
  let readTimer: ReturnType<typeof setTimeout> | undefined;
  let publishedAt = 0;
  let unheard: Event[] = [];
  /** How often a gap was noticed, and up to which of them a snapshot has filled it. */
  let timesBehind = 0;
  let timesCaughtUp = 0;
  let snapshotsApplied = 0;
  /** What was known when a snapshot was requested. */
  const startRequest = () => ({ state, timesBehind, snapshotsApplied, at: Date.now() });
  let lineRequest = startRequest();

  const publish = () => {
    clearTimeout(publishTimer);
    publishTimer = undefined;
    publishedAt = Date.now();
    const heard = unheard;
    unheard = [];
    if (heard.length > 0) source.onEvents?.(heard);
    if (published.state === state && published.status === status) return;
    published = { state, status };
    for (const listener of [...listeners]) listener();
  };
  const publishSoon = () => {
    if (publishTimer !== undefined) return;
    publishTimer = setTimeout(publish, Math.max(0, publishedAt + batchMs - Date.now()));
  };
  const setStatus = (change: Partial<LiveStatus>) => {
    const isNew = Object.entries(change).some(([key, value]) => status[key as keyof LiveStatus] !== value);
    if (isNew) status = { ...status, ...change };
    publishSoon();
  };
  const setState = (next: State) => {
    state = next;
    publishSoon();
    if (source.isFinal?.(state)) pause();
  };

  const reader = createSnapshotReader({
    read: (signal, request, onPart) =>
      source.read(signal, request.state, (change) => {
        onPart();
        setState(change(state));
        return state;
      }),
    begin: startRequest,
    onAnswer: (snapshot, request) => {
      applySnapshot(snapshot, request);
      pollLater();
    },
    onFailure: (error) => {
      const outcome = source.applyFailure?.(state, error) ?? null;
      if (outcome === 'session-ended') return endSession();
      if (outcome !== null) setState(outcome);
      setStatus({ isUnreachable: true });
      pollLater();
    },
  });

  const applySnapshot = (snapshot: Snapshot, request: ReturnType<typeof startRequest>) => {
    setStatus({ isUnreachable: false });
    // Another one arrived in between, by stream or by call, and it is unknown which is newer: read once more.
    if (snapshotsApplied !== request.snapshotsApplied) return noticeBehind();
    snapshotsApplied += 1;
    timesCaughtUp = Math.max(timesCaughtUp, request.timesBehind);
    syncedAt = Math.max(syncedAt ?? 0, request.at);
    setStatus({ isLoaded: true });
    setState(source.applySnapshot(state, snapshot, request.state));
    source.onSnapshot?.();
  };

  const isBehind = (): boolean => timesBehind > timesCaughtUp;
  const noticeBehind = () => {
    timesBehind += 1;
    void reader.ask();
  };

  const readSoon = () => {
    const delayMs = source.readDelayMs?.() ?? 0;
    if (delayMs === 0) return noticeBehind();
    timesBehind += 1;
    readTimer ??= setTimeout(() => {
      readTimer = undefined;
      // Another read may have finished first.
      if (isBehind()) void reader.ask();
    }, delayMs);
  };

  /** Schedules the next ordinary read, for as long as the stream alone does not keep the state complete. */
  const pollLater = () => {
    clearTimeout(pollTimer);
    const isComplete = status.line === 'live' && !isBehind() && !status.isUnreachable;
    if (line && !isComplete) pollTimer = setTimeout(() => void reader.ask(), source.pollMs);
  };

  const openLine = () => {
    clearTimeout(pollTimer);
    pollTimer = setTimeout(() => {
      if (status.line !== 'live') void reader.ask();
    }, connectPatienceMs);
    line = openLiveLine({
      world,
      address: () => source.address(state),
      kinds: source.kinds,
      listener: {
        onConnecting: () => {
          lineRequest = startRequest();
        },
        onSnapshot: (snapshot) => {
          if (source.ignoresStreamSnapshot) noticeBehind();
          else applySnapshot(snapshot as Snapshot, lineRequest);
        },
        onEvent: (event) => {
          unheard.push(event);
          const next = source.applyEvent(state, event);
          if (next === needsSnapshot) readSoon();
          else setState(next);
        },
        onComplete: () => {
          if (!isBehind()) syncedAt = Date.now();
        },
        onBehind: noticeBehind,
        onState: (next) => {
          setStatus({ line: next });
          if (next === 'down') void reader.ask();
          pollLater();
        },
        onSessionEnd: endSession,
      },
    });
  };

  const pause = () => {
    line?.close();
    line = null;
    reader.stop();
    clearTimeout(pollTimer);
    clearTimeout(readTimer);
    readTimer = undefined;
  };

  /** What is known here is of another database: neither older nor newer than what comes now, and not merged with it. */
  const followEpoch = () => {
    const isOther = isOfOtherEpoch(epoch);
    epoch = knownEpoch();
    if (!isOther) return;
    reader.stop();
    unheard = [];
    syncedAt = null;
    setStatus({ isLoaded: false });
    setState(source.emptied?.(state) ?? source.initial);
    if (!line) return resume();
    readSoon();
    // The stream's snapshot, if it was that which brought the news, is all that is needed.
    lineRequest = startRequest();
  };

  const endSession = () => {
    pause();
    setStatus({ line: 'down' });
    source.onSessionEnd?.();
  };

  const wake = () => {
    if (!line) return resume();
    line.wake();
    // Whatever the state of the stream: a screen that was away is complete the moment it returns.
    if (!source.pausesWhileHidden) void reader.askAnew();
  };
  const resume = () => {
    if (source.pausesWhileHidden && world.isHidden()) return;
    open();
  };
  const open = () => {
    if (line || source.isFinal?.(state)) return;
    setStatus({ line: 'connecting' });
    openLine();
  };

  return {
    get: (): State => state,
    getPublished: () => published,
    /** Up to when the state is complete; null before the server has answered once. */
    syncedAt: (): number | null => syncedAt,

    /** A local change, visible at once. */
    update: (change: (state: State) => State): void => {
      setState(change(state));
      publish();
    },

    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Reads a snapshot because of something that no event reports; resolves when that has ended, successfully or not. */
    refresh: (): Promise<void> => reader.ask(),

    /** Starts, or starts again after the session had ended. The returned function stops it. */
    start: (): (() => void) => {
      if (!stopWatchingPage) {
        const stopWake = world.onWake(wake);
        const stopEpoch = watchEpoch(followEpoch);
        const stopHide = source.pausesWhileHidden ? world.onHide(pause) : () => {};
        // Whatever the browser says: who uses a page must not read old prices on it.
        const stopUse = source.pausesWhileHidden ? world.onUse(() => world.isHidden() && open()) : () => {};
        stopWatchingPage = () => {
          stopWake();
          stopEpoch();
          stopHide();
          stopUse();
          stopWatchingPage = null;
        };
        followEpoch();
      }
      resume();
      return () => {
        stopWatchingPage?.();
        pause();
        clearTimeout(publishTimer);
        publishTimer = undefined;
      };
    },
  };
};
