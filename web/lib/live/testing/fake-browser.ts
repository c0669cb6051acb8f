import type { Locks } from '../elect-by-lock.ts';
import type { LiveWorld } from '../live-world.ts';
import { openSharedStream } from '../shared-stream.ts';
import type { RelayChannel, RelayMessage } from '../stream-relay.ts';
import { takeSlot } from '../stream-slots.ts';

type Waiting = { grant: () => void };
type Held = { lose: (reason: unknown) => void };

/** Web Locks as far as we use them: exclusive, first come first served, released or stolen. */
const createFakeLocks = () => {
  const held = new Map<string, Held>();
  const queues = new Map<string, Waiting[]>();
  const queueOf = (name: string) => queues.get(name) ?? queues.set(name, []).get(name) ?? [];
  const next = (name: string) => {
    if (!held.has(name)) queueOf(name).shift()?.grant();
  };

  const request = (name: string, options: LockOptions, hold: () => unknown): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const waiting: Waiting = {
        grant: () => {
          const mine: Held = { lose: reject };
          held.set(name, mine);
          queueMicrotask(async () => {
            resolve(await hold());
            if (held.get(name) !== mine) return;
            held.delete(name);
            next(name);
          });
        },
      };
      if (options.steal) {
        held.get(name)?.lose(new DOMException('stolen', 'AbortError'));
        return waiting.grant();
      }
      options.signal?.addEventListener('abort', () => {
        const queue = queueOf(name);
        const place = queue.indexOf(waiting);
        if (place < 0) return;
        queue.splice(place, 1);
        reject(options.signal?.reason);
      });
      queueOf(name).push(waiting);
      next(name);
    });
  return { locks: { request } as Locks, held };
};

/** A browser with several tabs, which may have locks (a secure page) or not, before a fake server's lines. */
export const createFakeBrowser = (server: LiveWorld, isSecure: boolean) => {
  const { locks, held } = createFakeLocks();
  const channels = new Map<string, Set<RelayChannel>>();

  const openTab = () => {
    let isCrashed = false;
    const visible = new Set<() => void>();
    const puttingAway = new Set<(mayReturn: boolean) => void>();
    const listenIn =
      <Listener>(listeners: Set<Listener>) =>
      (listener: Listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      };
    const openChannel = (name: string): RelayChannel => {
      const all = channels.get(name) ?? new Set();
      channels.set(name, all);
      const channel: RelayChannel = {
        onmessage: null,
        postMessage: (message: RelayMessage) => {
          if (!all.has(channel)) throw new Error('the channel is closed');
          if (isCrashed) return;
          const others = [...all].filter((other) => other !== channel);
          setTimeout(() => {
            for (const other of others)
              if (all.has(other))
                other.onmessage?.({ data: structuredClone(message) } as MessageEvent<RelayMessage>);
          }, 1);
        },
        close: () => {
          if (all.delete(channel) && all.size === 0) channels.delete(name);
        },
      };
      all.add(channel);
      return channel;
    };
    const browser = {
      openSource: (address: string) => server.connect(address, []),
      openChannel,
      locks: isSecure ? locks : null,
      takeSlot: (onTaken: () => void) => {
        if (isSecure) return takeSlot(locks, onTaken);
        onTaken();
        return () => {};
      },
      onVisible: listenIn(visible),
      onPutAway: listenIn(puttingAway),
    };
    const world: LiveWorld = {
      ...server,
      connect: (address, kinds) => openSharedStream(address, kinds, browser),
    };
    return {
      world,
      /** Goes silent; the test closes it later, because timers are the test's. */
      crash: () => {
        isCrashed = true;
      },
      freeze: () => {
        for (const listener of [...puttingAway]) listener(true);
      },
      /** Navigated away, or its tab closed. */
      leave: () => {
        for (const listener of [...puttingAway]) listener(false);
      },
      show: () => {
        for (const listener of [...visible]) listener();
      },
    };
  };

  return {
    openTab,
    locks,
    /** What tabs have left behind. */
    heldLocks: () => [...held.keys()],
    openChannels: () => [...channels.keys()],
  };
};
