import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Everything that was started is ended in reverse, however the run ends. */
export const openKit = () => {
  const stack = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), 'menta-faults-'));
  // PostgreSQL runs under another account when this one is root.
  chmodSync(folder, 0o755);
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));
  return {
    folder,
    defer: (end: () => Promise<unknown> | unknown): void =>
      stack.defer(async () => {
        await end();
      }),
    close: (): Promise<void> => stack.disposeAsync(),
  };
};

export type Kit = ReturnType<typeof openKit>;
