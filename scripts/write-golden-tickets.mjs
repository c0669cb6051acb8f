/**
 * Draws the tickets that the tests compare bit for bit. Look at each picture that changed before it is committed.
 *
 * npm run write -- tickets
 */
import { writeFile } from 'node:fs/promises';
import { bitmapToPng } from '../server/tickets/bitmap-to-png.ts';
import { renderTicket } from '../server/tickets/render-ticket.ts';
import { goldenPicture, goldenTickets } from '../server/tickets/testing/golden-tickets.ts';

for (const [name, { ticket, paper }] of Object.entries(goldenTickets))
  await writeFile(goldenPicture(name), await bitmapToPng(await renderTicket(ticket, paper)));
