/** Pauses between tries that end early once there is reason to hope: the server has answered again. */
export const createHopefulPauses = () => {
  const waiting = new Set<() => void>();
  return {
    pause: (milliseconds: number): Promise<void> =>
      new Promise((resolve) => {
        const end = () => {
          clearTimeout(timer);
          waiting.delete(end);
          resolve();
        };
        const timer = setTimeout(end, milliseconds);
        waiting.add(end);
      }),
    endAll: (): void => {
      for (const end of [...waiting]) end();
    },
  };
};
