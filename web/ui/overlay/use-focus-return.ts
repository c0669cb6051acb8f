import { useRef } from 'react';
import { rememberFocus } from './remember-focus.ts';

/**
 * Returns focus to whatever had it when a dialog opened. Radix does so only for dialogs with a trigger of their own;
 * ours are opened by state, and the keyboard would be left at the top of the page.
 */
export const useFocusReturn = () => {
  const goBack = useRef<() => void>(() => {});
  return {
    onOpenAutoFocus: () => {
      goBack.current = rememberFocus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // What took focus on purpose while the dialog closed keeps it.
      if (document.activeElement === document.body) goBack.current();
    },
  };
};
