import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { StoppedBySignal } from './progress.mjs';

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
// Ctrl-C reaches the launcher from the terminal and again from npm; the child must see one stop, not an impatient second.
const duplicateWindow = 700;
const parentCheckInterval = 500;
const unixLike = process.platform !== 'win32';

export function exitCodeOf(code, signal) {
  return code ?? 128 + (constants.signals[signal] ?? 0);
}

/**
 * Runs a child in a process group of its own, so that signals reach it only through here, exactly once each.
 * Resolves when it has ended and nothing of its group is left. `output: 'collect'` keeps the screen quiet.
 * @returns {Promise<{ code: number | null, signal: string | null, stoppedBy: string | null, output: string }>}
 */
export function runProcess(executable, args, { cwd, env, output = 'inherit', watchParent = false } = {}) {
  return new Promise((resolve, reject) => {
    const collect = output === 'collect';
    const child = spawn(executable, args, {
      cwd,
      env,
      stdio: collect ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      detached: unixLike,
      windowsHide: true,
    });
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));

    let stoppedBy = null;
    let lastSignalAt = Number.NEGATIVE_INFINITY;
    const forward = (received) => {
      // A closed terminal is a stop like any other; not every child listens for SIGHUP.
      const signal = received === 'SIGHUP' ? 'SIGTERM' : received;
      const now = performance.now();
      if (now - lastSignalAt < duplicateWindow) return;
      lastSignalAt = now;
      stoppedBy ??= signal;
      if (collect) killGroup(child.pid, signal);
      else child.kill(signal);
    };
    for (const signal of stopSignals) process.on(signal, forward);
    const parentWatch = watchParent ? stopWhenParentIsGone(() => forward('SIGTERM')) : undefined;

    const finish = () => {
      clearInterval(parentWatch);
      for (const signal of stopSignals) process.off(signal, forward);
    };
    child.once('error', (error) => {
      finish();
      reject(error);
    });
    // A grandchild that outlives the child must not hold the pipes open forever: sweep at exit, then wait for 'close'.
    child.once('exit', () => killGroup(child.pid, 'SIGKILL'));
    child.once('close', (code, signal) => {
      finish();
      resolve({ code, signal, stoppedBy, output: Buffer.concat(chunks).toString() });
    });
  });
}

/** For steps whose output matters only when they fail. A stop signal ends the launcher, too. */
export async function runQuietly(executable, args, options) {
  const result = await runProcess(executable, args, { ...options, output: 'collect' });
  if (result.stoppedBy) throw new StoppedBySignal(exitCodeOf(null, result.stoppedBy));
  return result;
}

function killGroup(pid, signal) {
  if (pid === undefined || !unixLike) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // Nothing of the group is left, which is what we want.
  }
}

/** npm started through a shell that does not pass signals on dies alone: notice it and stop as if told to. */
export function stopWhenParentIsGone(stop) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, parentCheckInterval).unref();
  return watch;
}
