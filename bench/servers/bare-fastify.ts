import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { BareAnswer } from './bare-fastify-process.ts';
import { endWithBench } from './end-with-bench.ts';
import { temporaryFolder } from './temporary-folder.ts';

const script = fileURLToPath(new URL('./bare-fastify-process.ts', import.meta.url));

/** What Node sets by itself. */
const hopByHop = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']);

export const withBareFastify = async <T>(
  answer: { headers: Record<string, string | string[] | undefined>; body: Buffer },
  work: (url: string) => Promise<T>,
): Promise<T> => {
  const bodyFile = join(temporaryFolder(), 'body');
  writeFileSync(bodyFile, answer.body);
  const headers = Object.fromEntries(
    Object.entries(answer.headers)
      .filter(([name]) => !hopByHop.has(name))
      .map(([name, value]) => [name, String(value)]),
  );
  const order: BareAnswer = { headers, bodyFile };
  const child = spawn(process.execPath, [script, JSON.stringify(order)], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const ended = endWithBench(child.pid);
  try {
    const [address] = await once(createInterface({ input: child.stdout }), 'line');
    return await work(`${address}/`);
  } finally {
    child.kill();
    await exited;
    ended();
  }
};
