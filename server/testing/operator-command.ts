import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

type Options = {
  environment?: Record<string, string>;
  /** What a script passes on standard input. */
  input?: string;
};

/** A command as `npm run` starts it, and how it ended. */
export const runCommandOfOperator = async (
  name: 'backup' | 'restore' | 'operator',
  args: readonly string[],
  { environment = {}, input = '' }: Options = {},
) => {
  const script = fileURLToPath(new URL(`../${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env.PATH, ...environment },
  });
  child.stdin.on('error', () => {}).end(input);
  const [printed, complaint, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code: code as number | null, printed: printed.trim(), complaint: complaint.trim() };
};

/** What it printed; throws what it complained of. */
export const runOperatorCommand = async (
  name: 'backup' | 'restore' | 'operator',
  dataDir: string,
  ...args: string[]
): Promise<string> => {
  const { code, printed, complaint } = await runCommandOfOperator(name, args, {
    environment: { DATA_DIR: dataDir },
  });
  if (code !== 0) throw new Error(complaint);
  return printed;
};
