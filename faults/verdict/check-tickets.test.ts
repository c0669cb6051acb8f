import { describe, expect, it } from 'vitest';
import { checkTickets, describeTickets } from './check-tickets.ts';
import type { ClientEntry } from './client-log.ts';
import type { Stored, StoredTicket } from './stored.ts';

const order = (number: number) => ({
  id: `order-${number}`,
  token: `token-${number}`,
  shiftId: 'shift',
  number,
  total: 3200,
  linesTotal: 3200,
});
const ticket = (number: number, change: Partial<StoredTicket> = {}): StoredTicket => ({
  id: `job-${number}`,
  orderId: `order-${number}`,
  printerId: 'kitchen',
  state: 'printed',
  isCopy: false,
  picture: `picture-${number}`,
  ...change,
});
const copyOf = (number: number, change: Partial<StoredTicket> = {}) =>
  ticket(number, { id: `copy-${number}`, isCopy: true, picture: `picture-${number} copy`, ...change });
const paper = (picture: string | number, printer = 'kitchen'): ClientEntry => ({
  kind: 'ticket-printed',
  printer,
  picture: `picture-${picture}`,
});
const rang = (job: string): ClientEntry => ({ kind: 'ticket-rang', job, trouble: 'unconfirmed' });

const opened: ClientEntry = { kind: 'printer-opened', printer: 'kitchen' };
const storedOf = (tickets: StoredTicket[]): Stored => ({
  orders: [order(1), order(2)],
  shifts: [],
  dishes: [],
  tickets,
});
const check = (tickets: StoredTicket[], ...log: ClientEntry[]) =>
  checkTickets([opened, ...log], storedOf(tickets)).map(({ kind }) => kind);

describe('the checker of tickets', () => {
  it('has nothing to say when each came out once, or of an evening without printers', () => {
    expect(check([ticket(1), ticket(2)], paper(1), paper(2))).toEqual([]);
    expect(checkTickets([], storedOf([]))).toEqual([]);
  });

  it('has nothing to say of what rang and came out as a copy, once or again', () => {
    const tickets = [ticket(1), ticket(2, { state: 'unconfirmed' }), copyOf(2)];
    const log = [paper(1), rang('job-2'), paper('2 copy')];
    expect(check(tickets, ...log)).toEqual([]);
    expect(check(tickets, ...log, paper(2))).toEqual([]);
    expect(describeTickets([opened, ...log], storedOf(tickets))).toEqual([
      'tickets 2, copies 1, came out 2, unconfirmed or failed 1, of which rang 1; rang in all 1',
    ]);
  });

  it('finds a ticket that is lost: confirmed and not on paper, never written, or never sent', () => {
    expect(check([ticket(1), ticket(2)], paper(1))).toEqual(['lost', 'lost']);
    expect(check([ticket(1)], paper(1))).toEqual(['lost']);
    expect(check([ticket(1), ticket(2, { state: 'waiting' })], paper(1))).toEqual(['lost', 'lost']);
    expect(check([ticket(1), ticket(2)], paper(1), paper(2, 'bar'))).toContain('lost');
  });

  it('finds one that came out twice without saying copy, from one job or from two', () => {
    expect(check([ticket(1), ticket(2)], paper(1), paper(2), paper(2))).toEqual(['doubled']);
    const twice = ticket(2, { id: 'job-3', picture: 'picture-3' });
    expect(check([ticket(1), ticket(2), twice], paper(1), paper(2), paper(3))).toEqual(['doubled']);
  });

  it('finds one that was not confirmed and did not ring', () => {
    const tickets = (state: StoredTicket['state']) => [ticket(1), ticket(2, { state })];
    expect(check(tickets('unconfirmed'), paper(1), paper(2))).toEqual(['silent']);
    expect(check(tickets('failed'), paper(1), paper(2), rang('job-1'))).toEqual(['silent']);
    expect(check(tickets('failed'), paper(1), paper(2), rang('job-2'))).toEqual([]);
  });

  it('finds paper that nobody asked for', () => {
    expect(check([ticket(1), ticket(2)], paper(1), paper(2), paper(9))).toEqual(['unknown ticket']);
  });
});
