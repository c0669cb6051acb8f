/** How a dish or an option can be limited. A dish that is simply switched off is `available: false` and has no limit. */
export const stockLimitKinds = ['off', 'untilNextShift', 'untilTime', 'counted'] as const;
export type StockLimitKind = (typeof stockLimitKinds)[number];

/** What a line of an order took from a count: of its dish when both names are empty, else of that option. */
export type StockTaken = { groupName: string; optionName: string; countId: string; quantity: number };
