// A test that passes while the console complains hides a bug. What a test expects, it silences itself:
// `vi.spyOn(console, 'error').mockImplementation(() => {})` never reaches the recorders below.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { format } from 'node:util';
import { afterAll, afterEach, beforeEach } from 'vitest';

const methods = ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const;
let noise: string[] = [];

for (const method of methods) {
  console[method] = (...values: unknown[]) => {
    noise.push(`console.${method}: ${format(...values)}`);
  };
}
const recordRejection = (reason: unknown) => {
  noise.push(`unhandled rejection: ${format(reason)}`);
};
/** What Node itself finds fault with: listeners that pile up, what is deprecated. */
const recordWarning = (warning: Error) => {
  noise.push(`process warning: ${warning.stack}`);
};
process.on('unhandledRejection', recordRejection);
process.on('warning', recordWarning);
// Files share a process, and each of them comes here.
afterAll(() => {
  process.off('unhandledRejection', recordRejection);
  process.off('warning', recordWarning);
});

beforeEach(() => {
  noise = [];
});

afterEach(async () => {
  // Node reports a rejection as unhandled only when the current turn is over.
  await nextTurn();
  if (noise.length > 0) throw new Error(`Unexpected noise during this test:\n${noise.join('\n')}`);
});
