// A test that passes while the console complains hides a bug. What a test expects, it silences itself:
// `vi.spyOn(console, 'error').mockImplementation(() => {})` never reaches the recorders below.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { format } from 'node:util';
import { afterEach, beforeEach } from 'vitest';

const methods = ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const;
let noise: string[] = [];

for (const method of methods) {
  console[method] = (...values: unknown[]) => {
    noise.push(`console.${method}: ${format(...values)}`);
  };
}
process.on('unhandledRejection', (reason) => {
  noise.push(`unhandled rejection: ${format(reason)}`);
});

beforeEach(() => {
  noise = [];
});

afterEach(async () => {
  // Node reports a rejection as unhandled only when the current turn is over.
  await nextTurn();
  if (noise.length > 0) throw new Error(`Unexpected noise during this test:\n${noise.join('\n')}`);
});
