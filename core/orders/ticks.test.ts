import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OrderStatus, orderStatuses, patchFor } from './order-lifecycle.ts';
import { beforeReady, type Tickable, tickLines } from './ticks.ts';

const at = (minute: number): string => new Date(minute * 60_000).toISOString();

const orderOf = (dishes: readonly Tickable[], status: OrderStatus = 'inProcess', isPaid = false) => ({
  status,
  isPaid,
  rejected: false,
  dishes,
});

describe('ticking lines', () => {
  it('leaves the others as they are', () => {
    const outcome = tickLines(orderOf([{ doneAt: at(1) }, {}, {}]), [1], at(2));
    expect(outcome).toEqual({
      kind: 'ticked',
      dishes: [{ doneAt: at(1) }, { doneAt: at(2) }, {}],
      patch: null,
    });
  });

  it('makes the order ready with the last one, to be paid or paid', () => {
    const lines = [{ doneAt: at(1) }, {}];
    expect(tickLines(orderOf(lines), [0, 1], at(2))).toMatchObject({ patch: { status: 'waitingPayment' } });
    expect(tickLines(orderOf(lines, 'inProcess', true), [1], at(2))).toMatchObject({
      patch: { status: 'done' },
    });
  });

  it('keeps the time of a line that was ticked before', () => {
    const outcome = tickLines(orderOf([{ doneAt: at(1) }, {}]), [0, 1], at(2));
    expect(outcome).toMatchObject({ dishes: [{ doneAt: at(1) }, { doneAt: at(2) }] });
  });

  it('unticks', () => {
    expect(tickLines(orderOf([{ doneAt: at(1) }, {}]), [0], null)).toEqual({
      kind: 'ticked',
      dishes: [{ doneAt: undefined }, {}],
      patch: null,
    });
  });

  it.each(orderStatuses.filter((status) => status !== 'inProcess'))(
    'is repeated or refused in %s, where nothing is left to make',
    (status) => {
      const kind = status === 'waitingApproval' ? 'illegal' : 'unchanged';
      expect(tickLines(orderOf([{}], status), [0], at(1))).toEqual({ kind });
      expect(tickLines(orderOf([{}], status), [0], null)).toEqual({ kind: 'illegal' });
      expect(tickLines({ ...orderOf([{}], status), rejected: true }, [0], at(1))).toEqual({
        kind: 'illegal',
      });
    },
  );

  it('refuses a line that the order does not have', () => {
    expect(tickLines(orderOf([{}]), [1], at(1))).toEqual({ kind: 'illegal' });
  });
});

const anyLines = fc.array(fc.boolean(), { minLength: 1, maxLength: 12 });
const anyPresses = fc.array(fc.tuple(fc.uniqueArray(fc.nat(11), { minLength: 1 }), fc.boolean()), {
  maxLength: 20,
});

describe('any presses', () => {
  it('make the order ready exactly when every line is ticked; a repeated one changes nothing', () => {
    fc.assert(
      fc.property(anyLines, anyPresses, (ticked, presses) => {
        let order = orderOf(ticked.map((isTicked) => (isTicked ? { doneAt: at(0) } : {})));
        for (const [minute, [lines, done]] of presses.entries()) {
          const wanted = lines.filter((line) => line < ticked.length);
          const doneAt = done ? at(minute + 1) : null;
          const outcome = tickLines(order, wanted, doneAt);
          if (outcome.kind !== 'ticked') continue;
          expect(tickLines({ ...order, dishes: outcome.dishes }, wanted, doneAt)).toEqual({
            kind: 'unchanged',
          });
          const isReady = outcome.dishes.every((line) => line.doneAt);
          expect(outcome.patch).toEqual(isReady ? patchFor(order, 'markReady') : null);
          // Undone, it is as it was before the last press.
          const undone = beforeReady(outcome.dishes, doneAt);
          if (isReady) expect(undone.map((line) => !line.doneAt)).toEqual(order.dishes.map((d) => !d.doneAt));
          order = { ...order, dishes: isReady ? undone : outcome.dishes };
        }
      }),
    );
  });

  it("'ready' for the whole order ticks nothing, so undoing it leaves the ticks", () => {
    expect(beforeReady([{ doneAt: at(1) }, {}], at(2))).toEqual([{ doneAt: at(1) }, {}]);
  });
});
