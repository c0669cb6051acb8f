import { useEffect, useState } from 'react';
import { readStored, writeStored } from '#web/lib/browser/browser-storage.ts';
import { nothingSeen, parseSeenReadyTime, type SeenReadyTime, withReadyTime } from './seen-ready-time.ts';

/** Kept on the phone: who opens the page again is told what changed meanwhile, too. */
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
