/** On the control of an item that one would press next. */
export const nextStepMark = { 'data-next-step': '' } as const;
const nextStep = '[data-next-step]';

export const hasNextStep = (): boolean => document.querySelector(`main ${nextStep}`) !== null;

/** The item's next step, or its first control; an item that becomes one when it is reached is focused itself. */
const controlOf = (item: Element): HTMLElement | null =>
  item.querySelector<HTMLElement>(nextStep) ??
  item.querySelector<HTMLElement>('button:not(:disabled), a[href]') ??
  (item instanceof HTMLElement && item.tabIndex >= 0 ? item : null);

/** Whether it could be focused: what is gone, hidden or inert cannot. */
export const takesFocus = (control: HTMLElement | null | undefined): boolean => {
  control?.focus();
  return control !== null && document.activeElement === control;
};

/** Those after it, then those before it, nearest first. */
const neighboursOf = (item: Element): Element[] => {
  const all = [...(item.parentElement?.children ?? [])];
  const place = all.indexOf(item);
  return [...all.slice(place + 1), ...all.slice(0, place).reverse()];
};

/**
 * For a control that is gone, or leaves with its item: focus goes on to the item beside it, to another next step on the page,
 * or to what holds the list; never to the top of the page.
 */
export const focusNextStep = (gone: Element | null): void => {
  const item = gone?.closest('li');
  const beside = item ? neighboursOf(item).filter((each) => !each.closest('[inert]')) : [];
  if (beside.some((each) => takesFocus(controlOf(each)))) return;
  const main = document.querySelector('main');
  const others = main?.querySelectorAll<HTMLElement>(nextStep) ?? [];
  if ([...others].some((each) => !each.closest('[inert]') && takesFocus(each))) return;
  takesFocus(main?.querySelector<HTMLElement>('[role=tabpanel]') ?? main);
};
