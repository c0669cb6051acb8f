import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agorot } from '../values/money.ts';
import { movesFrom, type OrderState, patchFor } from './order-lifecycle.ts';
import { settled } from './settled.ts';
import { addStatements, openOf, type PayableOrder, statementOf } from './statement.ts';

type StoredOrder = PayableOrder & { isDeleted: boolean };

const order = (state: Partial<OrderState & { isDeleted: boolean }>, total: number, paid: number) => ({
  status: 'inProcess' as const,
  isPaid: false,
  rejected: false,
  isDeleted: false,
  ...state,
  total: agorot(total),
  paid: agorot(paid),
});

const isRight = ({ lines, off, total, paid, unrecorded, leftUnpaid, waiting, owed, toGiveBack }: Figures) =>
  total === lines - off && total === paid + unrecorded + leftUnpaid + waiting + owed - toGiveBack;
type Figures = ReturnType<typeof statementOf>;

describe('the statement of an order', () => {
  it.each([
    ['waits before it is approved', order({ status: 'waitingApproval' }, 50, 0), { waiting: 50 }],
    ['is owed from then on', order({}, 50, 0), { owed: 50 }],
    ['owes the rest', order({ status: 'waitingPayment' }, 50, 20), { paid: 20, owed: 30 }],
    ['owes nothing when it is paid', order({ isPaid: true }, 50, 50), { paid: 50 }],
    [
      'owes nothing when an older version noted only that it is paid',
      order({ isPaid: true }, 50, 0),
      { unrecorded: 50 },
    ],
    [
      'gives back what was paid when it was cancelled',
      order({ status: 'done', rejected: true }, 50, 20),
      { total: 0, paid: 20, toGiveBack: 20 },
    ],
    [
      'gives back what was paid when it was deleted',
      order({ status: 'done', isPaid: true, isDeleted: true }, 50, 20),
      { total: 0, paid: 20, toGiveBack: 20 },
    ],
    [
      'gives back what was paid beyond what it costs now',
      order({ isPaid: true }, 30, 50),
      { total: 30, paid: 50, toGiveBack: 20 },
    ],
  ])('%s', (_, payable, said) => {
    const total = 'total' in said ? said.total : 50;
    const zero = {
      off: 0,
      tips: 0,
      paid: 0,
      unrecorded: 0,
      leftUnpaid: 0,
      waiting: 0,
      owed: 0,
      toGiveBack: 0,
    };
    expect(statementOf(payable)).toEqual({ ...zero, ...said, lines: total, total });
  });
});

describe('the statement of a table', () => {
  it('adds up its orders: what goes back for one pays for no other', () => {
    const table = addStatements(
      [
        order({ status: 'waitingPayment' }, 100, 40),
        order({ status: 'done', isPaid: true }, 50, 50),
        order({ status: 'waitingApproval' }, 30, 0),
        order({ status: 'done', rejected: true }, 70, 20),
        order({ status: 'done', isPaid: true, isDeleted: true }, 60, 10),
        order({ isPaid: true }, 80, 90),
      ].map(statementOf),
    );
    expect(table).toMatchObject({ total: 260, waiting: 30, paid: 210, owed: 60, toGiveBack: 40 });
    expect(openOf(table)).toBe(90);
  });

  it('of nothing is nothing', () => {
    expect(new Set(Object.values(addStatements([])))).toEqual(new Set([0]));
  });
});

type Act = { which: number; kind: 'move' | 'pay' | 'void' | 'edit' | 'delete' | 'say paid'; amount: number };

const anyAct: fc.Arbitrary<Act> = fc.record({
  which: fc.nat(7),
  kind: fc.constantFrom('move', 'move', 'move', 'pay', 'pay', 'void', 'edit', 'delete', 'say paid'),
  amount: fc.nat(20_000),
});

/** What staff and guests can do to an order, as the server does it. */
const after = (before: StoredOrder, { kind, amount }: Act): StoredOrder => {
  const settle = (change: Partial<StoredOrder>): StoredOrder => {
    const changed = { ...before, ...change };
    return { ...changed, ...settled(changed) };
  };
  const { owed } = statementOf(before);
  if (kind === 'move') {
    const moves = movesFrom(before);
    const move = moves[amount % Math.max(1, moves.length)];
    const patch = move && patchFor(before, move);
    const pays = move === 'markPaid' || move === 'confirmPaid';
    return { ...before, ...patch, paid: agorot(before.paid + (pays ? owed : 0)) };
  }
  if (kind === 'pay') return settle({ paid: agorot(before.paid + Math.min(amount, owed)) });
  if (kind === 'void') return settle({ paid: agorot(Math.max(0, before.paid - amount)) });
  if (kind === 'edit') return settle({ total: agorot(amount) });
  if (kind === 'delete') return { ...before, isDeleted: true };
  return { ...before, isPaid: before.status === 'inProcess' || before.isPaid };
};

it('balances after every act of any evening', () => {
  const anyEvening = fc.record({
    totals: fc.array(fc.nat(20_000), { minLength: 1, maxLength: 8 }),
    acts: fc.array(anyAct, { maxLength: 60 }),
  });
  fc.assert(
    fc.property(anyEvening, ({ totals, acts }) => {
      let table: StoredOrder[] = totals.map((total) => order({ status: 'waitingApproval' }, total, 0));
      for (const act of acts) {
        table = table.map((one, place) => (place === act.which % table.length ? after(one, act) : one));
        const statements = table.map(statementOf);
        const together = addStatements(statements);
        expect([...statements, together].filter((each) => !isRight(each))).toEqual([]);
        expect(Math.min(...Object.values(together))).toBeGreaterThanOrEqual(0);
        expect(together.paid).toBe(table.reduce((sum, { paid }) => sum + paid, 0));
      }
    }),
  );
});
