import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type BenchLine, megabytes, type Report } from '../report/budget.ts';
import { median } from '../report/statistics.ts';
import { temporaryFolder } from '../servers/temporary-folder.ts';
import { withServer } from '../servers/with-server.ts';

const settleMs = 10_000;
const restarts = 5;
const secondsToHealthy = 2;

const statusOf = (pid: number | undefined): string => `/proc/${pid}/status`;

/** What the system itself counts for a process, in bytes: `VmHWM` is the most it ever held, `VmRSS` what it holds. */
const readCount = (pid: number | undefined, name: 'VmHWM' | 'VmRSS'): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(statusOf(pid), 'utf8'))?.[1]) * 1024;

const measureMemory = async (report: Report, dataDir: string): Promise<void> => {
  await withServer({ DATA_DIR: dataDir, SEED_DEMO: 'true' }, async ({ url, pid }) => {
    await (await fetch(`${url}/demo`)).text();
    await pause(settleMs);
    if (!existsSync(statusOf(pid))) {
      return report.skip('first start: memory', 'only Linux tells the most that a process ever held');
    }
    report.budget('first start: most', megabytes(readCount(pid, 'VmHWM')), 'MB', { atMost: 400 });
    report.budget('first start: settled', megabytes(readCount(pid, 'VmRSS')), 'MB', { atMost: 300 });
  });
};

const secondsUntilHealthy = async (dataDir: string): Promise<number> => {
  const began = performance.now();
  return withServer({ DATA_DIR: dataDir, SEED_DEMO: 'true' }, async ({ url }) => {
    const { status } = await fetch(`${url}/healthz`);
    if (status !== 200) throw new Error(`the started server answered its health with ${status}`);
    return (performance.now() - began) / 1000;
  });
};

export const start: BenchLine = {
  name: 'start',
  how: `the real server on an empty data folder with the demo, memory from /proc after its demo was read once and ${settleMs / 1000} quiet seconds; then ${restarts} starts on the same folder, from the process's birth to its first healthy answer, median`,
  run: async (report) => {
    const dataDir = temporaryFolder();
    await measureMemory(report, dataDir);
    const seconds: number[] = [];
    for (let round = 0; round < restarts; round += 1) seconds.push(await secondsUntilHealthy(dataDir));
    report.budget('warm start: healthy after', median(seconds), 's', { atMost: secondsToHealthy });
  },
};
