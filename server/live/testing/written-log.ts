import { onTestFinished } from 'vitest';
import type { LoggedEvent } from '../event-log.ts';
import { type EventReader, openLiveHub } from '../live-hub.ts';

export const owner = 'a'.repeat(24);

/**
 * A log that is written by hand, and how the hub learns of it. What the reader can see may lag behind what was
 * notified, and a read may fail, as with a database that is away for a moment.
 */
export const openHubOverWrittenLog = async () => {
  let last = 0;
  let firstRetained = 1;
  let epoch = 1;
  let timesReplaced = 0;
  const holes = new Set<number>();
  let failures = 0;
  const errors: string[] = [];
  const sleeping: (() => void)[] = [];
  let notify = (_payload: string): void => {};
  let reconnect = (): void => {};
  const read = async <T>(answer: () => T): Promise<T> => {
    if (failures > 0) {
      failures -= 1;
      throw new Error('the database is away');
    }
    return answer();
  };
  const eventsAfter = (seq: number): LoggedEvent[] | null => {
    if (seq > last || (seq < last && seq + 1 < firstRetained)) return null;
    return Array.from({ length: last - seq }, (__, index) => ({
      seq: seq + 1 + index,
      event: { kind: 'menu' as const },
    })).filter((event) => !holes.has(event.seq));
  };
  const reader: EventReader = {
    takeEpoch: async () => 1,
    readEpoch: () => read(() => epoch),
    readLastSeq: () => read(() => last),
    listLastSeqs: () => read(() => new Map([[owner, last]])),
    readEventsAfter: (_, seq) => read(() => eventsAfter(seq)),
    readMissed: (_, { seq, maxEvents }) =>
      read(() => {
        const events = eventsAfter(seq);
        return events && events.length <= maxEvents ? { events, seq: last } : null;
      }),
  };
  const hub = await openLiveHub(
    {
      db: {} as never,
      listen: async (_channel, onMessage, onReconnect) => {
        notify = onMessage;
        reconnect = onReconnect;
        return async () => {};
      },
    },
    { error: (_facts: object, message: string) => errors.push(message) } as never,
    {
      reader,
      onOtherEpoch: () => {
        timesReplaced += 1;
      },
      timer: (_, callback) => {
        sleeping.push(callback);
        return () => {};
      },
    },
  );
  onTestFinished(hub.close);
  const notice = () => notify(`${owner} ${last} menu`);
  return {
    hub,
    errors,
    sleeping,
    /** Written to the log without a notification. */
    write: (count = 1) => {
      last += count;
    },
    notice,
    reconnect: () => reconnect(),
    /** Another database is there from now on. */
    replace: () => {
      epoch += 1;
    },
    timesReplaced: () => timesReplaced,
    last: () => last,
    /** Leaves a gap in the log. */
    forget: (seq: number) => holes.add(seq),
    commit: () => {
      last += 1;
      notice();
    },
    failReads: (count: number) => {
      failures = count;
    },
    trimTo: (seq: number) => {
      firstRetained = seq;
    },
    join: async (since: number | null = null, onDeliver: (event: LoggedEvent) => void = () => {}) => {
      const heard: number[] = [];
      let isLost = false;
      const resumed = since === null ? null : { seq: since, kinds: ['menu' as const], maxEvents: 1_000 };
      const subscription = await hub.subscribe(owner, resumed, {
        deliver: (event) => {
          heard.push(event.seq);
          onDeliver(event);
        },
        onLost: () => {
          isLost = true;
        },
      });
      subscription.start();
      return { ...subscription, heard, isLost: () => isLost };
    },
  };
};

/** Runs everything that is ready to run. */
export const settle = () => new Promise((resolve) => setImmediate(resolve));
