import { useEffect, useState } from 'react';
import { readStored, writeStored } from '#web/lib/browser/browser-storage.ts';
import { nothingTold, parseToldPromise, type ToldPromise, tell } from './told-promise.ts';

/** Kept on the phone: who opens the page again is told what changed meanwhile, too. */
export const useToldPromise = (token: string, promisedAt: string | null): ToldPromise => {
  const [told, setTold] = useState<ToldPromise>({ ...nothingTold, now: promisedAt });
  useEffect(() => {
    const key = `promise:${token}`;
    const next = tell(parseToldPromise(readStored(key)), promisedAt);
    writeStored(key, next.now === null ? null : JSON.stringify(next));
    setTold(next);
  }, [token, promisedAt]);
  return told;
};
