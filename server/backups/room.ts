import { NoRoom, whyNoRoom } from '#server/system/free-space.ts';

const everyMs = 100;

/** Does it for as long as the disk has room: whatever it writes, others need it too. */
export const whileRoom = async <T>(
  path: string,
  wanted: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const full = new AbortController();
  const look = setInterval(() => {
    const why = whyNoRoom(path);
    if (why) full.abort(new NoRoom(`${why}.`));
  }, everyMs);
  try {
    return await work(wanted ? AbortSignal.any([wanted, full.signal]) : full.signal);
  } finally {
    clearInterval(look);
  }
};
