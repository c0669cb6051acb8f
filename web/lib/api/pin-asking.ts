import type { Right } from '#core/http/rights.ts';
import { isApiError } from '#web/lib/api/api-error.ts';

/** The part of a station's page that asks for PINs, while it is mounted. */
type PinAsker = {
  /** Shows the dialog. True when somebody typed a valid PIN. */
  ask: (right: Right | null) => Promise<boolean>;
  /** Whether somebody with this right typed a PIN recently. */
  has: (right: Right) => boolean;
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

/** Calls refused while the dialog is open wait for the same PIN. */
const ask = (right: Right | null): Promise<boolean> => {
  asking ??= findAsker()
    .then((found) => found?.ask(right) ?? false)
    .finally(() => {
      asking = null;
    });
  return asking;
};

const rightIn = (details: unknown): Right | null => (details as { right?: Right } | undefined)?.right ?? null;

/** Runs something, and runs it again after a PIN if the station was refused for lack of one. */
export const withPin = async <T>(work: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const isPinWanted = isApiError(error, 'pin_required') || isApiError(error, 'right_missing');
      if (!isPinWanted || !(await ask(rightIn(error.details)))) throw error;
    }
  }
};

/** On a station, before opening a dialog in which typing would otherwise be wasted. */
export const requireRight = async (right: Right): Promise<boolean> =>
  (await findAsker())?.has(right) || ask(right);
