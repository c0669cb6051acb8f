import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * `npm test` or a part of it, as a process whose output goes into a file.
 * @returns {Promise<{ code: number, report: object | null, lastWords: string }>} no report when it did not come to its end
 */
export async function runNpmTest(command, args, { cwd, log, env = process.env, signal }) {
  const folder = mkdtempSync(join(tmpdir(), 'menta-report-'));
  const reportFile = join(folder, 'report.json');
  const output = openSync(log, 'w');
  try {
    const child = spawn(process.execPath, [...command, ...args, '--report', reportFile], {
      cwd,
      env,
      stdio: ['ignore', output, output],
    });
    const stop = () => child.kill('SIGTERM');
    signal.addEventListener('abort', stop);
    const [code] = await once(child, 'close');
    signal.removeEventListener('abort', stop);
    const lastWords = readFileSync(log, 'utf8').trimEnd().split('\n').at(-1);
    return { code: code ?? 1, report: readReport(reportFile), lastWords };
  } finally {
    closeSync(output);
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Ctrl-C asks the run to stop, which cleans up after itself. */
export function whenInterrupted() {
  const interrupted = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => interrupted.abort(signal));
  return interrupted.signal;
}

/** Why a run was red: the first lines of its failures. */
export function reasonsOf({ code, report, lastWords }) {
  if (!report) return [`  ended with exit code ${code} before there was a result: ${lastWords}`];
  if (report.passed + report.failed === 0) return ['  no test ran'];
  return report.failures;
}
