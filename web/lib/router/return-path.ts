/**
 * The way back to the page that is still shown, after a step away from it was held back. The browser makes steps later,
 * so the reader may press again meanwhile: such a press is undone too.
 */
export const createReturnPath = (go: (delta: number) => void) => {
  let direction = 0;
  let whenBack: (() => void) | null = null;

  const stepBack = (distance: number): void => {
    direction = -Math.sign(distance);
    go(-distance);
  };

  return {
    /** The reader is this many entries away from the page. */
    begin: (distance: number): void => {
      whenBack = null;
      stepBack(distance);
    },
    /** A step was made; true when it belongs to the way back, and is nobody else's business. */
    follow: (made: number, distance: number): boolean => {
      if (direction === 0) return false;
      if (distance === 0) {
        direction = 0;
        whenBack?.();
      }
      // A step in the other direction is the reader's: the one that leads back is still to come.
      else if (Math.sign(made) === direction) stepBack(distance);
      return true;
    },
    /** Once the reader is back, or at once. */
    afterwards: (act: () => void): void => {
      if (direction === 0) act();
      else whenBack = act;
    },
  };
};
