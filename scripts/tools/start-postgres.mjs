import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const guard = fileURLToPath(new URL('./postgres-guard.mjs', import.meta.url));

/**
 * A throw-away PostgreSQL for tests (TEST_DATABASE_URL if set, and then nothing is started or stopped).
 * It ends with this process, however this process ends: a guard beside it notices when its pipe closes.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startPostgres(env = process.env) {
  if (env.TEST_DATABASE_URL) return { url: env.TEST_DATABASE_URL, stop: async () => {} };

  // A group of its own, so that Ctrl-C stops the tests first and the database after them.
  const child = spawn(process.execPath, [guard], { env, stdio: ['pipe', 'pipe', 'inherit'], detached: true });
  const ended = once(child, 'exit');
  const url = await Promise.race([readUrl(child), ended.then(() => null)]);
  if (!url) throw new Error('PostgreSQL for the tests did not start.');
  // The guard must not keep a finished test run alive.
  child.unref();
  child.stdin.unref?.();
  child.stdout.unref?.();

  const stop = async () => {
    child.ref();
    child.stdin.end();
    await ended;
  };
  return { url, stop };
}

/** The guard prints what it installs line by line, and at last the address. */
async function readUrl(child) {
  child.stdout.setEncoding('utf8');
  let rest = '';
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('postgres://')) return line;
      console.log(line);
    }
  }
  return null;
}
