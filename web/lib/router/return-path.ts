/** Longer than a browser needs for a step, shorter than anyone takes to notice the address. */
const settleMs = 300;

/**
 * The way back to the page that is still shown, after a step away from it was blocked. A user who presses again
 * meanwhile goes further away, and Chromium then drops the step that led back. So it is repeated, once no other step
 * arrives, until the user is there.
 */
export const createReturnPath = (go: (delta: number) => void) => {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let whenBack: (() => void) | null = null;

  const waitAt = (distance: number): void => {
    if (timer) clearTimeout(timer);
    timer = setTimeout(() => stepBack(distance), settleMs);
  };
  const stepBack = (distance: number): void => {
    waitAt(distance);
    go(-distance);
  };

  return {
    /** The user is this many entries away from the page. */
    begin: (distance: number): void => {
      whenBack = null;
      stepBack(distance);
    },
    /** A step was made; true when it belongs to the way back and nobody else need handle it. */
    follow: (distance: number): boolean => {
      if (!timer) return false;
      if (distance === 0) {
        clearTimeout(timer);
        timer = null;
        whenBack?.();
      } else waitAt(distance);
      return true;
    },
    /** Runs once the user is back; immediately if they already are. */
    afterwards: (act: () => void): void => {
      if (timer) whenBack = act;
      else act();
    },
  };
};
