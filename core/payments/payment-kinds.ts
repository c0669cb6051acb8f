/** How money came in. */
export const paymentKinds = ['cash', 'card', 'bit', 'other'] as const;
export type PaymentKind = (typeof paymentKinds)[number];
