import { createInterface } from 'node:readline/promises';
import { operate } from './operator/operate.ts';
import { readEnv } from './system/env.ts';
import { failWith } from './system/operator-problem.ts';

const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** A person's answer, or a script's next line on standard input; null when that has ended. */
const ask = async (question: string): Promise<string | null> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const ended = new Promise<null>((resolve) => terminal.once('close', () => resolve(null)));
    return await Promise.race([terminal.question(question), ended]);
  } finally {
    terminal.close();
  }
};

const start = async (): Promise<void> => operate(readEnv(process.env), process.argv.slice(2), { print, ask });

start().catch(failWith);
