/** What this phone was told of an order: the time that is promised now, and the one that it took the place of. */
export type ToldPromise = { readonly now: string | null; readonly before: string | null };

export const nothingTold: ToldPromise = { now: null, before: null };

const isMoment = (stored: unknown): stored is string | null =>
  stored === null || (typeof stored === 'string' && !Number.isNaN(Date.parse(stored)));

export const parseToldPromise = (text: string | null): ToldPromise => {
  try {
    const { now, before } = JSON.parse(text ?? '{}');
    return isMoment(now) && isMoment(before) ? { now, before } : nothingTold;
  } catch {
    return nothingTold;
  }
};

/** After the restaurant has said a time, perhaps the same again. */
export const tell = (told: ToldPromise, promisedAt: string | null): ToldPromise => {
  if (promisedAt === null) return nothingTold;
  return promisedAt === told.now ? told : { now: promisedAt, before: told.now };
};
