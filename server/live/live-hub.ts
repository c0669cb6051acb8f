import type { FastifyBaseLogger } from 'fastify';
import type { Epoch } from '#core/live/stream-protocol.ts';
import { type Backoff, backoffMs } from '#core/retry/backoff.ts';
import { createSleeper, type Timer } from '#core/retry/sleeper.ts';
import { type EventNotice, eventChannel, parseNotice } from '#server/db/announcing/event-notice.ts';
import type { Engine } from '#server/db/engine/database.ts';
import { systemTimer } from '#server/system/timer.ts';
import { readEpoch, takeEpoch } from './epoch.queries.ts';
import {
  type LoggedEvent,
  listLastSeqs,
  type Missed,
  type Resumed,
  readEventsAfter,
  readLastSeq,
  readMissed,
} from './event-log.ts';

export type Subscriber = {
  /** Each event once and in order. A subscriber that throws gets nothing more. */
  deliver: (event: LoggedEvent) => void;
  /** The log no longer holds what comes next, or `deliver` threw: the subscriber must restart with a snapshot. */
  onLost: () => void;
};

/** A subscriber and its position; nothing is delivered twice or out of order. */
type Reader = Subscriber & {
  seq: number;
  /** Events that arrive while its start is being read. Null once it is live. */
  waiting: LoggedEvent[] | null;
};

/** All open streams of one owner in this process. Behind while `seq` is below `last`. */
type Channel = {
  ownerId: string;
  /** The log was read and delivered up to here. */
  seq: number;
  /** The newest number known to be in the log. */
  last: number;
  behindSince: number | null;
  readers: Set<Reader>;
  /** Resolved once `seq` is known. */
  opened: Promise<void>;
  isReading: boolean;
};

export type Subscription = {
  /** Up to where the subscriber is complete. */
  seq: () => number;
  /** What it missed since its last number; null when it must start with a snapshot. */
  missed: LoggedEvent[] | null;
  /** From now on events are delivered as they happen, buffered ones first. */
  start: () => void;
  stop: () => void;
};

/** How the hub reads the log; tests inject one that fails. */
export type EventReader = Readonly<{
  takeEpoch: () => Promise<Epoch>;
  readEpoch: () => Promise<Epoch | null>;
  readLastSeq: (ownerId: string) => Promise<number>;
  listLastSeqs: (ownerIds: string[]) => Promise<Map<string, number>>;
  readEventsAfter: (ownerId: string, seq: number) => Promise<LoggedEvent[] | null>;
  readMissed: (ownerId: string, since: Resumed) => Promise<Missed | null>;
}>;

const readerOf = ({ db }: Pick<Engine, 'db'>): EventReader => ({
  takeEpoch: () => takeEpoch(db),
  readEpoch: () => readEpoch(db),
  readLastSeq: (ownerId) => readLastSeq(db, ownerId),
  listLastSeqs: (ownerIds) => listLastSeqs(db, ownerIds),
  readEventsAfter: (ownerId, seq) => readEventsAfter(db, ownerId, seq),
  readMissed: (ownerId, since) => readMissed(db, ownerId, since),
});

const readBackoff: Backoff = { firstMs: 100, lastMs: 5_000 };

type Options = {
  reader?: EventReader;
  timer?: Timer;
  /** Another database is there than the one this process has begun with: nothing that it knows is true any more. */
  onOtherEpoch?: () => void;
};

export type LiveHub = Awaited<ReturnType<typeof openLiveHub>>;

/**
 * Carries committed events to the streams of this process. One LISTEN serves all of them; what is pushed
 * is always read from the log, so a lost notification delays an event and never loses it.
 */
export const openLiveHub = async (
  engine: Pick<Engine, 'db' | 'listen'>,
  log: Pick<FastifyBaseLogger, 'error'>,
  { reader = readerOf(engine), timer = systemTimer, onOtherEpoch = () => {} }: Options = {},
) => {
  const epoch = await reader.takeEpoch();
  const channels = new Map<string, Channel>();
  const noticeListeners = new Set<(notice: EventNotice | 'everything') => void>();
  const sleeper = createSleeper(timer);

  /** An error in one listener must not affect the others. */
  const guarded = (whatFailed: string, run: () => void): boolean => {
    try {
      run();
      return true;
    } catch (error) {
      log.error({ err: error }, whatFailed);
      return false;
    }
  };

  const leave = (channel: Channel, leaving: Reader) => {
    channel.readers.delete(leaving);
    const { ownerId } = channel;
    if (channel.readers.size === 0 && channels.get(ownerId) === channel) channels.delete(ownerId);
  };

  /** Removed at once, whatever its `end` does: otherwise it would miss events without knowing. */
  const lose = (channel: Channel, lost: Reader) => {
    leave(channel, lost);
    guarded('ending a live stream failed', lost.onLost);
  };

  const give = (channel: Channel, to: Reader, event: LoggedEvent) => {
    if (event.seq <= to.seq) return;
    if (to.waiting) {
      to.waiting.push(event);
      return;
    }
    const isNext = event.seq === to.seq + 1;
    const isTaken =
      isNext &&
      guarded('a live stream could not take an event and begins anew', () => {
        to.deliver(event);
        to.seq = event.seq;
      });
    if (!isTaken) lose(channel, to);
  };

  const giveAll = (channel: Channel, events: LoggedEvent[]) => {
    for (const event of events) {
      channel.seq = event.seq;
      for (const each of channel.readers) give(channel, each, event);
    }
    if (channel.seq >= channel.last) channel.behindSince = null;
  };

  /** The log was trimmed, or its owner deleted, before it could be read: every reader restarts. */
  const loseAll = (channel: Channel) => {
    channel.seq = channel.last;
    channel.behindSince = null;
    for (const each of channel.readers) lose(channel, each);
  };

  const readOnce = async (channel: Channel) => {
    await channel.opened;
    // Events notified while the channel opened may already be in its start.
    if (channel.seq >= channel.last) return;
    const events = await reader.readEventsAfter(channel.ownerId, channel.seq);
    if (events === null || events.length === 0) loseAll(channel);
    else giveAll(channel, events);
  };

  /**
   * Reads until the channel is no longer behind, for as long as somebody listens. One loop for each channel at a time;
   * its condition is a fact and not a message, so a notification that arrives at any moment is never overlooked.
   */
  const catchUp = async (channel: Channel) => {
    if (channel.isReading) return;
    channel.isReading = true;
    let failures = 0;
    while (channel.seq < channel.last && channel.readers.size > 0) {
      try {
        await readOnce(channel);
        failures = 0;
      } catch (error) {
        log.error({ err: error, failures }, 'reading live events failed, will try again');
        await sleeper.sleep(backoffMs(failures, readBackoff, Math.random()));
        failures += 1;
      }
    }
    channel.isReading = false;
  };

  const learn = (ownerId: string, last: number) => {
    const channel = channels.get(ownerId);
    if (!channel || last <= channel.last) return;
    channel.last = last;
    channel.behindSince ??= performance.now();
    void catchUp(channel);
  };

  /** A restore needs every connection gone, so whoever lives through one loses its own: only then it is asked for. */
  let isEpochKnown = true;
  const checkEpoch = async (): Promise<void> => {
    if (isEpochKnown) return;
    if ((await reader.readEpoch()) !== epoch) {
      onOtherEpoch();
      throw new Error('the database was replaced under this process');
    }
    isEpochKnown = true;
  };

  /** Compares every channel with the log, whatever was notified; rejects when the log cannot be read. */
  const compareWithLog = async (): Promise<void> => {
    await checkEpoch();
    if (channels.size === 0) return;
    const lastSeqs = await reader.listLastSeqs([...channels.keys()]);
    for (const [ownerId, last] of lastSeqs) learn(ownerId, last);
  };

  const notifyListeners = (notice: EventNotice | 'everything') => {
    for (const listen of noticeListeners) guarded('hearing of live events failed', () => listen(notice));
  };
  const onMessage = (payload: string) => {
    const notice = parseNotice(payload);
    if (!notice) return;
    notifyListeners(notice);
    learn(notice.ownerId, notice.seq);
  };
  /** The database connection was lost for a while: notifications may have been missed. */
  const onReconnect = () => {
    isEpochKnown = false;
    notifyListeners('everything');
    // When this fails, the comparison before the next heartbeat does the same.
    compareWithLog().catch((error: unknown) => log.error({ err: error }, 'comparing with the log failed'));
  };
  const unlisten = await engine.listen(eventChannel, onMessage, onReconnect);

  const openChannel = (ownerId: string): Channel => {
    const channel: Channel = {
      ownerId,
      seq: 0,
      last: 0,
      behindSince: null,
      readers: new Set(),
      opened: reader.readLastSeq(ownerId).then((seq) => {
        channel.seq = seq;
        channel.last = Math.max(channel.last, seq);
        if (channel.seq >= channel.last) channel.behindSince = null;
      }),
      isReading: false,
    };
    channels.set(ownerId, channel);
    return channel;
  };

  return {
    epoch,

    /** Subscribes first and then reads what was missed, so that nothing is lost in between. */
    subscribe: async (
      ownerId: string,
      since: Resumed | null,
      subscriber: Subscriber,
    ): Promise<Subscription> => {
      const own: Reader = { ...subscriber, seq: 0, waiting: [] };
      const channel = channels.get(ownerId) ?? openChannel(ownerId);
      channel.readers.add(own);
      const stop = () => leave(channel, own);
      try {
        await channel.opened;
        const base = channel.seq;
        const missed = since && (await reader.readMissed(ownerId, since));
        own.seq = missed?.seq ?? base;
        const start = () => {
          const waiting = own.waiting ?? [];
          own.waiting = null;
          for (const event of waiting) if (channel.readers.has(own)) give(channel, own, event);
        };
        return { seq: () => own.seq, missed: missed?.events ?? null, start, stop };
      } catch (error) {
        stop();
        throw error;
      }
    },

    /** The latest number of an owner's log that this process knows. */
    lastSeq: (ownerId: string): number => channels.get(ownerId)?.last ?? 0,

    compareWithLog,

    /** How far the slowest channel is behind the log. */
    lag: (): { events: number; seconds: number } => {
      const all = [...channels.values()];
      const now = performance.now();
      return {
        events: Math.max(0, ...all.map(({ last, seq }) => last - seq)),
        seconds: Math.max(0, ...all.map(({ behindSince }) => (now - (behindSince ?? now)) / 1000)),
      };
    },

    /** For caches: notified of every event of every owner, or that some may have been missed. */
    onNotice: (listener: (notice: EventNotice | 'everything') => void): (() => void) => {
      noticeListeners.add(listener);
      return () => noticeListeners.delete(listener);
    },

    streamCount: (): number => [...channels.values()].reduce((sum, { readers }) => sum + readers.size, 0),

    close: async (): Promise<void> => {
      await unlisten();
      for (const channel of channels.values()) channel.readers.clear();
      channels.clear();
      sleeper.wakeAll();
    },
  };
};
