import type { ChildProcess } from 'node:child_process';

export type Cluster = {
  start: (
    port: number,
    settings: Record<string, string>,
  ) => { server: ChildProcess; ready: Promise<string | null> };
};
export function prepareCluster(folder: string): Cluster;
export function canCopyClusters(): boolean;
export function copyCluster(folder: string, port: number): Promise<Cluster>;
export function findFreePort(): Promise<number>;
