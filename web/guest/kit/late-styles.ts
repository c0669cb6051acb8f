let loading: Promise<void> = Promise.resolve();

/** Styles of dialogs and cart: fetched once the page is alive, so that they never delay its first paint. */
export const loadLateStyles = (url: string | null): void => {
  if (!url) return;
  loading = new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    // A dialog without its styles is still better than none.
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
};

export const whenLateStylesAreHere = (): Promise<void> => loading;
