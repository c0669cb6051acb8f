import { agorot } from '../../values/money.ts';
import type { StoredTicket, TicketChoice, TicketLine } from './ticket.ts';

/** One of a dish, as the menu has it. */
export const plainLine = (name: string, rest: Partial<TicketLine> = {}): TicketLine => ({
  quantity: 1,
  name,
  sizeName: null,
  choices: [],
  note: '',
  avoided: null,
  kosherKind: null,
  change: null,
  total: agorot(0),
  ...rest,
});

export const plainChoice = (
  groupName: string,
  optionName: string,
  rest: Partial<TicketChoice> = {},
): TicketChoice => ({ groupName, optionName, times: 1, price: agorot(0), ...rest });

type Needed = Pick<StoredTicket, 'kind' | 'language' | 'restaurantName' | 'timeZone' | 'createdAt'>;

/** A ticket that says what is given, and nothing else. */
export const plainTicket = (said: Needed & Partial<StoredTicket>): StoredTicket => ({
  format: 1,
  tableNumber: null,
  customerName: '',
  isByStaff: false,
  promisedAt: null,
  areaName: null,
  linesElsewhere: 0,
  avoids: [],
  lines: [],
  reason: '',
  total: agorot(0),
  isPaid: false,
  copiedAt: null,
  ...said,
});
