/** What comes when the guest begins: the cart and checkout, and the styles of everything that stands over the menu. */
export type LateParts = typeof import('../ordering/ordering.tsx');

const linkStyles = (url: string): Promise<void> =>
  new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    // A dialog without its styles is still better than none.
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });

let styles: Promise<void> | null = null;
let parts: Promise<LateParts> | null = null;

/** The page names its late styles itself; the page of an order has them inside. */
export const loadLateStyles = (): Promise<void> => {
  const url = document.getElementById('root')?.dataset.lateCss;
  styles ??= url ? linkStyles(url) : Promise.resolve();
  return styles;
};

/** A failed load is forgotten, so that the next need of it tries again. */
export const loadOrdering = (): Promise<LateParts> => {
  parts ??= import('../ordering/ordering.tsx').catch((error: unknown) => {
    parts = null;
    throw error;
  });
  return parts;
};
