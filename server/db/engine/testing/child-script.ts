import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A script beside this file, run in a process of its own that tests can kill. */
export function runChildScript(name: string, ...args: string[]) {
  const script = fileURLToPath(new URL(name, import.meta.url));
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  return {
    lines: createInterface(child.stdout)[Symbol.asyncIterator](),
    pause: () => child.kill('SIGSTOP'),
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
