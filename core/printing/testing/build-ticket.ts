import { agorot } from '../../values/money.ts';
import type { Ticket, TicketChoice, TicketLine } from '../ticket/ticket.ts';

export const buildChoice = (
  groupName: string,
  optionName: string,
  overrides: Partial<TicketChoice> = {},
): TicketChoice => ({ groupName, optionName, times: 1, price: agorot(0), ...overrides });

export const buildTicketLine = (name: string, overrides: Partial<TicketLine> = {}): TicketLine => ({
  quantity: 1,
  name,
  sizeName: null,
  choices: [],
  note: '',
  avoided: null,
  kosherKind: null,
  change: null,
  total: agorot(0),
  ...overrides,
});

/** A kitchen's ticket for tests, of one plain line. */
export const buildTicket = (overrides: Partial<Ticket> = {}): Ticket => ({
  format: 1,
  kind: 'order',
  language: 'he',
  restaurantName: 'מסעדת לימונה',
  timeZone: 'Asia/Jerusalem',
  number: 24,
  word: 'לימון',
  tableNumber: 7,
  customerName: 'דנה',
  isByStaff: false,
  createdAt: '2026-11-18T17:42:10.000Z',
  promisedAt: null,
  areaName: null,
  linesElsewhere: 0,
  avoids: [],
  lines: [buildTicketLine('שקשוקה')],
  reason: '',
  total: agorot(0),
  isPaid: false,
  copiedAt: null,
  ...overrides,
});
