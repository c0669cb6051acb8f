declare global {
  interface Window {
    keepTap?: (event: MouseEvent) => void;
    earlyTap?: HTMLButtonElement | null;
  }
}

/** A button pressed before the scripts are here could not answer: the press is kept, and given to it once they are. */
export const keepEarlyTap =
  'addEventListener("click",window.keepTap=({target})=>{window.earlyTap=target.closest("button")},true);';

/** As hydration begins: a press after this is React's, and must not be given to the button a second time. */
export const endEarlyTaps = (): void => {
  if (window.keepTap) removeEventListener('click', window.keepTap, true);
};

export const giveEarlyTap = (): void => {
  window.earlyTap?.click();
  window.earlyTap = null;
};
