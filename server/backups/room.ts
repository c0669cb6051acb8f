import { freeSpace } from '#server/system/free-space.ts';
import { OperatorProblem } from '#server/system/operator-problem.ts';

const megabyte = 1024 * 1024;
/** What a backup leaves to the service on any disk: its database ends the process when it cannot write its log. */
const reservedBytes = 64 * megabyte;
const everyMs = 100;

export class NoRoom extends OperatorProblem {
  override name = 'NoRoom';
}

const megabytes = (bytes: number): string => `${Math.ceil(bytes / megabyte).toLocaleString('en')} MB`;

/** As a reason; null when there is enough. */
export const whyNoRoom = (path: string, bytes: number): string | null => {
  const [free, needed] = [freeSpace(path), bytes + reservedBytes];
  return free >= needed
    ? null
    : `${megabytes(free)} are free in ${path}, and ${megabytes(needed)} are needed`;
};

/** Does it for as long as the disk has room: whatever it writes, others need it too. */
export const whileRoom = async <T>(
  path: string,
  wanted: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const full = new AbortController();
  const look = setInterval(() => {
    const why = whyNoRoom(path, 0);
    if (why) full.abort(new NoRoom(why));
  }, everyMs);
  try {
    return await work(wanted ? AbortSignal.any([wanted, full.signal]) : full.signal);
  } finally {
    clearInterval(look);
  }
};
