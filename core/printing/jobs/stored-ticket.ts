import { orderWord } from '../../orders/word/order-word.ts';
import type { StoredTicket, Ticket } from '../ticket/ticket.ts';

export const completeTicket = (
  ticket: StoredTicket,
  order: { readonly shiftId: string; readonly number: number } | null,
): Ticket => ({
  ...ticket,
  number: order?.number ?? null,
  word: order ? orderWord(order.shiftId, order.number, ticket.language) : '',
});
