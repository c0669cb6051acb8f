import type { Epoch } from '#core/live/stream-protocol.ts';
import { type Intent, isOver, isWish, laneOf } from './intent.ts';

/** Why the server did not do it: its error code, or one of ours, and its message. */
export type Why = { code: string; message: string };

/** A press that the server has not confirmed. Removed once it is saved, or once somebody has read why it was not. */
export type Entry = {
  id: string;
  /** The time of the press; strictly increasing. */
  at: number;
  /** The shift in which it was pressed; null where that makes no difference. */
  shiftId: string | null;
  /** Of the database that the board showed; null where the server does not say it. Those of older versions have none. */
  epoch?: Epoch | null;
  intent: Intent;
  state: 'waiting' | 'sending' | 'refused';
  /** It was sent, and perhaps only the answer was lost: the server may have it. */
  isTried: boolean;
  why: Why | null;
};

export type OutboxState = {
  readonly entries: readonly Entry[];
  /** Nothing is sent before the line is known to be up, with the same account and shift behind it. */
  readonly isHeld: boolean;
};

export const emptyOutbox: OutboxState = { entries: [], isHeld: false };

export type OutboxAction =
  | { type: 'pressed'; entry: Entry }
  | { type: 'taken-back'; id: string }
  | { type: 'sending'; id: string }
  /** With the resulting revision, on which the next entry of its lane is based. */
  | { type: 'saved'; id: string; revision: number | null }
  /** No answer, or none that is conclusive: it waits for another attempt. */
  | { type: 'delayed'; id: string }
  | { type: 'refused'; id: string; why: Why }
  | { type: 'held' }
  /** The line is up, the server has this database, and these shifts are open. */
  | { type: 'checked'; openShifts: ReadonlySet<string>; now: number; epoch: Epoch | null }
  | { type: 'again'; lane: string; renew: (intents: readonly Intent[]) => readonly Intent[] }
  | { type: 'dismissed'; lane: string }
  /** As found in storage, where other tabs write too. */
  | { type: 'synced'; entries: readonly Entry[] };

export const inLane = (state: OutboxState, lane: string): Entry[] =>
  state.entries.filter(({ intent }) => laneOf(intent) === lane);

/** The next entry of a lane to be sent: none while one is in flight. */
export const nextOf = (state: OutboxState, lane: string): Entry | null => {
  const entries = inLane(state, lane);
  return entries.some((entry) => entry.state === 'sending')
    ? null
    : (entries.find((entry) => entry.state === 'waiting') ?? null);
};

export const waitingLanes = (state: OutboxState): string[] => [
  ...new Set(state.entries.filter((entry) => entry.state === 'waiting').map(({ intent }) => laneOf(intent))),
];

const isOnItsWay = (state: OutboxState, entry: Entry): boolean =>
  entry.state === 'sending' || (entry.state === 'waiting' && !entry.isTried && !state.isHeld);

/** Without the lanes that have something of these on its way to the server. What waits for the line stays. */
export const withoutOnItsWay = (state: OutboxState, isOne: (intent: Intent) => boolean): OutboxState => {
  const lanes = new Set(
    state.entries
      .filter((entry) => isOnItsWay(state, entry) && isOne(entry.intent))
      .map(({ intent }) => laneOf(intent)),
  );
  return { ...state, entries: state.entries.filter(({ intent }) => !lanes.has(laneOf(intent))) };
};

/** Worth a mark: not what is being sent for the first time. */
export const isDelayed = (state: OutboxState, entry: Entry): boolean =>
  entry.state !== 'refused' && (state.isHeld ? entry.state === 'waiting' || entry.isTried : isSlow(entry));
const isSlow = ({ state, isTried }: Entry): boolean => state === 'waiting' && isTried;

const change = (state: OutboxState, apply: (entry: Entry) => Entry | null): OutboxState => ({
  ...state,
  entries: state.entries.flatMap((entry) => apply(entry) ?? []),
});

const changeOne = (state: OutboxState, id: string, apply: (entry: Entry) => Entry | null): OutboxState =>
  change(state, (entry) => (entry.id === id ? apply(entry) : entry));

const refuse = (entry: Entry, why: Why): Entry => ({ ...entry, state: 'refused', why });

/** Whoever presses again has seen the refusal, and an earlier wish gives way to a later one. */
const givesWay = (entry: Entry, to: Entry): boolean =>
  laneOf(entry.intent) === laneOf(to.intent) &&
  (entry.state === 'refused' || (entry.state === 'waiting' && isWish(to.intent)));

const withRevision = (intent: Intent, revision: number | null): Intent =>
  'revision' in intent && intent.revision === null && revision !== null ? { ...intent, revision } : intent;

const save = (state: OutboxState, id: string, revision: number | null): OutboxState => {
  const saved = state.entries.find((entry) => entry.id === id);
  if (!saved) return state;
  const rest = changeOne(state, id, () => null);
  const next = inLane(rest, laneOf(saved.intent))[0];
  return next
    ? changeOne(rest, next.id, (entry) => ({ ...entry, intent: withRevision(entry.intent, revision) }))
    : rest;
};

const turnDown = (state: OutboxState, id: string, why: Why): OutboxState => {
  const refused = state.entries.find((entry) => entry.id === id);
  if (!refused) return state;
  const lane = laneOf(refused.intent);
  // Later steps were based on the result of this one. A later wish stands on its own and replaces it.
  if (!isWish(refused.intent)) {
    return change(state, (entry) =>
      laneOf(entry.intent) === lane && entry.state !== 'refused' ? refuse(entry, why) : entry,
    );
  }
  return changeOne(state, id, (entry) => (inLane(state, lane).length > 1 ? null : refuse(entry, why)));
};

const makeAgain = (
  state: OutboxState,
  lane: string,
  renew: (intents: readonly Intent[]) => readonly Intent[],
): OutboxState => {
  const refused = inLane(state, lane).filter((entry) => entry.state === 'refused');
  const intents = renew(refused.map(({ intent }) => intent));
  return change(state, (entry) => {
    const intent = intents[refused.indexOf(entry)];
    return intent ? { ...entry, intent, state: 'waiting', isTried: false, why: null } : entry;
  });
};

const isSame = (one: Entry, other: Entry): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Entries in flight from here stay so, and unchanged ones keep their identity. */
const takeOver = (state: OutboxState, stored: readonly Entry[]): OutboxState => {
  const known = new Map(state.entries.map((entry) => [entry.id, entry]));
  const entries = stored
    .map((entry): Entry => {
      const own = known.get(entry.id);
      return own && (own.state === 'sending' || isSame(own, entry)) ? own : entry;
    })
    .toSorted((a, b) => a.at - b.at);
  const isUnchanged =
    entries.length === state.entries.length && entries.every((entry, at) => entry === state.entries[at]);
  return isUnchanged ? state : { ...state, entries };
};

export const outboxReducer = (state: OutboxState, action: OutboxAction): OutboxState => {
  switch (action.type) {
    case 'pressed': {
      const { entry } = action;
      const others = change(state, (other) => (givesWay(other, entry) ? null : other));
      return { ...others, entries: [...others.entries, entry] };
    }
    case 'taken-back':
      return changeOne(state, action.id, (entry) => (entry.isTried ? entry : null));
    case 'sending':
      return changeOne(state, action.id, (entry) => ({ ...entry, state: 'sending', isTried: true }));
    case 'saved':
      return save(state, action.id, action.revision);
    case 'delayed':
      return changeOne(state, action.id, (entry) => ({ ...entry, state: 'waiting' }));
    case 'refused':
      return turnDown(state, action.id, action.why);
    case 'held':
      return state.isHeld ? state : { ...state, isHeld: true };
    case 'checked':
      return change({ ...state, isHeld: false }, (entry) => {
        if (entry.state !== 'waiting') return entry;
        if (entry.epoch && action.epoch && entry.epoch !== action.epoch) {
          return refuse(entry, { code: 'data_restored', message: '' });
        }
        if (entry.shiftId !== null && !action.openShifts.has(entry.shiftId)) {
          return refuse(entry, { code: 'shift_ended', message: '' });
        }
        return isOver(entry.intent, entry.at, action.now)
          ? refuse(entry, { code: 'time_over', message: '' })
          : entry;
      });
    case 'again':
      return makeAgain(state, action.lane, action.renew);
    case 'dismissed':
      return change(state, (entry) =>
        laneOf(entry.intent) === action.lane && entry.state === 'refused' ? null : entry,
      );
    case 'synced':
      return takeOver(state, action.entries);
  }
};
