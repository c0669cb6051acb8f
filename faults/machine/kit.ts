import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const openKits = new Set<{ close: () => Promise<void> }>();

/** For a run that is broken off. */
export const closeAllKits = async (): Promise<void> => {
  for (const kit of [...openKits].reverse()) await kit.close();
};

/** Everything that was started is ended in reverse, however the run ends. */
export const openKit = () => {
  const stack = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), 'menta-faults-'));
  // PostgreSQL runs under another account when this one is root.
  chmodSync(folder, 0o755);
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));
  const kit = {
    folder,
    defer: (end: () => Promise<unknown> | unknown): void =>
      stack.defer(async () => {
        await end();
      }),
    close: (): Promise<void> => {
      openKits.delete(kit);
      return stack.disposeAsync();
    },
  };
  openKits.add(kit);
  return kit;
};

export type Kit = ReturnType<typeof openKit>;
