/** How a number changed since the previous span. `percent` is null where there was nothing to compare with. */
export type Change = { kind: 'same' } | { kind: 'more' | 'less'; by: number; percent: number | null };

/** In whole hundredths, in which money is exact. */
const hundredths = (value: number): number => Math.round(value * 100);

export const changeOf = (now: number, before: number): Change => {
  const by = hundredths(now) - hundredths(before);
  if (by === 0) return { kind: 'same' };
  return {
    kind: by > 0 ? 'more' : 'less',
    by: Math.abs(by) / 100,
    percent: before === 0 ? null : Math.round((Math.abs(by) / hundredths(before)) * 100),
  };
};
