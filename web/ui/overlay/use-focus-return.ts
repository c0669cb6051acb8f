import { useRef } from 'react';

/**
 * Returns focus to whatever had it when a dialog opened. Radix does so only for dialogs with a trigger of their own;
 * ours are opened by state, and the keyboard would be left at the top of the page.
 */
export const useFocusReturn = () => {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // What took focus on purpose while the dialog closed keeps it.
      if (document.activeElement === document.body) opener.current?.focus();
    },
  };
};
