// A test that passes while the console or a library complains hides a bug. What a test expects, it silences itself:
// `vi.spyOn(console, 'error').mockImplementation(() => {})` never reaches the recorders below.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { format } from 'node:util';
import { afterAll, afterEach } from 'vitest';

const methods = ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const;
const noise: string[] = [];

for (const method of methods) {
  console[method] = (...values: unknown[]) => {
    noise.push(`console.${method}: ${format(...values)}`);
  };
}
/** Libraries that have a console of their own, as happy-dom's window, write here. */
const writeToStderr = process.stderr.write;
process.stderr.write = (chunk: Uint8Array | string, ...rest: unknown[]) => {
  // `execFileSync` hands on what a command said there, and writes even when that is nothing.
  if (chunk.length > 0)
    noise.push(`standard error: ${typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString()}`);
  const done = rest.findLast((each) => typeof each === 'function');
  done?.();
  return true;
};
const recordRejection = (reason: unknown) => {
  noise.push(`unhandled rejection: ${format(reason)}`);
};
/** What Node itself finds fault with: listeners that pile up, what is deprecated. */
const recordWarning = (warning: Error) => {
  noise.push(`process warning: ${warning.stack}`);
};
process.on('unhandledRejection', recordRejection);
process.on('warning', recordWarning);

const failOnNoise = async (when: string) => {
  // Node reports a rejection as unhandled only when the current turn is over.
  await nextTurn();
  const heard = noise.splice(0);
  if (heard.length > 0) throw new Error(`Unexpected noise ${when}:\n${heard.join('\n')}`);
};
afterEach(() => failOnNoise('during or before this test'));
// Files share a process, and each of them comes here.
afterAll(async () => {
  process.off('unhandledRejection', recordRejection);
  process.off('warning', recordWarning);
  process.stderr.write = writeToStderr;
  await failOnNoise('after the last test');
});
