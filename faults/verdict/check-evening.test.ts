import { describe, expect, it } from 'vitest';
import { checkEvening, checkLogs } from './check-evening.ts';
import type { ClientEntry } from './client-log.ts';
import type { Stored, StoredOrder } from './stored.ts';

const shift = { id: 'shift', startedAt: new Date('2026-03-01T18:00:00Z'), endedAt: null };
const order = (number: number): StoredOrder => ({
  id: `order-${number}`,
  token: `token-${number}`,
  shiftId: 'shift',
  number,
  total: 3200,
  linesTotal: 3200,
});
const sent = (number: number): ClientEntry => ({ kind: 'sent', token: `token-${number}`, total: 3200 });
const acknowledged = (number: number): ClientEntry => ({
  kind: 'acknowledged',
  token: `token-${number}`,
  orderId: `order-${number}`,
  number,
  total: 3200,
});
const board = (...numbers: number[]): ClientEntry[] => [
  { kind: 'board-opened', board: 'board 1' },
  { kind: 'board-shows', board: 'board 1', orders: numbers.map((number) => ({ number, total: 3200 })) },
];

/** Two acknowledged orders, one that was sent and never answered, one board. */
const entries = [sent(1), acknowledged(1), sent(2), acknowledged(2), sent(3), ...board(1, 2, 3)];
const stored: Stored = { orders: [order(1), order(2), order(3)], shifts: [shift], dishes: [], tickets: [] };

const kindsOf = (found: readonly { kind: string }[]) => found.map(({ kind }) => kind);
const check = (all: readonly ClientEntry[], change: Partial<Stored> = {}) =>
  kindsOf(checkEvening(all, { ...stored, ...change }));

describe('the checker', () => {
  it('has nothing to say of a good evening, with or without the order that nobody was told of', () => {
    expect(check(entries)).toEqual([]);
    expect(
      check([sent(1), acknowledged(1), sent(2), acknowledged(2), sent(3), ...board(1, 2)], {
        orders: [order(1), order(2)],
      }),
    ).toEqual([]);
  });

  it('finds an acknowledged order that is lost, and the hole it leaves', () => {
    expect(
      check([sent(1), acknowledged(1), sent(2), acknowledged(2), ...board(2)], { orders: [order(2)] }),
    ).toEqual(['lost', 'wrong number']);
  });

  it('finds an order that is there twice', () => {
    const twice = [order(1), order(2), { ...order(3), token: 'token-2' }];
    expect(check(entries, { orders: twice })).toContain('doubled');
    expect(check([...entries, { ...acknowledged(2), orderId: 'order-9' } as ClientEntry])).toEqual([
      'doubled',
    ]);
  });

  it('finds a total that is not the one told, sent, or made by its lines', () => {
    const changed = (order: StoredOrder, change: Partial<StoredOrder>) => [
      { ...order, ...change },
      ...stored.orders.slice(1),
    ];
    expect(check(entries, { orders: changed(order(1), { linesTotal: 100 }) })).toEqual(['wrong total']);
    expect(check(entries, { orders: changed(order(1), { total: 100 }) })).toContain('wrong total');
  });

  it('finds numbers that are not the ones told, repeat or leave gaps', () => {
    expect(check(entries, { orders: [order(1), order(2), { ...order(3), number: 4 }] })).toContain(
      'wrong number',
    );
    expect(check(entries, { orders: [order(1), { ...order(2), number: 1 }, order(3)] })).toContain(
      'wrong number',
    );
  });

  it('finds an order that nobody sent, one that was refused, and an answer that helps nobody', () => {
    const broken: ClientEntry = {
      kind: 'broken-answer',
      route: 'POST /orders',
      status: 500,
      code: 'internal',
    };
    expect(check([...entries, broken])).toEqual(['broken answer']);
    expect(check(entries, { orders: [...stored.orders, order(4)] })).toContain('unknown order');
    expect(check([...entries, { kind: 'refused', token: 'token-9', outcome: 'closed' }])).toEqual([
      'refused',
    ]);
  });

  it('finds a board that misses an order, shows one too many, one twice, or says nothing', () => {
    const withBoard = (...snapshots: ClientEntry[]) => check([...entries.slice(0, 5), ...snapshots]);
    expect(withBoard(...board(1, 3))).toEqual(['board']);
    expect(withBoard(...board(1, 2, 3, 4))).toEqual(['board']);
    expect(withBoard(...board(1, 2, 2, 3))).toEqual(['board']);
    expect(withBoard({ kind: 'board-opened', board: 'board 1' })).toEqual(['board']);
    const opened: ClientEntry = { kind: 'board-opened', board: 'board 1' };
    const shows = (total: number | null): ClientEntry => ({
      kind: 'board-shows',
      board: 'board 1',
      orders: [1, 2, 3].map((number) => ({ number, total })),
    });
    expect(withBoard(opened, shows(null))).toEqual([]);
    expect(withBoard(opened, shows(1))).toEqual(['board', 'board', 'board']);
  });

  it('finds a saved edit that is gone, and lets a later one that was never answered be there', () => {
    const edit = (kind: 'edit-sent' | 'edit-saved', text: string): ClientEntry => ({
      kind,
      dishId: 'dish',
      text,
    });
    const edits = [...entries, edit('edit-sent', 'a'), edit('edit-saved', 'a'), edit('edit-sent', 'b')];
    const dish = (description: string) => ({ dishes: [{ id: 'dish', description }] });
    expect(check(edits, dish('a'))).toEqual([]);
    expect(check(edits, dish('b'))).toEqual([]);
    expect(check(edits, dish(''))).toEqual(['edit']);
  });

  it('finds a shift that ends before it begins', () => {
    const early = { ...shift, id: 'early', endedAt: new Date('2026-03-01T17:00:00Z') };
    expect(check(entries, { shifts: [shift, early] })).toEqual(['shift']);
  });

  it('finds a mail that did not come, or came twice', () => {
    const requested: ClientEntry = { kind: 'mail-requested', address: 'a@menta.test' };
    const received: ClientEntry = { kind: 'mail-received', address: 'a@menta.test' };
    expect(check([...entries, requested, received])).toEqual([]);
    expect(check([...entries, requested])).toEqual(['mail']);
    expect(check([...entries, requested, received, received])).toEqual(['mail']);
  });

  it('finds a guest in the log of a server', () => {
    expect(kindsOf(checkLogs('{"msg":"Vashti Quill"}', ['Vashti', '0529990001']))).toEqual(['personal data']);
  });
});
