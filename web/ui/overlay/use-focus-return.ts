import { useRef } from 'react';
import { rememberFocus } from './remember-focus.ts';

/**
 * Returns focus to whatever had it when a dialog opened. Radix does so only for dialogs with a trigger of their own;
 * ours are opened by state, and the keyboard would be left at the top of the page. Remembered before the dialog is in the
 * page: a field in it that takes the focus by itself does so before Radix says that it opens.
 */
export const useFocusReturn = (open: boolean) => {
  const goBack = useRef<(() => void) | null>(null);
  if (open) goBack.current ??= rememberFocus();
  return {
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // What took focus on purpose while the dialog closed keeps it.
      if (document.activeElement === document.body) goBack.current?.();
      goBack.current = null;
    },
  };
};
