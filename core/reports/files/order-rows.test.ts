import { describe, expect, it } from 'vitest';
import { agorot } from '../../values/money.ts';
import { type OrderToWrite, orderRows, orderTableHead } from './order-rows.ts';

const egg = { groupName: 'Extras', optionName: 'Egg', price: agorot(300) };
const order: OrderToWrite = {
  day: '2026-11-16',
  timeZone: 'Asia/Jerusalem',
  number: 7,
  createdAt: new Date('2026-11-16T22:05:30Z'),
  status: 'waitingPayment',
  isPaid: false,
  rejected: false,
  rejectionReason: '',
  cancelled: false,
  withdrawn: false,
  tableNumber: 4,
  customerName: 'דנה',
  phone: '0501234567',
  total: agorot(9_300),
  paidBy: { cash: agorot(2_000), bit: agorot(1_050) },
  lines: [
    {
      dishName: 'Hummus',
      sectionName: 'Starters',
      dishPrice: agorot(3_000),
      sizeName: 'Large',
      sizePrice: agorot(500),
      customizations: [egg, egg],
      note: 'hot',
      quantity: 2,
    },
    {
      dishName: 'Water',
      sectionName: null,
      dishPrice: agorot(1_100),
      sizeName: null,
      sizePrice: agorot(0),
      customizations: [],
      note: '',
      quantity: 1,
    },
  ],
};
const cellsOf = (overrides: Partial<OrderToWrite> = {}) => {
  const { columns } = orderTableHead('en');
  return orderRows({ ...order, ...overrides }, 'en').map((row) =>
    Object.fromEntries(columns.map(({ heading }, index) => [heading, row[index]])),
  );
};

describe('an order in a table', () => {
  it('is one row for each line, by the clocks of its restaurant, on the day of its shift', () => {
    expect(cellsOf()).toEqual([
      {
        Day: '2026-11-16',
        Order: 7,
        'Ordered at': '2026-11-17T00:05:30',
        Status: 'Waiting for payment',
        Reason: '',
        Paid: 'No',
        Table: 4,
        Customer: 'דנה',
        Phone: '0501234567',
        Dish: 'Hummus',
        Category: 'Starters',
        Size: 'Large',
        Options: '2 × Egg',
        Note: 'hot',
        Quantity: 2,
        'Unit price': 41,
        'Line total': 82,
        'Order total': 93,
        'Not taken': null,
        'Paid in cash': 20,
        'Paid by card': null,
        'Paid by Bit': 10.5,
        'Paid otherwise': null,
      },
      expect.objectContaining({
        Dish: 'Water',
        'Line total': 11,
        'Order total': null,
        'Not taken': null,
        'Paid in cash': null,
      }),
    ]);
  });

  it('adds nothing to the takings when it did not happen, and says why', () => {
    const refused = { status: 'done', rejected: true, rejectionReason: 'no bread' } as const;
    expect(cellsOf(refused)[0]).toMatchObject({
      Status: 'Rejected',
      Reason: 'no bread',
      'Order total': null,
      'Not taken': 93,
    });
    // One of our own reasons, chosen on a Hebrew board, is read in the language of the file.
    const cancelled = { ...refused, cancelled: true, rejectionReason: 'ההזמנה לא נאספה' };
    expect(cellsOf(cancelled)[0]).toMatchObject({
      Status: 'Cancelled',
      Reason: 'The order was not collected',
    });
  });

  it('has headings in both languages, as many as it has cells', () => {
    for (const language of ['he', 'en'] as const) {
      const { title, columns } = orderTableHead(language);
      expect([title, ...columns.map(({ heading }) => heading)].every(Boolean)).toBe(true);
      expect(new Set(columns.map(({ heading }) => heading)).size).toBe(columns.length);
      for (const row of orderRows(order, language)) expect(row).toHaveLength(columns.length);
    }
  });
});
