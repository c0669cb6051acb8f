import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { compiledFolder } from './kept-between-runs.ts';

type Command = 'backup' | 'restore' | 'operator' | 'move-to-postgres';

type Options = {
  environment?: Record<string, string>;
  /** What a script passes on standard input. */
  input?: string;
  /** `ulimit -f`: the largest file it can write, in blocks of 512 bytes, as if the disk were full then. */
  fileBlocks?: number;
};

/** A command as `npm run` starts it, and how it ends. */
export const startCommandOfOperator = (
  name: Command,
  args: readonly string[],
  { environment = {}, input = '', fileBlocks }: Options = {},
) => {
  const script = fileURLToPath(new URL(`../${name}.ts`, import.meta.url));
  const limit = fileBlocks === undefined ? '' : `ulimit -f ${fileBlocks}; `;
  const child = spawn('/bin/sh', ['-c', `${limit}exec "$0" "$@"`, process.execPath, script, ...args], {
    // As on an installed machine: compiling all of it anew takes a third of a command's time.
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiledFolder, ...environment },
  });
  child.stdin.on('error', () => {}).end(input);
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]).then(
    ([printed, complaint, [code]]) => ({
      code: code as number | null,
      printed: printed.trim(),
      complaint: complaint.trim(),
    }),
  );
  return { ended, kill: (signal: 'SIGTERM' | 'SIGKILL') => void child.kill(signal) };
};

export const runCommandOfOperator = (name: Command, args: readonly string[], options?: Options) =>
  startCommandOfOperator(name, args, options).ended;

/** What it printed; throws what it complained of. */
export const runOperatorCommand = async (
  name: Command,
  dataDir: string,
  ...args: string[]
): Promise<string> => {
  const { code, printed, complaint } = await runCommandOfOperator(name, args, {
    environment: { DATA_DIR: dataDir },
  });
  if (code !== 0) throw new Error(complaint);
  return printed;
};
