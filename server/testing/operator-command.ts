import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A command as `npm run` starts it, with what it printed; throws what it complained of. */
export const runOperatorCommand = async (
  name: 'backup' | 'restore',
  dataDir: string,
  ...args: string[]
): Promise<string> => {
  const script = fileURLToPath(new URL(`../${name}.ts`, import.meta.url));
  const { stdout } = await run(process.execPath, [script, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  }).catch((error: { stderr: string }) => {
    throw new Error(error.stderr.trim());
  });
  return stdout.trim();
};
