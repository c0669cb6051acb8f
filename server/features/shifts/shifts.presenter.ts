import type { Evening, Shift } from '#core/shifts/shift-shape.ts';
import { type Agorot, agorot, toShekels } from '#core/values/money.ts';
import type { shifts } from '#server/db/schema.ts';

export type ShiftRow = typeof shifts.$inferSelect;

/** On the wire an open shift ends when it starts. */
export const presentTimes = ({ startedAt, endedAt }: ShiftRow) => ({
  startTime: startedAt.toISOString(),
  endTime: (endedAt ?? startedAt).toISOString(),
});

const money = (amount: Agorot | null): number | null => (amount === null ? null : toShekels(amount));

export const presentShift = (shift: ShiftRow, takings: { orderCount: number; total: number }): Shift => ({
  _id: shift.id,
  ...presentTimes(shift),
  restaurantName: shift.restaurantName,
  activeMenu: { _id: shift.menuId, name: shift.menuName },
  owner: shift.ownerId,
  orderCount: takings.orderCount,
  totalPrice: toShekels(agorot(takings.total)),
  expectedCash: money(shift.expectedCash),
  countedCash: money(shift.countedCash),
  preflight: shift.preflight,
});

type EveningRow = Omit<Evening, '_id' | 'startTime' | 'takings'> & {
  id: string;
  startedAt: Date;
  total: number;
};

export const presentEvening = ({ id, startedAt, total, ...counts }: EveningRow): Evening => ({
  _id: id,
  startTime: startedAt.toISOString(),
  takings: toShekels(agorot(total)),
  ...counts,
});
