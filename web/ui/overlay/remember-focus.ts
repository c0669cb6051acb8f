import { focusNextStep, hasNextStep, takesFocus } from '#web/lib/browser/focus-next-step.ts';

const focusable = 'button:not([disabled]), a[href], input:not([disabled]), select, textarea, [tabindex="0"]';

/** What opened the latest dialog: one that takes its place in the same moment is opened by something in it, which goes. */
let latest: HTMLElement | null = null;

const focused = (): HTMLElement | null => {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
};

const placesAround = (element: Element | null): Element[] => {
  const parent = element?.parentElement;
  return parent && parent !== document.body ? [parent, ...placesAround(parent)] : [];
};

/**
 * Returns focus to what has it now. If that is gone by then, with the order that was approved, with what was deleted or with
 * the dialog before, it goes to the next step of the page or to what is nearest to where it was.
 */
export const rememberFocus = (): (() => void) => {
  const openers = [focused(), latest];
  const around = placesAround(openers[0] ?? null);
  // What is in a dialog leaves with it.
  if (openers[0] && !openers[0].closest('[role=dialog], [role=alertdialog]')) [latest] = openers;
  return () => {
    if (openers.some(takesFocus)) return;
    const near = around
      .filter(({ isConnected }) => isConnected)
      .map((place) => place.querySelector<HTMLElement>(focusable));
    if (!hasNextStep() && near.some(takesFocus)) return;
    focusNextStep(openers.find(Boolean) ?? null);
  };
};
