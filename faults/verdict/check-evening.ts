import { checkBoards } from './check-boards.ts';
import { checkEdits, checkMails, checkShifts } from './check-edits.ts';
import { checkOrders } from './check-orders.ts';
import { checkTickets } from './check-tickets.ts';
import type { ClientEntry } from './client-log.ts';
import type { Stored } from './stored.ts';
import type { Violation } from './violation.ts';

/** Decides only from the answers to clients and the contents of the database. */
export const checkEvening = (entries: readonly ClientEntry[], stored: Stored): Violation[] => [
  ...checkOrders(entries, stored),
  ...checkBoards(entries, stored),
  ...checkTickets(entries, stored),
  ...checkEdits(entries, stored),
  ...checkShifts(stored),
  ...checkMails(entries),
];

/** Names and phones that a server wrote to its log. */
export const checkLogs = (serverLog: string, people: readonly string[]): Violation[] =>
  people
    .filter((word) => serverLog.includes(word))
    .map((word) => ({ kind: 'personal data', detail: `a server logged "${word}"` }));
