import type { FastifyBaseLogger } from 'fastify';
import type { Engine } from '#server/db/engine/database.ts';
import {
  type EventNotice,
  eventChannel,
  type LoggedEvent,
  parseNotice,
  readEventsSince,
  readLastSeq,
} from './event-log.ts';

type Subscriber = {
  /** The last event it was given; nothing is given twice or out of order. */
  seq: number;
  /** Events that arrive while the replay is being read. Null once it is live. */
  waiting: LoggedEvent[] | null;
  deliver: (event: LoggedEvent) => void;
};

/** All open streams of one owner in this process, and how far they have been served. */
type Channel = {
  seq: number;
  subscribers: Set<Subscriber>;
  /** Resolved once `seq` is known. */
  opened: Promise<void>;
  pumping: Promise<void> | null;
  pumpAgain: boolean;
};

export type Subscription = {
  /** The sequence number from which the subscriber is complete. */
  seq: number;
  /** False when the log no longer held everything since the number asked for. */
  complete: boolean;
  /** What was missed; afterwards new events are delivered as they happen. */
  missed: LoggedEvent[];
  start: () => void;
  stop: () => void;
};

export type LiveHub = Awaited<ReturnType<typeof openLiveHub>>;

/**
 * Carries committed events to the streams of this process. One LISTEN serves all of them; what is pushed
 * is always read from the log, so a lost notification delays an event and never loses it.
 */
export const openLiveHub = async (engine: Engine, log: FastifyBaseLogger) => {
  const { db } = engine;
  const channels = new Map<string, Channel>();
  const noticeListeners = new Set<(notice: EventNotice | 'everything') => void>();

  const give = (subscriber: Subscriber, event: LoggedEvent) => {
    if (event.seq <= subscriber.seq) return;
    if (subscriber.waiting) {
      subscriber.waiting.push(event);
      return;
    }
    subscriber.seq = event.seq;
    subscriber.deliver(event);
  };

  const readAndPush = async (ownerId: string, channel: Channel) => {
    do {
      channel.pumpAgain = false;
      const { events } = await readEventsSince(db, ownerId, channel.seq);
      for (const event of events) {
        channel.seq = event.seq;
        for (const subscriber of channel.subscribers) give(subscriber, event);
      }
    } while (channel.pumpAgain);
  };

  /** One reader for each owner at a time; notifications that arrive meanwhile make it read once more. */
  const pump = (ownerId: string) => {
    const channel = channels.get(ownerId);
    if (!channel) return;
    channel.pumpAgain = true;
    channel.pumping ??= readAndPush(ownerId, channel)
      .catch((error: unknown) => log.error({ err: error }, 'reading live events failed'))
      .finally(() => {
        channel.pumping = null;
      });
  };

  const onMessage = (payload: string) => {
    const notice = parseNotice(payload);
    if (!notice) return;
    for (const listen of noticeListeners) listen(notice);
    pump(notice.ownerId);
  };
  /** The link to the database was lost for a while: notifications may have been missed. */
  const onReconnect = () => {
    for (const listen of noticeListeners) listen('everything');
    for (const ownerId of channels.keys()) pump(ownerId);
  };
  const unlisten = await engine.listen(eventChannel, onMessage, onReconnect);

  const openChannel = (ownerId: string): Channel => {
    const channel: Channel = {
      seq: 0,
      subscribers: new Set(),
      opened: readLastSeq(db, ownerId).then((seq) => {
        channel.seq = Math.max(channel.seq, seq);
      }),
      pumping: null,
      pumpAgain: false,
    };
    channels.set(ownerId, channel);
    return channel;
  };

  const leave = (ownerId: string, subscriber: Subscriber) => {
    const channel = channels.get(ownerId);
    channel?.subscribers.delete(subscriber);
    if (channel?.subscribers.size === 0) channels.delete(ownerId);
  };

  return {
    /** Joins first and reads the replay second, so that nothing falls between the two. */
    subscribe: async (
      ownerId: string,
      since: number | null,
      deliver: (event: LoggedEvent) => void,
    ): Promise<Subscription> => {
      const subscriber: Subscriber = { seq: 0, waiting: [], deliver };
      const channel = channels.get(ownerId) ?? openChannel(ownerId);
      channel.subscribers.add(subscriber);
      const stop = () => leave(ownerId, subscriber);
      try {
        await channel.opened;
        const replay = since === null ? null : await readEventsSince(db, ownerId, since);
        const complete = replay?.complete ?? true;
        const missed = complete ? (replay?.events ?? []) : [];
        subscriber.seq = missed.at(-1)?.seq ?? (complete && since !== null ? since : channel.seq);
        const start = () => {
          const waiting = subscriber.waiting ?? [];
          subscriber.waiting = null;
          for (const event of waiting) give(subscriber, event);
        };
        return { seq: subscriber.seq, complete, missed, start, stop };
      } catch (error) {
        stop();
        throw error;
      }
    },

    /** For caches: told of every event of every owner, or that they may have missed some. */
    onNotice: (listener: (notice: EventNotice | 'everything') => void): (() => void) => {
      noticeListeners.add(listener);
      return () => noticeListeners.delete(listener);
    },

    streamCount: (): number =>
      [...channels.values()].reduce((sum, { subscribers }) => sum + subscribers.size, 0),

    close: unlisten,
  };
};
