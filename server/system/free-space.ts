import { existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';

/** A folder that is not there yet is made where it belongs, so that place is looked at. */
export const nearestFolder = (path: string): string =>
  existsSync(path) || dirname(path) === path ? path : nearestFolder(dirname(path));

/** Bytes that we may still write there. */
export const freeSpace = (path: string): number => {
  const { bavail, bsize } = statfsSync(nearestFolder(path));
  return bavail * bsize;
};
