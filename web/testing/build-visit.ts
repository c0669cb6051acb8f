import type { Payment } from '#core/payments/payment-shape.ts';
import type { Visit } from '#core/visits/visit-shape.ts';

const service = '5'.repeat(24);

/** A visit for tests: table 4, open since eight, nothing ordered and nothing paid. */
export const buildVisit = (overrides: Partial<Visit> = {}): Visit => ({
  _id: '4'.repeat(24),
  service,
  tableNumber: 4,
  openedAt: '2026-03-06T18:00:00.000Z',
  closedAt: null,
  closedBy: null,
  orderIds: [],
  total: 0,
  waiting: 0,
  paid: 0,
  owed: 0,
  toGiveBack: 0,
  ...overrides,
});

/** A payment for tests: Dana took twenty-five shekels in cash. */
export const buildPayment = (overrides: Partial<Payment> = {}): Payment => ({
  _id: '9'.repeat(24),
  clientToken: 'f'.repeat(32),
  visit: '4'.repeat(24),
  kind: 'cash',
  amount: 25,
  payerName: '',
  takenBy: 'Dana',
  takenAt: '2026-03-06T19:00:00.000Z',
  parts: [],
  voided: null,
  ...overrides,
});
