import { useEffect, useState } from 'react';
import { readStored, writeStored } from '#web/lib/browser/browser-storage.ts';
import { nothingSeen, parseSeenReadyTime, type SeenReadyTime, withReadyTime } from './seen-ready-time.ts';

/** Stored on the phone: whoever opens the page again also sees what changed meanwhile. */
export const useSeenReadyTime = (token: string, promisedAt: string | null): SeenReadyTime => {
  const [seen, setSeen] = useState<SeenReadyTime>({ ...nothingSeen, now: promisedAt });
  useEffect(() => {
    const key = `promise:${token}`;
    const next = withReadyTime(parseSeenReadyTime(readStored(key)), promisedAt);
    writeStored(key, next.now === null ? null : JSON.stringify(next));
    setSeen(next);
  }, [token, promisedAt]);
  return seen;
};
