/** How a dish or an option can be limited. A dish that is simply switched off is `available: false` and has no limit. */
export const stockLimitKinds = ['off', 'untilNextShift', 'untilTime', 'counted'] as const;
export type StockLimitKind = (typeof stockLimitKinds)[number];

/** What limits a dish when both names are empty, else that option of it. */
export type StockLimit = {
  readonly groupName: string;
  readonly optionName: string;
  readonly kind: StockLimitKind;
  /** Of `untilTime`. */
  readonly endsAt: string | null;
  /** Of `counted`: how many may still be ordered. */
  readonly left: number | null;
  /** Of `counted`: which counting this is. */
  readonly countId: string | null;
};

/** What a line of an order took from a count: of its dish when both names are empty, else of that option. */
export type StockTaken = { groupName: string; optionName: string; countId: string; quantity: number };

type Named = Pick<StockLimit, 'groupName' | 'optionName'>;

export const findLimit = (
  limits: readonly StockLimit[],
  { groupName, optionName }: Named,
): StockLimit | undefined =>
  limits.find((limit) => limit.groupName === groupName && limit.optionName === optionName);

/** The limit of the dish itself. */
export const dishLimit = (limits: readonly StockLimit[]): StockLimit | undefined =>
  findLimit(limits, { groupName: '', optionName: '' });

/** How many may be ordered now; null where nothing limits it at this moment. */
export const leftBy = (limit: StockLimit | undefined, now: Date): number | null => {
  if (!limit) return null;
  if (limit.kind === 'counted') return limit.left ?? 0;
  return limit.endsAt !== null && Date.parse(limit.endsAt) <= now.getTime() ? null : 0;
};

/** Up to this number guests see how many are left. */
export const displayedLeft = 5;
