import { describe, expect, it } from 'vitest';
import { limits } from '../values/limits.ts';
import { guestOrder, managedOrder, orderBody } from './order-shape.ts';

const dishId = 'd'.repeat(24);
const least = {
  owner: 'a'.repeat(24),
  customerName: 'דנה',
  phone: '0501234567',
  dishes: [{ dishId, quantity: 1 }],
  totalPrice: 10,
  clientOrderToken: 'token-0123456789',
};
const read = (part: Record<string, unknown> = {}) => orderBody.parse({ ...least, ...part });
const isRefused = (part: Record<string, unknown>): boolean =>
  !orderBody.safeParse({ ...least, ...part }).success;
const line = (part: Record<string, unknown>) => ({ dishes: [{ dishId, quantity: 1, ...part }] });

describe('an order as a phone sends it', () => {
  it('has no table, note, size or options unless it says so', () => {
    expect(read()).toEqual({
      ...least,
      tableNumber: null,
      avoids: [],
      dishes: [{ dishId, quantity: 1, note: '', isAllergyNote: false, size: null, customizations: [] }],
    });
  });

  it('names a size by its name alone or as an object, whose price is not believed', () => {
    expect(read(line({ size: ' Large ' })).dishes[0]?.size).toEqual({ name: 'Large' });
    expect(read(line({ size: { name: 'Large', price: 3 } })).dishes[0]?.size?.name).toBe('Large');
    for (const size of ['', 7, {}, { name: ' ' }])
      expect([size, isRefused(line({ size }))]).toEqual([size, true]);
  });

  it.each([1, '1', '12', '0012', 1999])('may come from table %j', (tableNumber) => {
    expect(read({ tableNumber }).tableNumber).toBe(Number(tableNumber));
  });
  it.each([0, '0', '0000', -1, 1.5, '1.5', ' 1', '1e3', '12345', 'x', '', true, {}])(
    'never comes from table %j',
    (tableNumber) => {
      expect(isRefused({ tableNumber })).toBe(true);
    },
  );

  it('has between one and a hundred lines of one to ninety-nine', () => {
    const lines = (count: number) => ({ dishes: Array.from({ length: count }, () => least.dishes[0]) });
    expect([0, 1, limits.orderLines, limits.orderLines + 1].map((count) => isRefused(lines(count)))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    for (const quantity of [0, -1, 1.5, limits.lineQuantity + 1, '2', null]) {
      expect([quantity, isRefused(line({ quantity }))]).toEqual([quantity, true]);
    }
  });

  it('has a token long enough to be nobody else’s', () => {
    expect(isRefused({ clientOrderToken: 'x'.repeat(limits.orderTokenMin - 1) })).toBe(true);
    expect(isRefused({ clientOrderToken: 'x'.repeat(limits.orderTokenMax + 1) })).toBe(true);
  });
});

describe('an order as it is shown', () => {
  const common = {
    _id: 'b'.repeat(24),
    displayOrderNumber: 1,
    status: 'done',
    isPaid: true,
    rejected: false,
    rejectionReason: '',
    cancelled: false,
    totalPrice: 10,
    tableNumber: null,
    dishes: [],
    createdAt: '2026-03-01T10:00:00.000Z',
    promisedAt: '2026-03-01T10:20:00.000Z',
    revision: 3,
  };
  const ofStaff = {
    service: 'c'.repeat(24),
    customerName: 'דנה',
    phone: '0501234567',
    autoAccepted: false,
    approvedAt: '2026-03-01T10:02:00.000Z',
    readyAt: '2026-03-01T10:18:00.000Z',
    ringStep: 2,
  };
  const ofGuest = {
    owner: 'a'.repeat(24),
    restaurantName: 'הדקל',
    timeZone: 'Asia/Jerusalem',
    trackingToken: 'secret',
    unseen: true,
    shiftEnded: true,
  };

  it('tells a guest nothing that is the staff’s, and the staff nothing that opens the guest’s page', () => {
    const everything = { ...common, ...ofStaff, ...ofGuest };
    expect(guestOrder.parse(everything)).toEqual({ ...common, ...ofGuest });
    expect(managedOrder.parse(everything)).toEqual({ ...common, ...ofStaff });
  });

  it('reads copies that were stored before orders were promised a time', () => {
    const { promisedAt: _, ...before } = common;
    const { approvedAt: _a, readyAt: _r, ...staffBefore } = ofStaff;
    expect(managedOrder.parse({ ...before, ...staffBefore })).toMatchObject({
      promisedAt: null,
      approvedAt: null,
      readyAt: null,
    });
  });
});
