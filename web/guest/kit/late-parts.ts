/** What comes after the page is alive: the cart and checkout, and the styles of everything that stands over the menu. */
export type LateParts = typeof import('../ordering/ordering.tsx');

const loadStyles = (url: string): Promise<void> =>
  new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    // A dialog without its styles is still better than none.
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });

let styles: Promise<void> = Promise.resolve();
let parts: Promise<LateParts> | null = null;

export const loadLateStyles = (url: string | undefined): void => {
  if (url) styles = loadStyles(url);
};
export const whenStylesAreHere = (): Promise<void> => styles;

/** A failed load is forgotten, so that the next need of it tries again. */
export const loadOrdering = (): Promise<LateParts> => {
  parts ??= import('../ordering/ordering.tsx').catch((error: unknown) => {
    parts = null;
    throw error;
  });
  return parts;
};
