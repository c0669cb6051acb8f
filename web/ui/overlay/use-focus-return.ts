import { useRef } from 'react';
import { focusNextStep } from '#web/lib/browser/focus-next-step.ts';

/** What opened the latest dialog: one that takes its place in the same moment finds nothing focused. */
let latest: HTMLElement | null = null;

const focused = (): HTMLElement | null => {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
};

/**
 * Returns focus to whatever had it when a dialog opened. Radix does so only for dialogs with a trigger of their own;
 * ours are opened by state, and the keyboard would be left at the top of the page. What opened it may be gone by then, with
 * the order that was approved, or with the dialog before it.
 */
export const useFocusReturn = () => {
  const openers = useRef<(HTMLElement | null)[]>([]);
  return {
    onOpenAutoFocus: () => {
      const opener = focused();
      openers.current = [opener, latest];
      latest = opener ?? latest;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      for (const opener of openers.current) {
        opener?.focus();
        if (opener && document.activeElement === opener) return;
      }
      focusNextStep(openers.current.find(Boolean) ?? null);
    },
  };
};
