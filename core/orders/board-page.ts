import { z } from 'zod';
import { limits } from '../values/limits.ts';
import { id } from '../values/wire.ts';
import { orderStatuses } from './order-lifecycle.ts';
import { managedOrder } from './order-shape.ts';

/*
 * How a board loads a shift: first the list of its orders, read at one moment, then the orders themselves in pages by id.
 * An order that moves between stages meanwhile is neither lost nor doubled, and one that a page no longer returns is
 * gone.
 */

/** The orders of a stage by number, each with its revision. */
const indexEntry = z.tuple([id, z.int()]);
const boardIndex = z.record(z.enum(orderStatuses), z.array(indexEntry));
export type BoardIndex = z.output<typeof boardIndex>;

/** As many as the largest screen shows at once. */
export const firstPageOrders = 30;
export const pageIds = z
  .string()
  .transform((list) => [...new Set(list.split(','))])
  .pipe(z.array(id).min(1).max(limits.boardPageOrders));

/** `unread` did not fit and may be requested again. A requested order in neither list is not in the open shift. */
export const boardPage = z.object({ orders: z.array(managedOrder), unread: z.array(id) });
export type BoardPage = z.output<typeof boardPage>;

export const boardStart = z.object({ index: boardIndex, orders: z.array(managedOrder) });
export type BoardStart = z.output<typeof boardStart>;
