import type { Account } from '#core/accounts/accounts.contract.ts';
import type { Shift } from '#core/shifts/shift-shape.ts';

export const ownerId = 'c'.repeat(24);

/** Noa of the restaurant Harbour, on the pro plan. */
export const buildAccount = (overrides: Partial<Account> = {}): Account => ({
  _id: ownerId,
  firstName: 'Noa',
  lastName: 'Levi',
  restaurantName: 'Harbour',
  timeZone: 'Asia/Jerusalem',
  email: 'noa@harbour.example',
  pendingEmail: null,
  plan: 'pro',
  activeMenu: 'd'.repeat(24),
  trialEndsAt: '2025-03-20T10:00:00.000Z',
  throwAwayAt: null,
  station: null,
  ...overrides,
});

/** An evening of four hours, over. */
export const buildShift = (overrides: Partial<Shift> = {}): Shift => ({
  _id: 'b'.repeat(24),
  startTime: '2025-03-09T16:00:00.000Z',
  endTime: '2025-03-09T20:00:00.000Z',
  restaurantName: 'Harbour',
  activeMenu: { _id: 'd'.repeat(24), name: 'Evening menu' },
  owner: ownerId,
  orderCount: 2,
  totalPrice: 135.5,
  expectedCash: null,
  countedCash: null,
  preflight: null,
  ...overrides,
});
