import { entriesOf } from './check-orders.ts';
import type { ClientEntry } from './client-log.ts';
import type { Stored, StoredTicket } from './stored.ts';
import type { Violation } from './violation.ts';

type Paper = { printer: string; picture: string };
const keyOf = (printer: string, picture: string): string => `${printer} ${picture}`;

/** What came out, by the printer and the picture that it is. */
const papersOf = (entries: readonly ClientEntry[]): Map<string, Paper[]> =>
  Map.groupBy(entriesOf(entries, 'ticket-printed'), ({ printer, picture }) => keyOf(printer, picture));

const named = ({ id, orderId, printerId, state }: StoredTicket): string =>
  `ticket ${id} of order ${orderId} (${state} at printer ${printerId})`;

/** Whoever watches a board must learn of it. */
const mustRing = ({ state }: StoredTicket): boolean => state === 'unconfirmed' || state === 'failed';

const checkTicket = (
  ticket: StoredTicket,
  { cameOut, rang }: { cameOut: number; rang: boolean },
): Violation[] => {
  const { state } = ticket;
  const what = named(ticket);
  if (state === 'printed' && cameOut === 0)
    return [{ kind: 'lost', detail: `${what} was confirmed and never came out` }];
  if (state === 'waiting' || state === 'taken')
    return [{ kind: 'lost', detail: `${what} was still under way at the end` }];
  if (mustRing(ticket) && !rang) return [{ kind: 'silent', detail: `${what} did not ring` }];
  return [];
};

/**
 * Of every order each printer has put out a ticket, once, and again only as a copy; what is unconfirmed or failed rang. Decided
 * from the paper alone: staff prints again whatever rings, so that in the end nothing may be missing.
 */
export const checkTickets = (entries: readonly ClientEntry[], stored: Stored): Violation[] => {
  const papers = papersOf(entries);
  const rang = new Set(entriesOf(entries, 'ticket-rang').map(({ job }) => job));
  const byPicture = Map.groupBy(stored.tickets, ({ printerId, picture }) => keyOf(printerId, picture));
  const cameOut = ({ printerId, picture }: StoredTicket): number =>
    papers.get(keyOf(printerId, picture))?.length ?? 0;

  const ofPrinter = (printer: string) =>
    stored.orders.flatMap(({ id, number }): Violation[] => {
      const tickets = stored.tickets.filter(
        (ticket) => ticket.orderId === id && ticket.printerId === printer,
      );
      const where = `order ${number} at printer ${printer}`;
      if (tickets.every((ticket) => cameOut(ticket) === 0))
        return [{ kind: 'lost', detail: `no ticket of ${where} came out` }];
      const originals = tickets.filter(({ isCopy }) => !isCopy).reduce((sum, own) => sum + cameOut(own), 0);
      return originals > 1
        ? [{ kind: 'doubled', detail: `${where} came out ${originals} times without 'copy'` }]
        : [];
    });

  return [
    ...entriesOf(entries, 'printer-opened').flatMap(({ printer }) => ofPrinter(printer)),
    ...stored.tickets.flatMap((ticket) =>
      checkTicket(ticket, { cameOut: cameOut(ticket), rang: rang.has(ticket.id) }),
    ),
    ...[...papers]
      .filter(([key]) => !byPicture.has(key))
      .map(([key]): Violation => ({ kind: 'unknown ticket', detail: `${key} is the ticket of no job` })),
  ];
};

/** For the report; nothing of an evening without printers. */
export const describeTickets = (entries: readonly ClientEntry[], { tickets }: Stored): string[] => {
  if (tickets.length === 0) return [];
  const rang = new Set(entriesOf(entries, 'ticket-rang').map(({ job }) => job));
  const unconfirmed = tickets.filter(mustRing);
  const copies = tickets.filter(({ isCopy }) => isCopy).length;
  const printed = entriesOf(entries, 'ticket-printed').length;
  return [
    `tickets ${tickets.length - copies}, copies ${copies}, came out ${printed}, unconfirmed or failed ${unconfirmed.length}, of which rang ${
      unconfirmed.filter(({ id }) => rang.has(id)).length
    }; rang in all ${rang.size}`,
  ];
};
