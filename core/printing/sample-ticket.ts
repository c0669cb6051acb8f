import type { Locale } from '../i18n/locale.ts';
import { completeTicket } from './jobs/stored-ticket.ts';
import { plainChoice, plainLine, plainTicket } from './ticket/plain-ticket.ts';
import type { Ticket, TicketLine } from './ticket/ticket.ts';

const lines: Record<Locale, readonly TicketLine[]> = {
  he: [
    plainLine('חומוס עם פטריות', {
      quantity: 2,
      choices: [plainChoice('תוספות', 'ביצה קשה', { times: 2 })],
      note: 'בלי בצל, בבקשה',
    }),
    plainLine('שקשוקה', { avoided: { contains: ['eggs'], mayContain: [] } }),
    plainLine('לימונדה', { quantity: 3, sizeName: 'גדולה' }),
  ],
  en: [
    plainLine('Hummus with mushrooms', {
      quantity: 2,
      choices: [plainChoice('Extras', 'hard egg', { times: 2 })],
      note: 'No onions, please',
    }),
    plainLine('Shakshuka', { avoided: { contains: ['eggs'], mayContain: [] } }),
    plainLine('Lemonade', { quantity: 3, sizeName: 'large' }),
  ],
};
const names: Record<Locale, string> = { he: 'דנה', en: 'Dana' };
const restaurants: Record<Locale, string> = { he: 'המסעדה שלכם', en: 'Your restaurant' };

/** Shows everything that a ticket can say, for the settings of a printer. */
export const sampleTicket = (language: Locale): Ticket =>
  completeTicket(
    plainTicket({
      kind: 'order',
      language,
      restaurantName: restaurants[language],
      timeZone: 'Asia/Jerusalem',
      tableNumber: 7,
      customerName: names[language],
      createdAt: '2026-01-01T17:00:00.000Z',
      promisedAt: '2026-01-01T17:20:00.000Z',
      avoids: ['eggs'],
      lines: lines[language],
    }),
    { shiftId: 'sample', number: 42 },
  );
