const running = new Set<number>();

process.on('exit', () => {
  for (const id of running) {
    try {
      process.kill(id, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

/** A process that must not outlive the bench, even when a line throws. Call the answer when it has ended. */
export const endWithBench = (id: number | undefined): (() => void) => {
  if (id === undefined) return () => {};
  running.add(id);
  return () => running.delete(id);
};
