import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { buildStoredOrder } from '#core/orders/testing/build-stored-order.ts';

/** An order for tests: number 7, just arrived, two pizzas. */
export const buildBoardOrder = (overrides: Partial<ManagedOrder> = {}): ManagedOrder =>
  buildStoredOrder({
    tableNumber: 4,
    dishes: [
      {
        dishId: { _id: 'aaaaaaaaaaaaaaaaaaaaaaaa', name: 'Margherita', price: 45 },
        quantity: 2,
        size: null,
        customizations: [],
        note: '',
      },
    ],
    ...overrides,
  });
