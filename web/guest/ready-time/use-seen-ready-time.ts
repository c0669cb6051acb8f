import { useEffect, useState } from 'react';
import { readStored, writeStored } from '#web/lib/browser/browser-storage.ts';
import { nothingSeen, parseSeenReadyTime, type SeenReadyTime, tell } from './seen-ready-time.ts';

/** Kept on the phone: who opens the page again is told what changed meanwhile, too. */
export const useSeenReadyTime = (token: string, promisedAt: string | null): SeenReadyTime => {
  const [told, setTold] = useState<SeenReadyTime>({ ...nothingSeen, now: promisedAt });
  useEffect(() => {
    const key = `promise:${token}`;
    const next = tell(parseSeenReadyTime(readStored(key)), promisedAt);
    writeStored(key, next.now === null ? null : JSON.stringify(next));
    setTold(next);
  }, [token, promisedAt]);
  return told;
};
