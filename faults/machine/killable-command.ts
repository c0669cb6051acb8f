import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Kit } from './kit.ts';

/** `npm run backup` or `restore` as a process of its own, which may be killed in the middle. */
export const startCommand = (
  kit: Kit,
  name: 'backup' | 'restore',
  file: string,
  environment: Record<string, string>,
) => {
  const script = fileURLToPath(new URL(`../../server/${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [script, file], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const kill = () => void child.kill('SIGKILL');
  kit.defer(kill);
  const ended = Promise.all([once(child, 'exit'), text(child.stderr)]).then(([[code], complaint]) => ({
    succeeded: code === 0,
    complaint: complaint.trim(),
  }));
  return { ended, kill };
};
