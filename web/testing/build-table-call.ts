import type { TableCall } from '#core/calls/call-shape.ts';

/** A call for tests: table 7 has just asked for the bill, and three pay by card. */
export const buildTableCall = (overrides: Partial<TableCall> = {}): TableCall => ({
  _id: '7'.repeat(24),
  service: '5'.repeat(24),
  tableNumber: 7,
  kind: 'bill',
  payment: 'card',
  payers: 3,
  createdAt: '2026-03-06T18:00:00.000Z',
  seenAt: null,
  doneAt: null,
  revision: 1,
  ringStep: 0,
  ...overrides,
});
