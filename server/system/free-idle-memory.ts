import { Session } from 'node:inspector/promises';
import { performance } from 'node:perf_hooks';

const checkMs = 1_000;
/** A process that works for less of its time than this is quiet: a collection of some 50 ms delays nobody. */
const quietShare = 0.1;
const worthCollecting = 16 * 1024 * 1024;

/** The inspector's own command is the documented way to ask for a collection. */
const collectGarbage = async (): Promise<void> => {
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.collectGarbage');
  session.disconnect();
};

/** Reading it opens a file: a process that is out of descriptors cannot know, and waits for another time. */
const residentBytes = (): number => {
  try {
    return process.memoryUsage.rss();
  } catch {
    return 0;
  }
};

/**
 * Starting leaves more garbage than the running server holds, and so does a rush of guests. A process that is idle then
 * never collects it, and the operator would pay for that memory from then on.
 */
export const freeIdleMemory = (): void => {
  let retained = 0;
  let counted = performance.eventLoopUtilization();
  const check = async (): Promise<void> => {
    const { utilization } = performance.eventLoopUtilization(counted);
    counted = performance.eventLoopUtilization();
    if (utilization > quietShare || residentBytes() < retained + worthCollecting) return;
    await collectGarbage();
    retained = residentBytes();
  };
  setInterval(check, checkMs).unref();
};
