import type { GuestOrder } from '#core/orders/order-shape.ts';

/** An order as its guest sees it: number 7, just sent, one pizza. */
export const buildGuestOrder = (overrides: Partial<GuestOrder> = {}): GuestOrder => ({
  _id: '0'.repeat(24),
  owner: 'c'.repeat(24),
  displayOrderNumber: 7,
  status: 'waitingApproval',
  isPaid: false,
  rejected: false,
  rejectionReason: '',
  cancelled: false,
  totalPrice: 45,
  tableNumber: null,
  dishes: [
    {
      dishId: { _id: 'a'.repeat(24), name: 'Pizza', price: 45 },
      quantity: 1,
      size: null,
      customizations: [],
      note: '',
    },
  ],
  createdAt: '2025-03-09T10:00:00.000Z',
  promisedAt: null,
  revision: 1,
  restaurantName: 'Harbour',
  timeZone: 'Asia/Jerusalem',
  trackingToken: 't'.repeat(32),
  unseen: false,
  shiftEnded: false,
  ...overrides,
});
