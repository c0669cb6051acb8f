import type { Epoch } from '#core/live/stream-protocol.ts';
import type { Timer } from '#core/retry/sleeper.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { createOutbox } from '../outbox.ts';
import type { Entry } from '../outbox-state.ts';
import type { OutboxStorage } from '../outbox-storage.ts';

/** Timers that the test advances. */
const createTimers = () => {
  const pending = new Set<() => void>();
  const timer: Timer = (_ms, callback) => {
    const fire = () => {
      pending.delete(fire);
      callback();
    };
    pending.add(fire);
    return () => void pending.delete(fire);
  };
  return {
    timer,
    fireAll: () => {
      for (const fire of [...pending]) fire();
    },
  };
};

/** What survives a reload, as text. */
const createMemoryStorage = (): OutboxStorage & { texts: Map<string, string> } => {
  const texts = new Map<string, string>();
  const watchers = new Set<() => void>();
  /** A browser notifies the other tabs a moment later. */
  const notify = () =>
    setImmediate(() => {
      for (const watcher of watchers) watcher();
    });
  return {
    texts,
    read: () => [...texts.values()].map((text) => JSON.parse(text) as Entry),
    write: (entry) => {
      const stored = entry.state === 'sending' ? { ...entry, state: 'waiting' } : entry;
      texts.set(entry.id, JSON.stringify(stored));
      notify();
    },
    remove: (id) => {
      texts.delete(id);
      notify();
    },
    watch: (onChange) => {
      const watcher = () => onChange(false);
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
};

/** One browser: its storage and locks, the line, the open shifts, and a page that can be reloaded. */
export const createOutboxWorld = () => {
  const storage = createMemoryStorage();
  const { timer, fireAll } = createTimers();
  const held = new Map<string, Promise<unknown>>();
  const world = {
    isUp: true,
    isSignedIn: true,
    openShifts: new Set(['shift']),
    sessionEnds: 0,
    clock: 1_000,
    ids: 0,
    checks: 0,
    epoch: null as Epoch | null,
  };
  const epochWatchers = new Set<() => void>();
  const openPage = () => {
    let isDead = false;
    const outbox = createOutbox({
      storage: {
        ...storage,
        write: (entry) => isDead || storage.write(entry),
        remove: (id) => isDead || storage.remove(id),
      },
      check: async () => {
        world.checks += 1;
        if (!world.isUp) throw new ApiError(0, 'network', '');
        if (!world.isSignedIn) throw new ApiError(401, 'not_signed_in', '');
        return world.openShifts;
      },
      onSessionEnd: () => {
        world.sessionEnds += 1;
      },
      lock: (lane, work) => {
        const start = () => (isDead ? null : work());
        const turn = (held.get(lane) ?? Promise.resolve()).then(start, start);
        held.set(lane, turn);
        // The browser gives its locks to others; the page itself stops here.
        return turn.then((answer) => (isDead || answer === null ? new Promise(() => {}) : answer));
      },
      epoch: {
        get: () => world.epoch,
        watch: (listener) => {
          epochWatchers.add(listener);
          return () => void epochWatchers.delete(listener);
        },
      },
      timer,
      now: () => world.clock,
      random: () => 0,
      newId: () => `press-${world.ids++}`,
    });
    const close = outbox.start();
    /** As on a reload: requests in flight may arrive, and nobody is there for the answer. */
    const kill = () => {
      isDead = true;
      close();
    };
    return { outbox, close, kill };
  };
  /** Every promise is settled before a timer runs. */
  const settle = () => new Promise<void>((resolve) => void setImmediate(() => setImmediate(resolve)));
  const passTime = async () => {
    fireAll();
    await settle();
  };
  /** The page hears which database the server has. */
  const hearEpoch = (epoch: Epoch) => {
    world.epoch = epoch;
    for (const watcher of epochWatchers) watcher();
  };
  return { world, storage, openPage, settle, passTime, hearEpoch };
};
