declare global {
  interface Window {
    keepTap?: (event: MouseEvent) => void;
    earlyTap?: HTMLButtonElement | null;
  }
}

/** A button pressed before the scripts are here could not answer: the press is kept, and given to it once they are. */
export const keepEarlyTap =
  'addEventListener("click",window.keepTap=({target})=>{window.earlyTap=target.closest("button")},true);';

export const giveEarlyTap = (): void => {
  if (!window.keepTap) return;
  removeEventListener('click', window.keepTap, true);
  window.earlyTap?.click();
};
