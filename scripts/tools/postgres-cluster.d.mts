import type { ChildProcess } from 'node:child_process';

export function prepareCluster(folder: string): {
  start: (
    port: number,
    settings: Record<string, string>,
  ) => { server: ChildProcess; ready: Promise<string | null> };
};
export function findFreePort(): Promise<number>;
