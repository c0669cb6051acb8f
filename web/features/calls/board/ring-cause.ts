import type { TableCall } from '#core/calls/call-shape.ts';

/** What a board rings for: a call that wants something else is another cause, however quiet the first was made. */
export const ringCause = ({ _id, payment, payers }: TableCall): string => `${_id} ${payment} ${payers}`;
