import type { MouseEvent } from 'react';

/** Another site, another protocol, or a place on the page: all of them the browser's own business. */
export const leavesTheApp = (to: string): boolean => /^([a-z][a-z\d+.-]*:|[\\/]{2}|#)/i.test(to);

/** Asked with a key or another button of the mouse: a new tab, a new window, a file. */
export const asksForATab = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Whether the router follows this click, or the browser does. */
export const isForRouter = (event: MouseEvent<HTMLAnchorElement>): boolean => {
  const { target } = event.currentTarget;
  const staysHere = target === '' || target === '_self';
  return (
    !event.defaultPrevented &&
    !asksForATab(event) &&
    staysHere &&
    !event.currentTarget.hasAttribute('download')
  );
};
