import { useLayoutEffect, useRef } from 'react';
import { rememberFocus } from './remember-focus.ts';

/**
 * Returns focus to whatever had it when a dialog opened. Radix does so only for dialogs with a trigger of their own;
 * ours are opened by state, and the keyboard would be left at the top of the page.
 */
export const useFocusReturn = (open: boolean) => {
  const goBack = useRef<() => void>(() => {});
  // Before a field in the dialog takes the focus: its contents are made after this.
  useLayoutEffect(() => {
    if (open) goBack.current = rememberFocus();
  }, [open]);
  return {
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // What took focus on purpose while the dialog closed keeps it.
      if (document.activeElement === document.body) goBack.current();
    },
  };
};
