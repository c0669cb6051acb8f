declare global {
  interface Window {
    recordTap?: (event: MouseEvent) => void;
    pendingTap?: HTMLButtonElement | null;
  }
}

/**
 * A button pressed before hydration could not answer: the press is recorded, and replayed afterwards. One that sends a
 * form needs no script: replayed, it would send it twice.
 */
export const recordTapScript =
  'addEventListener("click",window.recordTap=({target})=>{window.pendingTap=target.closest("button[type=button]")},true);';

/** As hydration begins: React handles every press after this, so recording it would replay it a second time. */
export const stopRecordingTaps = (): void => {
  if (window.recordTap) removeEventListener('click', window.recordTap, true);
};

export const replayTap = (): void => {
  window.pendingTap?.click();
  window.pendingTap = null;
};
