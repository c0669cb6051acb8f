import type { Right } from '#core/http/rights.ts';
import { isApiError } from '#web/lib/api/api-error.ts';

/** The part of a station's page that asks for PINs, while it is mounted. */
type PinAsker = {
  /** Shows the dialog. True when somebody typed a valid PIN. */
  ask: (right: Right | null) => Promise<boolean>;
  /** Whether somebody with this right typed a PIN so recently that it stands for the password. */
  hasFresh: (right: Right) => boolean;
  /** Whether somebody is there whose PIN counts, and who has this right. */
  may: (right: Right | null) => boolean;
  /** Something that needs a right was done, which prolongs the PIN. */
  noteAction: () => void;
};
let asker: PinAsker | null = null;
let asking: Promise<boolean> | null = null;
const waiting = new Set<(found: PinAsker) => void>();

/** Its code loads after the board's: whoever presses right away waits for it. */
const longestWaitMs = 10_000;

export const setPinAsker = (next: PinAsker | null): void => {
  asker = next;
  if (!next) return;
  for (const found of waiting) found(next);
  waiting.clear();
};

const findAsker = (): Promise<PinAsker | null> =>
  asker
    ? Promise.resolve(asker)
    : new Promise((resolve) => {
        waiting.add(resolve);
        setTimeout(() => resolve(asker), longestWaitMs);
      });

const watchers = new Set<() => void>();
const setAsking = (next: Promise<boolean> | null): void => {
  asking = next;
  for (const notify of watchers) notify();
};

/** While a PIN is asked, or nobody is there who has the right, nothing that is being sent may look done. */
export const isPinAwaited = (right: Right): boolean =>
  asking !== null || (asker !== null && !asker.may(right));
export const watchPinAwaited = (notify: () => void): (() => void) => {
  watchers.add(notify);
  return () => watchers.delete(notify);
};

/** Calls refused while the dialog is open wait for the same PIN. */
const ask = (right: Right | null): Promise<boolean> => {
  if (asking) return asking;
  const answer = findAsker()
    .then((found) => found?.ask(right) ?? false)
    .finally(() => setAsking(null));
  setAsking(answer);
  return answer;
};

const rightIn = (details: unknown): Right | null => (details as { right?: Right } | undefined)?.right ?? null;

/** Null where a PIN is missing, whoever's; undefined where nothing is known to be. */
const knownToMiss = (right: Right | null): Right | null | undefined => {
  if (!asker || asker.may(right)) return undefined;
  return asker.may(null) ? right : null;
};

/**
 * Runs something, and runs it again after a PIN if the station was refused for lack of one. What shows at once, before the
 * answer, names its right.
 */
export const withPin = async <T>(work: () => Promise<T>, right: Right | null = null): Promise<T> => {
  // Where it is known to be missing, the PIN comes first. Whoever declines it hears the server's own refusal.
  const missing = knownToMiss(right);
  const isDeclined = missing !== undefined && !(await ask(missing));
  for (;;) {
    try {
      const result = await work();
      asker?.noteAction();
      return result;
    } catch (error) {
      const isPinWanted = isApiError(error, 'pin_required') || isApiError(error, 'right_missing');
      if (!isPinWanted || isDeclined || !(await ask(rightIn(error.details)))) throw error;
    }
  }
};

/** On a station, before opening a dialog in which typing would otherwise be wasted. */
export const requireRight = async (right: Right): Promise<boolean> =>
  (await findAsker())?.hasFresh(right) || ask(right);
