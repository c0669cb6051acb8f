// One processor's worth of work, for as long as whoever started it lives: it ends when its standard input does.
import { constants, setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';

try {
  // Among several others an equal would get a part of a processor only. Administrators alone may ask for all of it.
  setPriority(constants.priority.PRIORITY_HIGHEST);
} catch {
  // Then it is an equal.
}
new Worker('for (;;);', { eval: true });
process.stdin.on('end', () => process.exit()).resume();
