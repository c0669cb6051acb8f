export const linkStyles = (url: string): Promise<void> =>
  new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    // A dialog without its styles is still better than none.
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });

let styles: Promise<void> | null = null;

/** The styles of all panels over the menu. The page names their file; the order page includes them. */
export const loadPanelStyles = (): Promise<void> => {
  const url = document.getElementById('root')?.dataset.deferredCss;
  styles ??= url ? linkStyles(url) : Promise.resolve();
  return styles;
};
