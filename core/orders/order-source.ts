/** Who put the order in: the guest from a phone, or the staff for a guest at the counter, on the phone or at a table. */
export const orderSources = ['guest', 'staff'] as const;
export type OrderSource = (typeof orderSources)[number];

/** The name of a guest who gave none: an empty name means that the guest's data was erased. */
export const nameless = '—';
