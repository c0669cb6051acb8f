/** Who put the order in: the guest from a phone, or the staff for a guest at the counter, on the phone or at a table. */
export const orderSources = ['guest', 'staff'] as const;
export type OrderSource = (typeof orderSources)[number];

/** Stands for the name of a guest who gave none: a name that is empty belongs to a guest who was forgotten. */
export const nameless = '—';
