/** The limits that a guest's page knows, apart from all others so that it need not load those. */
export const orderLimits = {
  personName: 120,
  note: 300,
  phoneDigits: 10,
  orderLines: 100,
  lineQuantity: 99,
  orderTokenMin: 16,
  orderTokenMax: 100,
  tablesMax: 2_000,
} as const;
