/** The ready times this phone has seen for an order: the current one, and the one it replaced. */
export type SeenReadyTime = { readonly now: string | null; readonly before: string | null };

export const nothingSeen: SeenReadyTime = { now: null, before: null };

const isMoment = (stored: unknown): stored is string | null =>
  stored === null || (typeof stored === 'string' && !Number.isNaN(Date.parse(stored)));

export const parseSeenReadyTime = (text: string | null): SeenReadyTime => {
  try {
    const { now, before } = JSON.parse(text ?? '{}');
    return isMoment(now) && isMoment(before) ? { now, before } : nothingSeen;
  } catch {
    return nothingSeen;
  }
};

/** After the restaurant has announced a time, perhaps the same again. */
export const withReadyTime = (seen: SeenReadyTime, promisedAt: string | null): SeenReadyTime => {
  if (promisedAt === null) return nothingSeen;
  return promisedAt === seen.now ? seen : { now: promisedAt, before: seen.now };
};
