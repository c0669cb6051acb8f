import type { Epoch } from '#core/live/stream-protocol.ts';
import { type Backoff, backoffMs } from '#core/retry/backoff.ts';
import { createSleeper, type Timer } from '#core/retry/sleeper.ts';
import type { StockLimitOut } from '#core/stock/stock.contract.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { isTransient } from '#web/lib/api/is-transient.ts';
import type { Intent, IntentKind } from './intent.ts';
import {
  type Entry,
  emptyOutbox,
  inLane,
  isDelayed,
  nextOf,
  type OutboxAction,
  type OutboxState,
  outboxReducer,
  type Why,
  waitingLanes,
} from './outbox-state.ts';
import type { OutboxStorage } from './outbox-storage.ts';

/** What an answer means for whoever pressed. */
export type Sent = { revision?: number; replaced?: StockLimitOut | null };
export type Outcome = { kind: 'saved'; sent: Sent } | { kind: 'refused'; why: Why } | { kind: 'waiting' };

/** How intents of a kind are sent; `renew` adapts refused ones to what the server has by now. */
type Sender<Kind extends IntentKind = never> = {
  send: (intent: Extract<Intent, { kind: Kind }>, entry: Entry) => Promise<Sent>;
  renew?: (intents: readonly Intent[]) => readonly Intent[];
};
export type Senders = { [Kind in IntentKind]?: Sender<Kind> };

type Needs = {
  storage: OutboxStorage;
  /** The shifts that are open now, read as the account that owns this outbox. Throws otherwise. */
  check: () => Promise<ReadonlySet<string>>;
  /** A call was refused for lack of a session. */
  onSessionEnd: () => void;
  /** Of several tabs only one sends a lane's entries. */
  lock: <T>(lane: string, work: () => Promise<T>) => Promise<T>;
  epoch: { get: () => Epoch | null; watch: (listener: () => void) => () => void };
  timer: Timer;
  now: () => number;
  random: () => number;
  newId: () => string;
};

const backoff: Backoff = { firstMs: 1_000, lastMs: 15_000 };

/** The answer is not from our server, or says nothing about the request: it may still be done. */
const isPassing = (error: unknown): boolean =>
  isTransient(error) || isApiError(error, 'internal') || isApiError(error, 'request_timeout');

const whyOf = (error: unknown): Why =>
  isApiError(error) ? { code: error.code, message: error.message } : { code: 'internal', message: '' };

/**
 * Presses that are not saved yet, sent lane by lane, in the order of the presses, for as long as it takes: only an
 * answer from the server, or somebody who has read that answer, removes an entry.
 */
export const createOutbox = ({
  storage,
  check,
  onSessionEnd,
  lock,
  epoch,
  timer,
  now,
  random,
  newId,
}: Needs) => {
  let state: OutboxState = emptyOutbox;
  const senders: Senders = {};
  const listeners = new Set<() => void>();
  const running = new Set<string>();
  const sentBy = new Map<string, Sent>();
  const sleeper = createSleeper(timer);
  let isStopped = true;
  let isSuspended = false;
  /** The line was down, or this page has just started: who is signed in, and is the shift still the same? */
  let needsCheck = false;
  let checking: Promise<void> | null = null;

  const setState = (next: OutboxState) => {
    if (next === state) return;
    state = next;
    for (const listener of [...listeners]) listener();
  };
  const dispatch = (action: OutboxAction) => {
    const before = new Map(state.entries.map((entry) => [entry.id, entry]));
    const next = outboxReducer(state, action);
    // First write what stays, then delete: a page that closes in between has one entry too many, never one too few.
    for (const entry of next.entries) {
      if (before.get(entry.id) !== entry) storage.write(entry);
      before.delete(entry.id);
    }
    for (const id of before.keys()) storage.remove(id);
    setState(next);
  };
  const sync = () => setState(outboxReducer(state, { type: 'synced', entries: storage.read() }));

  const suspend = () => {
    isSuspended = true;
    onSessionEnd();
  };
  const checkUntilThere = async () => {
    dispatch({ type: 'held' });
    for (let failures = 0; !isStopped; failures += 1) {
      try {
        if (!isSuspended) {
          const openShifts = await check();
          needsCheck = false;
          dispatch({ type: 'checked', openShifts, now: now(), epoch: epoch.get() });
          return;
        }
      } catch (error) {
        if (isApiError(error, 'not_signed_in')) suspend();
      }
      await sleeper.sleep(backoffMs(failures, backoff, random()));
    }
  };

  const sendNext = async (lane: string): Promise<'nothing' | 'answered' | 'delayed'> => {
    // Another tab may have sent it while this one waited for the lock.
    sync();
    const entry = nextOf(state, lane);
    const sender = entry && (senders[entry.intent.kind] as Sender<IntentKind> | undefined);
    if (!entry || !sender) return 'nothing';
    dispatch({ type: 'sending', id: entry.id });
    try {
      const sent = await sender.send(entry.intent, entry);
      if ('replaced' in sent) sentBy.set(entry.id, sent);
      dispatch({ type: 'saved', id: entry.id, revision: sent.revision ?? null });
      return 'answered';
    } catch (error) {
      const isSessionOver = isApiError(error, 'not_signed_in');
      if (isSessionOver) suspend();
      if (isSessionOver || isPassing(error)) {
        needsCheck = true;
        dispatch({ type: 'delayed', id: entry.id });
        return 'delayed';
      }
      dispatch({ type: 'refused', id: entry.id, why: whyOf(error) });
      return 'answered';
    }
  };

  const run = async (lane: string) => {
    if (running.has(lane)) return;
    running.add(lane);
    // Whoever leaves the board mid-work still has it saved, as long as the line is up.
    for (let failures = 0; !(isStopped && needsCheck); ) {
      if (needsCheck) {
        checking ??= checkUntilThere().finally(() => {
          checking = null;
        });
        await checking;
        continue;
      }
      const outcome = await lock(lane, () => sendNext(lane));
      if (outcome === 'nothing') break;
      failures = outcome === 'delayed' ? failures + 1 : 0;
      if (failures > 0) await sleeper.sleep(backoffMs(failures - 1, backoff, random()));
    }
    running.delete(lane);
  };
  const runAll = () => {
    for (const lane of waitingLanes(state)) {
      // A press just as its lane finished is not left behind.
      void run(lane).then(() => canSend(lane) && runAll());
    }
  };
  const canSend = (lane: string): boolean => {
    const next = nextOf(state, lane);
    return !(isStopped && needsCheck) && !running.has(lane) && next !== null && next.intent.kind in senders;
  };

  const outcomeOf = (id: string): Outcome | null => {
    const entry = state.entries.find((each) => each.id === id);
    if (!entry) return { kind: 'saved', sent: sentBy.get(id) ?? {} };
    if (entry.why) return { kind: 'refused', why: entry.why };
    return isDelayed(state, entry) ? { kind: 'waiting' } : null;
  };

  return {
    get: (): OutboxState => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Registers how intents of these kinds are sent. Until then they wait. */
    serve: (added: Senders): void => {
      Object.assign(senders, added);
      runAll();
    },

    press: (intent: Intent, shiftId: string | null): string => {
      const at = Math.max(now(), ...state.entries.map((entry) => entry.at + 1));
      const id = newId();
      dispatch({
        type: 'pressed',
        entry: { id, at, shiftId, epoch: epoch.get(), intent, state: 'waiting', isTried: false, why: null },
      });
      runAll();
      return id;
    },

    /** True if it had not been sent yet: then it is as if nobody had pressed. */
    takeBack: (id: string): boolean => {
      dispatch({ type: 'taken-back', id });
      return !state.entries.some((entry) => entry.id === id);
    },

    /** The outcome of a press; `waiting` when it has to wait for the line. */
    outcome: (id: string): Promise<Outcome> =>
      new Promise((resolve) => {
        const settle = () => {
          const outcome = outcomeOf(id);
          if (!outcome) return;
          listeners.delete(settle);
          resolve(outcome);
        };
        listeners.add(settle);
        settle();
      }),

    again: (lane: string): void => {
      const kind = inLane(state, lane).find((entry) => entry.state === 'refused')?.intent.kind;
      const renew = (kind && (senders[kind] as Sender | undefined)?.renew) ?? ((intents) => intents);
      dispatch({ type: 'again', lane, renew });
      runAll();
    },
    dismiss: (lane: string): void => dispatch({ type: 'dismissed', lane }),

    /** The line as the page sees it: while it is down nothing is tried, and once it is up nothing waits any longer. */
    setLine: (isUp: boolean): void => {
      if (!isUp) needsCheck = true;
      else if (waitingLanes(state).length > 0) sleeper.wakeAll();
      // Nothing was pressed meanwhile, and presses from now on are based on what the server has just sent.
      else needsCheck = isSuspended;
    },
    /** Somebody is signed in (again); the next check finds out who. */
    setSession: (isThere: boolean): void => {
      isSuspended = !isThere;
      if (!isThere) needsCheck = true;
      else sleeper.wakeAll();
    },

    start: (): (() => void) => {
      isStopped = false;
      sync();
      needsCheck = waitingLanes(state).length > 0;
      runAll();
      const stopWatching = storage.watch((isCleared) => {
        if (isCleared) for (const entry of state.entries) storage.write(entry);
        sync();
        runAll();
      });
      const stopEpoch = epoch.watch(() => {
        needsCheck ||= waitingLanes(state).length > 0;
        sleeper.wakeAll();
        runAll();
      });
      return () => {
        isStopped = true;
        stopEpoch();
        stopWatching();
        sleeper.wakeAll();
      };
    },
  };
};
export type Outbox = ReturnType<typeof createOutbox>;
