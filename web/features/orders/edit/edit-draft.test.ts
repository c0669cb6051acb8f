import { describe, expect, it } from 'vitest';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { bodyOf, chooseOption, draftOf, orderableOf, previewOf } from './edit-draft.ts';

const pizzaId = 'a'.repeat(24);
const order: ManagedOrder = {
  _id: '0'.repeat(24),
  displayOrderNumber: 3,
  status: 'inProcess',
  isPaid: false,
  rejected: false,
  rejectionReason: '',
  cancelled: false,
  totalPrice: 55,
  tableNumber: null,
  createdAt: '2025-03-09T10:00:00.000Z',
  revision: 4,
  service: 'b'.repeat(24),
  customerName: 'Noa',
  phone: '0501234567',
  autoAccepted: false,
  promisedAt: null,
  approvedAt: null,
  readyAt: null,
  ringStep: 0,
  dishes: [
    {
      dishId: { _id: pizzaId, name: 'Margherita', price: 45 },
      quantity: 1,
      size: null,
      customizations: [{ groupName: 'Extras', optionName: 'Gone', price: 0 }],
      note: '',
    },
    { dishId: { _id: null, name: 'Cake', price: 10 }, quantity: 1, size: null, customizations: [], note: '' },
  ],
};
const pizza = orderableOf({
  _id: pizzaId,
  name: 'Margherita',
  price: 48,
  sizes: [],
  changes: [
    {
      name: 'Extras',
      type: 'multiple',
      required: false,
      minSelections: 0,
      maxSelections: null,
      options: [{ name: 'Olives', price: 4, maxTimes: 1 }],
    },
  ],
});
const dishes = new Map([[pizzaId, pizza]]);

describe('the draft of an edit', () => {
  it('costs what the order costs while nothing changed', () => {
    expect(previewOf(order, draftOf(order).lines, dishes)).toMatchObject({ kind: 'priced', total: 5_500 });
  });

  it('drops options that are gone with the first new choice, and prices from the menu', () => {
    const [first, second] = draftOf(order).lines;
    if (!first || !second) throw new Error('two lines were expected');
    const changed = chooseOption(first, pizza, 'Extras', 'Olives', 1);
    expect(changed.customizations).toEqual([{ groupName: 'Extras', optionName: 'Olives' }]);
    expect(previewOf(order, [changed, second], dishes)).toMatchObject({ total: 6_200 });
  });

  it('sends each line with its index, and the copy it was made from', () => {
    const body = bodyOf(draftOf(order));
    expect(body.revision).toBe(4);
    expect(body.dishes.map(({ line, dishId }) => [line, dishId])).toEqual([
      [0, pizzaId],
      [1, null],
    ]);
  });
});
