import type { ManagedOrder } from '../order-shape.ts';

/** An order for tests of rules, with nothing in it. */
export const buildStoredOrder = (overrides: Partial<ManagedOrder> = {}): ManagedOrder => ({
  _id: '0123456789abcdef01234567',
  displayOrderNumber: 7,
  status: 'waitingApproval',
  isPaid: false,
  rejected: false,
  rejectionReason: '',
  cancelled: false,
  totalPrice: 90,
  tableNumber: null,
  dishes: [],
  createdAt: '2025-03-09T10:00:00.000Z',
  promisedAt: null,
  approvedAt: null,
  readyAt: null,
  revision: 1,
  service: 'bbbbbbbbbbbbbbbbbbbbbbbb',
  customerName: 'Noa',
  phone: '0501234567',
  autoAccepted: false,
  ringStep: 0,
  ...overrides,
});
