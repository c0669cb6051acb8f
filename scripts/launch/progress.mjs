/** An expected failure: shown to the person as one sentence, never as a stack trace. */
export class LaunchError extends Error {}

/** Thrown when Ctrl-C or SIGTERM ended a step; the launcher then leaves with `exitCode` and without a word. */
export class StoppedBySignal extends Error {
  constructor(exitCode) {
    super('stopped');
    this.exitCode = exitCode;
  }
}

export function formatDuration(milliseconds) {
  return milliseconds < 9_950
    ? `${(milliseconds / 1000).toFixed(1)} s`
    : `${Math.round(milliseconds / 1000)} s`;
}

/** Runs a step behind one line: `Building … done in 3.2 s`. */
export async function withProgress(title, step) {
  const startedAt = performance.now();
  process.stdout.write(`${title} … `);
  try {
    const result = await step();
    process.stdout.write(`done in ${formatDuration(performance.now() - startedAt)}\n`);
    return result;
  } catch (error) {
    process.stdout.write(error instanceof StoppedBySignal ? 'stopped\n' : 'failed\n');
    throw error;
  }
}
