import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kit } from './kit.ts';

const skewedClock = new URL('./skewed-clock.mjs', import.meta.url).href;

/** The clock of servers that were started with its environment: the machine's, until it is moved. */
export const openMovableClock = (kit: Kit) => {
  const file = join(kit.folder, 'clock-offset');
  let offset = 0;
  /** From the machine's own time. */
  const set = (milliseconds: number): void => {
    offset = milliseconds;
    writeFileSync(file, String(milliseconds));
  };
  set(0);
  return {
    environment: { NODE_OPTIONS: `--import ${skewedClock}`, MENTA_CLOCK_FILE: file },
    set,
    advance: (seconds: number): void => set(offset + seconds * 1_000),
  };
};

export type MovableClock = ReturnType<typeof openMovableClock>;
