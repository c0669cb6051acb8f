import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../../scripts/print-agent.mjs', import.meta.url));

type Options = {
  /** Where it keeps its secret. */
  file: string;
  /** Paired with this when it starts; else it is already. */
  pairing?: { server: string; code: string };
  /** How fast its time goes: with 0.02 fifteen seconds are a third of one. */
  pace?: number | undefined;
};

/** The print agent as a process of its own, as a restaurant starts it. */
export const startPrintAgent = ({ file, pairing, pace = 0.02 }: Options) => {
  const child = spawn(process.execPath, [script, ...(pairing ? [pairing.server, pairing.code] : [])], {
    env: { PATH: process.env.PATH, PRINT_AGENT_FILE: file, PRINT_AGENT_PACE: String(pace) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const hear = (text: Buffer) => {
    output += text;
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  return {
    pid: child.pid,
    /** Everything it has said so far. */
    output: () => output,
    exited,
    /** Gone in the middle of whatever it did. */
    kill: async (): Promise<void> => {
      child.kill('SIGKILL');
      await exited;
    },
  };
};
