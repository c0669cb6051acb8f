import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '#server/testing/server-process.ts';

const skewedClock = new URL('../../faults/machine/skewed-clock.mjs', import.meta.url).href;

/** A server of the journey's own, whose minutes pass when the journey says so. */
export const startServerWithClock = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'menta-clock-'));
  const file = join(folder, 'clock-offset');
  let offsetMs = 0;
  const set = () => writeFileSync(file, String(offsetMs));
  set();
  const server = await startServerProcess({
    DATA_DIR: join(folder, 'data'),
    NODE_OPTIONS: `--import ${skewedClock}`,
    MENTA_CLOCK_FILE: file,
  });
  return {
    ...server,
    pass: (seconds: number): void => {
      offsetMs += seconds * 1000;
      set();
    },
  };
};
