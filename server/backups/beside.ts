import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** Without it, finding the files to import is most of what a small job costs. */
const shortResolution = new URL('../system/shorten-resolution-first.ts', import.meta.url).href;

/** As much as a process beside the service may keep of JavaScript; the database in it has its own. */
const heapMegabytes = 128;

/**
 * A process of its own for work that would make everybody wait: it gets its job on standard input, which stays open for as long as
 * this process lives. Answers what it printed.
 */
export const runBeside = async (script: string, job: object, signal?: AbortSignal): Promise<string> => {
  const child = spawn(process.execPath, [
    `--max-old-space-size=${heapMegabytes}`,
    `--import=${shortResolution}`,
    script,
  ]);
  const kill = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', kill, { once: true });
  child.stdin.on('error', () => {}).write(`${JSON.stringify(job)}\n`);
  const [[code], printed, complaint] = await Promise.all([
    once(child, 'exit'),
    text(child.stdout),
    text(child.stderr),
  ]);
  signal?.removeEventListener('abort', kill);
  signal?.throwIfAborted();
  if (code !== 0) throw new Error(complaint.trim() || `exit code ${code}`);
  return printed.trim();
};
