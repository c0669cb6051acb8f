import type { Printer } from '#core/printing/printer-shape.ts';

/** Made-up printers, for tests. */
export const buildPrinter = (changed: Partial<Printer> = {}): Printer => ({
  _id: 'a'.repeat(24),
  name: 'Kitchen',
  kind: 'star',
  paper: 80,
  areas: null,
  status: 'ok',
  lastSeenAt: '2025-03-09T16:00:00.000Z',
  lastTicketAt: '2025-03-09T15:58:00.000Z',
  waiting: 0,
  language: 'en',
  copies: 1,
  moment: 'approval',
  printsChanges: true,
  opensDrawer: false,
  pollSeconds: 5,
  network: null,
  ...changed,
});
