/** What a table may call for. */
export const callKinds = ['waiter', 'bill'] as const;
export type CallKind = (typeof callKinds)[number];

/** How a table says that it will pay. */
export const callPayments = ['cash', 'card'] as const;
export type CallPayment = (typeof callPayments)[number];
