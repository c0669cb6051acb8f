import type { Right } from '#core/staff/rights.ts';
import { isApiError } from '#web/lib/api/api-error.ts';

/** The part of a station's page that asks for PINs, while there is one. */
type PinAsker = {
  /** Shows the dialog. True when somebody typed a right PIN. */
  ask: (right: Right | null) => Promise<boolean>;
  /** Whether somebody who has the right typed a PIN lately. */
  has: (right: Right) => boolean;
};
let asker: PinAsker | null = null;
let asking: Promise<boolean> | null = null;

export const setPinAsker = (next: PinAsker | null): void => {
  asker = next;
};

/** What is refused while the dialog is open waits for the same PIN. */
const ask = (right: Right | null): Promise<boolean> => {
  asking ??= (asker?.ask(right) ?? Promise.resolve(false)).finally(() => {
    asking = null;
  });
  return asking;
};

const rightIn = (details: unknown): Right | null => (details as { right?: Right } | undefined)?.right ?? null;

/** Does something, and once more after a PIN when the station was refused for want of one. */
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

/** Before a dialog in which much would be typed for nothing. Off a station there is nobody to ask, and no need. */
export const requireRight = async (right: Right): Promise<boolean> =>
  !asker || asker.has(right) || ask(right);
