import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

type Options = {
  /** `ulimit -n`: how many files and connections it may have open at once. */
  openFiles?: number;
};

/** The real server as a process of its own, on a free port. */
export const startServerProcess = async (
  environment: Record<string, string>,
  { openFiles }: Options = {},
) => {
  const limit = openFiles === undefined ? '' : `ulimit -n ${openFiles}; `;
  const child = spawn('/bin/sh', ['-c', `${limit}exec "$0" "$1"`, process.execPath, main], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      SEED_DEMO: 'false',
      RATE_LIMIT_FACTOR: '1000',
      // A test must not depend on how busy its machine is.
      LOOP_DELAY_LIMIT_SECONDS: '600',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });

  const ready = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      output += `${line}\n`;
      const address = /http:\/\/localhost:\d+/.exec(line)?.[0];
      if (address) resolve(address.replace('localhost', '127.0.0.1'));
    });
    exited.then(([code]) => reject(new Error(`the server ended with ${code}: ${output}`)));
  });

  return {
    url: await ready,
    pid: child.pid,
    /** Everything it has written so far. */
    output: () => output,
    exited,
    /** Ctrl-C: answers what is running, then ends. */
    stop: async (): Promise<number | null> => {
      child.kill('SIGTERM');
      const [code] = await exited;
      return code;
    },
    /** Holds the process still, as if time stood. */
    pause: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
    /** Power to the process is gone: nothing of it runs any more. */
    kill: async (): Promise<void> => {
      child.kill('SIGKILL');
      await exited;
    },
  };
};

export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>;
