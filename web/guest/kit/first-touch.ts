/*
 * Until the guest does something the page is only read, and needs little: sections below the first stay as the server
 * wrote them, and cart and checkout are not fetched. The first touch, key or scroll wakes all of it; so does a while of
 * quiet, when it costs nobody anything.
 */
const signs = ['pointerdown', 'keydown', 'focusin', 'click', 'scroll'] as const;
const patienceMs = 4_000;

let awake = typeof document === 'undefined';
let tell = (): void => {};
const waking = new Promise<void>((resolve) => {
  tell = resolve;
});

export const isAwake = (): boolean => awake;
export const whenAwake = (): Promise<void> => waking;

/** Also called before the page changes by itself: React can change only what it has taken over. */
export const wake = (): void => {
  if (awake) return;
  awake = true;
  for (const sign of signs) removeEventListener(sign, wake, true);
  tell();
};

/** In the capture phase of the window: awake before React hears of the same tap. */
export const waitForTouch = (): void => {
  for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true });
  setTimeout(wake, patienceMs);
};
