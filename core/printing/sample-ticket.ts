import type { Locale } from '../i18n/locale.ts';
import { agorot } from '../values/money.ts';
import { completeTicket } from './jobs/stored-ticket.ts';
import type { Ticket, TicketLine } from './ticket/ticket.ts';

const line = (quantity: number, name: string, rest: Partial<TicketLine> = {}): TicketLine => ({
  quantity,
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

const choice = (groupName: string, optionName: string, times = 1) => ({
  groupName,
  optionName,
  times,
  price: agorot(0),
});

const lines: Record<Locale, readonly TicketLine[]> = {
  he: [
    line(2, 'חומוס עם פטריות', { choices: [choice('תוספות', 'ביצה קשה', 2)], note: 'בלי בצל, בבקשה' }),
    line(1, 'שקשוקה', { avoided: { contains: ['eggs'], mayContain: [] } }),
    line(3, 'לימונדה', { sizeName: 'גדולה' }),
  ],
  en: [
    line(2, 'Hummus with mushrooms', {
      choices: [choice('Extras', 'hard egg', 2)],
      note: 'No onions, please',
    }),
    line(1, 'Shakshuka', { avoided: { contains: ['eggs'], mayContain: [] } }),
    line(3, 'Lemonade', { sizeName: 'large' }),
  ],
};
const names: Record<Locale, string> = { he: 'דנה', en: 'Dana' };
const restaurants: Record<Locale, string> = { he: 'המסעדה שלכם', en: 'Your restaurant' };

/** Shows everything that a ticket can say, for the settings of a printer. */
export const sampleTicket = (language: Locale): Ticket =>
  completeTicket(
    {
      format: 1,
      kind: 'order',
      language,
      restaurantName: restaurants[language],
      timeZone: 'Asia/Jerusalem',
      tableNumber: 7,
      customerName: names[language],
      isByStaff: false,
      createdAt: '2026-01-01T17:00:00.000Z',
      promisedAt: '2026-01-01T17:20:00.000Z',
      areaName: null,
      linesElsewhere: 0,
      avoids: ['eggs'],
      lines: lines[language],
      reason: '',
      total: agorot(0),
      isPaid: false,
      copiedAt: null,
    },
    { shiftId: 'sample', number: 42 },
  );
