import { orderWord } from '../../orders/word/order-word.ts';
import type { Ticket } from '../ticket/ticket.ts';

/** Without what follows from the order: its number is known only once the database has given it. */
export type StoredTicket = Omit<Ticket, 'number' | 'word'>;

export const completeTicket = (
  ticket: StoredTicket,
  order: { readonly shiftId: string; readonly number: number } | null,
): Ticket => ({
  ...ticket,
  number: order?.number ?? null,
  word: order ? orderWord(order.shiftId, order.number, ticket.language) : '',
});
