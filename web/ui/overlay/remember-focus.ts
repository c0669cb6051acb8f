const focusable = 'button:not([disabled]), a[href], input:not([disabled]), select, textarea, [tabindex="0"]';

/** Returns focus to what has it now; if that is gone by then, as after deleting, to what is nearest to where it was. */
export const rememberFocus = (): (() => void) => {
  const from = document.activeElement;
  const around: Element[] = [];
  for (let each = from?.parentElement; each && each !== document.body; each = each.parentElement)
    around.push(each);
  return () => {
    if (!(from instanceof HTMLElement) || from === document.body) return;
    if (from.isConnected) return from.focus();
    for (const place of around) {
      const near = place.isConnected ? place.querySelector<HTMLElement>(focusable) : null;
      if (near) return near.focus();
    }
  };
};
