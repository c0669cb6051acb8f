/** The value below which this share of the values lies. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const index = Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1));
  return sorted[index] ?? Number.NaN;
};

/** A busy machine makes outliers; the median does not hear them. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);
