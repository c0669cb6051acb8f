import { plainLine, plainTicket } from '../ticket/plain-ticket.ts';
import type { Ticket } from '../ticket/ticket.ts';

/** A kitchen's ticket for tests, of one plain line. */
export const buildTicket = (overrides: Partial<Ticket> = {}): Ticket => ({
  ...plainTicket({
    kind: 'order',
    language: 'he',
    restaurantName: 'מסעדת לימונה',
    timeZone: 'Asia/Jerusalem',
    tableNumber: 7,
    customerName: 'דנה',
    createdAt: '2026-11-18T17:42:10.000Z',
    lines: [plainLine('שקשוקה')],
  }),
  number: 24,
  word: 'לימון',
  ...overrides,
});
