import { existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { OperatorProblem } from './operator-problem.ts';

const megabyte = 1024 * 1024;
/** What everything else leaves to the database on any disk: it ends the process when it cannot write its log. */
const reservedBytes = 64 * megabyte;

/** A folder that is not there yet is made where it belongs, so that place is looked at. */
export const nearestFolder = (path: string): string =>
  existsSync(path) || dirname(path) === path ? path : nearestFolder(dirname(path));

/** Bytes that we may still write there. */
export const freeSpace = (path: string): number => {
  const { bavail, bsize } = statfsSync(nearestFolder(path));
  return bavail * bsize;
};

export class NoRoom extends OperatorProblem {
  override name = 'NoRoom';
}

const megabytes = (bytes: number): string => `${Math.ceil(bytes / megabyte).toLocaleString('en')} MB`;

/** Why so much more should not be written there; null when it may be. */
export const whyNoRoom = (path: string, bytes = 0): string | null => {
  const [free, needed] = [freeSpace(path), bytes + reservedBytes];
  return free >= needed
    ? null
    : `${megabytes(free)} are free in ${path}, and ${megabytes(needed)} are needed`;
};

export const requireRoom = (path: string, bytes = 0): void => {
  const why = whyNoRoom(path, bytes);
  if (why) throw new NoRoom(`${why}.`);
};
