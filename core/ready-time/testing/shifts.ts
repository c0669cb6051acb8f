import { minuteMs } from '../../hours/zone-clock.ts';
import type { KitchenLine, KitchenOrder } from '../kitchen-order.ts';

/** `15`: one dish of fifteen minutes; `15x3`: three of them; `?`: a dish that says nothing. */
export const linesFrom = (dishes: string): KitchenLine[] =>
  dishes.split(' ').map((dish) => {
    const [minutes = '', quantity = '1'] = dish.split('x');
    return { prepMinutes: minutes === '?' ? null : Number(minutes), quantity: Number(quantity) };
  });

/** Minutes of the evening: sent, approved, ready; `-` for what has not happened. Then the dishes. */
const orderFrom = (row: string, index: number): KitchenOrder => {
  const [sent = '', approved = '', ready = '', ...dishes] = row.trim().split(/\s+/);
  const at = (minute: string) => (minute === '-' ? null : Number(minute) * minuteMs);
  return {
    id: `order ${index + 1}`,
    status: approved === '-' ? 'waitingApproval' : ready === '-' ? 'inProcess' : 'waitingPayment',
    createdAt: Number(sent) * minuteMs,
    approvedAt: at(approved),
    readyAt: at(ready),
    lines: linesFrom(dishes.join(' ')),
  };
};
export const shiftFrom = (rows: string): KitchenOrder[] => rows.trim().split('\n').map(orderFrom);

/** A kitchen that makes what its menu says, with time to spare. */
export const quietLunch = shiftFrom(`
  0   1   14  12
  9   10  26  15 4
  20  21  30  8
  34  35  50  14
  41  42  46  3x2
  55  57  73  15
  70  71  84  12 8
`);

/** Eight o'clock: orders come faster than they are made, and each takes longer than the one before. */
export const rush = shiftFrom(`
  0   1   18  15
  4   5   24  15 12
  8   9   31  18 12
  11  12  38  15x2 8
  14  16  45  20 10
  17  19  50  15 12
  19  21  56  18x2
  22  24  63  15 15 8
  25  27  -   20 12
  29  31  -   15x2
  33  36  -   18 15 4
  38  41  -   15 12
  44  47  -   20x2
  52  56  -   15 8
  58  -   -   18 12
  61  -   -   15
`);
