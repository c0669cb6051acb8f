import { buildTicket } from '#core/printing/testing/build-ticket.ts';
import { plainChoice, plainLine } from '#core/printing/ticket/plain-ticket.ts';
import type { Ticket } from '#core/printing/ticket/ticket.ts';
import { agorot } from '#core/values/money.ts';
import { renderTicket } from '#server/tickets/render-ticket.ts';
import type { BenchLine } from '../report/budget.ts';
import { median } from '../report/statistics.ts';

const rounds = 60;

/** Six dishes as guests order them; each round says something else, as orders do. */
const usualTicket = (round: number): Ticket =>
  buildTicket({
    number: round,
    customerName: `דנה ${round}`,
    lines: Array.from({ length: 6 }, (_, index) =>
      plainLine(`מנה ${round}.${index} עם English ו-قهوة`, {
        quantity: (index % 3) + 1,
        sizeName: 'גדולה',
        choices: [plainChoice('תוספות', 'ביצה', { times: 2, price: agorot(400) }), plainChoice('לחם', 'חלה')],
        note: index % 2 ? 'בלי כוסברה בבקשה, ואחת מהן חריפה' : '',
      }),
    ),
  });

const processorMs = async (ticket: Ticket): Promise<number> => {
  const before = process.cpuUsage();
  await renderTicket(ticket, 80);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

export const tickets: BenchLine = {
  name: 'tickets',
  how: `a ticket of six dishes with choices and notes, drawn for 80 mm; processor time, median of ${rounds} after the first`,
  run: async (report) => {
    const first = await processorMs(usualTicket(0));
    const taken: number[] = [];
    for (let round = 1; round <= rounds; round += 1) taken.push(await processorMs(usualTicket(round)));
    report.budget('a ticket', median(taken), 'ms', { atMost: 30 });
    report.note('the first, with its fonts', `${first.toFixed(0)} ms`);
  },
};
