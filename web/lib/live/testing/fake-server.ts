import { type Epoch, heartbeatMs } from '#core/live/stream-protocol.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { hearEpoch } from '#web/lib/api/server-epoch.ts';
import type { LiveWorld } from '../live-world.ts';
import { connectionClosed } from '../stream-connection.ts';

type Kinded = { kind: string };
type Message = { kind: string; id: number; data: object };

/** What happens to messages between server and page. */
export type WireFault = 'drop' | 'repeat' | 'swap';

/**
 * A server with an event log, streams that follow the protocol of `stream-protocol.ts`, and a snapshot call; and the
 * wire between it and the page, which can lose, repeat and reorder messages, stall and break. Time is the test's.
 */
export const createFakeServer = <Snapshot, Event extends Kinded>(readState: () => Snapshot) => {
  const log: Event[] = [];
  const connections = new Set<FakeConnection>();
  const wakeListeners = new Set<() => void>();
  const hideListeners = new Set<() => void>();
  const useListeners = new Set<() => void>();
  let isSignedIn = true;
  let isHidden = false;
  let acceptsStreams = true;
  let answersReads = true;
  let readDelayMs = 0;
  /** As a server of an older version: it says nothing of it. */
  let epoch: Epoch | undefined;
  /** How far the server's hub has got; behind the log while it cannot read it. */
  let hubSeq = 0;
  let isHubStuck = false;
  const faults: WireFault[] = [];
  let heldBack: (() => void) | null = null;

  const overTheWire = (deliver: () => void) => {
    const fault = faults.shift();
    if (fault === 'drop') return;
    if (fault === 'swap') {
      heldBack = deliver;
      return;
    }
    deliver();
    if (fault === 'repeat') deliver();
    heldBack?.();
    heldBack = null;
  };

  class FakeConnection extends EventTarget {
    readyState = 0;
    /** What the browser would send as Last-Event-ID. */
    lastEventId: number | null = null;
    sent = 0;
    isOpen = false;

    constructor() {
      super();
      connections.add(this);
      setTimeout(() => this.open(), 20);
    }

    open() {
      if (this.readyState === connectionClosed) return;
      if (!isSignedIn || !acceptsStreams) return this.fail();
      this.readyState = 1;
      this.isOpen = true;
      const since = this.lastEventId;
      if (since === null || since > hubSeq) {
        this.sent = hubSeq;
        this.write('snapshot', hubSeq, { snapshot: structuredClone(readState()), epoch });
      } else {
        this.sent = since;
        for (let seq = since + 1; seq <= hubSeq; seq++) this.push(seq);
      }
      this.beat();
    }

    push(seq: number) {
      const event = log[seq - 1];
      if (!event || !this.isOpen) return;
      this.write(event.kind, seq, { after: this.sent, event });
      this.sent = seq;
    }

    beat() {
      if (!this.isOpen) return;
      this.write('heartbeat', hubSeq, { after: this.sent, last: log.length, epoch });
      this.sent = hubSeq;
    }

    write(kind: string, id: number, data: object) {
      const message: Message = { kind, id, data: structuredClone(data) };
      overTheWire(() => this.receive(message));
    }

    receive({ kind, id, data }: Message) {
      if (this.readyState !== 1) return;
      this.lastEventId = id;
      this.dispatchEvent(new MessageEvent(kind, { data: JSON.stringify(data), lastEventId: String(id) }));
    }

    /** Broken in transit: the browser reconnects by itself after a while. */
    breakOff() {
      if (this.readyState !== 1) return;
      this.isOpen = false;
      this.readyState = 0;
      this.dispatchEvent(new Event('error'));
      setTimeout(() => this.open(), 3_000);
    }

    /** Refused: the browser gives up. */
    fail() {
      this.isOpen = false;
      this.readyState = connectionClosed;
      connections.delete(this);
      this.dispatchEvent(new Event('error'));
    }

    close() {
      this.isOpen = false;
      this.readyState = connectionClosed;
      connections.delete(this);
    }
  }

  const heartbeat = setInterval(() => {
    for (const connection of connections) connection.beat();
  }, heartbeatMs);

  const catchUp = () => {
    while (!isHubStuck && hubSeq < log.length) {
      hubSeq += 1;
      for (const connection of connections) connection.push(hubSeq);
    }
  };

  const world: LiveWorld = {
    connect: () => new FakeConnection(),
    onWake: (listener) => {
      wakeListeners.add(listener);
      return () => wakeListeners.delete(listener);
    },
    onHide: (listener) => {
      hideListeners.add(listener);
      return () => hideListeners.delete(listener);
    },
    onUse: (listener) => {
      useListeners.add(listener);
      return () => useListeners.delete(listener);
    },
    isHidden: () => isHidden,
  };

  return {
    world,
    connections,

    /** Commits an event, after the state has been changed. */
    log: (event: Event) => {
      log.push(structuredClone(event));
      catchUp();
    },

    /** The snapshot call, as `call` makes it: it fails, stalls, or answers with the state at some moment of the request. */
    read: async (signal: AbortSignal): Promise<Snapshot> => {
      const isAnswered = answersReads;
      const answer = structuredClone(readState());
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(resolve, readDelayMs);
        signal.addEventListener('abort', () => {
          clearTimeout(timer);
          reject(signal.reason);
        });
      });
      if (!isSignedIn) throw new ApiError(401, 'not_signed_in', '');
      if (!isAnswered) throw new ApiError(0, 'network', '');
      // As `call` hears it.
      hearEpoch(epoch);
      return answer;
    },

    faultNext: (...next: WireFault[]) => faults.push(...next),
    breakLines: () => {
      for (const connection of [...connections]) connection.breakOff();
    },
    refuseLines: () => {
      for (const connection of [...connections]) connection.fail();
    },
    /** The device sleeps: lines are dead and nobody is notified. */
    deafen: () => {
      for (const connection of connections) connection.isOpen = false;
    },
    setStreams: (accepts: boolean) => {
      acceptsStreams = accepts;
    },
    setReads: (answers: boolean, delayMs = 0) => {
      answersReads = answers;
      readDelayMs = delayMs;
    },
    setHubStuck: (isStuck: boolean) => {
      isHubStuck = isStuck;
      catchUp();
    },
    setHidden: (hidden: boolean) => {
      isHidden = hidden;
      for (const listener of hidden ? hideListeners : wakeListeners) listener();
    },
    use: () => {
      for (const listener of useListeners) listener();
    },
    wake: () => {
      for (const listener of wakeListeners) listener();
    },
    endSession: () => {
      isSignedIn = false;
      for (const connection of [...connections]) {
        connection.write('session-ended', hubSeq, {});
        connection.breakOff();
      }
    },
    logIn: () => {
      isSignedIn = true;
    },
    setEpoch: (next: Epoch) => {
      epoch = next;
    },
    /** Stopped and started with a backup, once the state is that of the backup, which had so many events. */
    restore: (events: number) => {
      for (const connection of [...connections]) connection.breakOff();
      log.length = events;
      hubSeq = events;
      epoch = (epoch ?? 0) + 1;
    },
    /** No more faults; what was held back stays lost. */
    heal: () => {
      faults.length = 0;
      heldBack = null;
      acceptsStreams = true;
      answersReads = true;
      readDelayMs = 0;
      isHubStuck = false;
      catchUp();
    },
    stop: () => clearInterval(heartbeat),
  };
};
