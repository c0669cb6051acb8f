/** The first call loads, and every further one gets the same; a load that failed is forgotten, so that the next call tries again. */
export const memoizeLoad = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
};
