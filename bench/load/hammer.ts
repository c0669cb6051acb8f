import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { HammerOrder, HammerResult } from './hammer-process.ts';

const script = fileURLToPath(new URL('./hammer-process.ts', import.meta.url));
const execute = promisify(execFile);

/** Asks addresses in turn, again and again, from a process of its own, so that the bench itself stays out of the way. */
export const hammer = async (order: HammerOrder): Promise<HammerResult> => {
  const { stdout } = await execute(process.execPath, [script, JSON.stringify(order)]);
  return JSON.parse(stdout) as HammerResult;
};
