const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** Where the focus goes when what had it is gone: to the dock, or to where the guest is in the menu. */
export const focusOnward = (): void => {
  if (document.activeElement === document.body)
    (find('.dock :is(a,button)') ?? find('.tabs [aria-current]'))?.focus({ preventScroll: true });
};
