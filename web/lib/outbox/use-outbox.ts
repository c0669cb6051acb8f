import { createContext, use, useRef, useSyncExternalStore } from 'react';
import { stationRights } from '#core/http/rights.ts';
import { isPinAwaited, watchPinAwaited } from '#web/lib/api/pin-asking.ts';
import { type Intent, rightOf } from './intent.ts';
import type { Outbox } from './outbox.ts';
import { type Entry, isDelayed, type OutboxState, withoutOnItsWay } from './outbox-state.ts';

type BoardOutbox = {
  outbox: Outbox;
  /** The open shift, to which presses belong. */
  shiftId: string | null;
};

export const OutboxContext = createContext<BoardOutbox | null>(null);

export const useOutbox = (): BoardOutbox => {
  const outbox = use(OutboxContext);
  if (!outbox) throw new Error('nothing can be pressed outside of a board');
  return outbox;
};

/** An unsaved press; `isDelayed` when it waits for the line. */
export type Unsaved<I extends Intent = Intent> = { entry: Entry & { intent: I }; isDelayed: boolean };

const isSame = (some: readonly Unsaved[], others: readonly Unsaved[]): boolean =>
  some.length === others.length &&
  some.every(({ entry, isDelayed }, at) => others[at]?.entry === entry && others[at].isDelayed === isDelayed);

export const selectUnsaved = <I extends Intent>(
  state: OutboxState,
  isWanted: (intent: Intent) => intent is I,
): Unsaved<I>[] =>
  state.entries
    .filter((entry): entry is Entry & { intent: I } => isWanted(entry.intent))
    .map((entry) => ({ entry, isDelayed: isDelayed(state, entry) }));

/** How many presses wait for the line. */
export const useWaitingCount = ({ subscribe, get }: Outbox): number => {
  const count = () => get().entries.filter((entry) => isDelayed(get(), entry)).length;
  return useSyncExternalStore(subscribe, count, count);
};

const awaitedRights = (): string => stationRights.filter(isPinAwaited).join();

/** The unsaved presses of some kinds; the same list as long as none of them has changed. What waits for a PIN is not among them. */
export const useUnsaved = <I extends Intent>(
  outbox: Outbox,
  isWanted: (intent: Intent) => intent is I,
): readonly Unsaved<I>[] => {
  const state = useSyncExternalStore(outbox.subscribe, outbox.get, outbox.get);
  const last = useRef<readonly Unsaved<I>[]>([]);
  useSyncExternalStore(watchPinAwaited, awaitedRights, () => '');
  const isAwaited = (intent: Intent) => isPinAwaited(rightOf(intent));
  const next = selectUnsaved(withoutOnItsWay(state, isAwaited), isWanted);
  if (!isSame(last.current, next)) last.current = next;
  return last.current;
};
