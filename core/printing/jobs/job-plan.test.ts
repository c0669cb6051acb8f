import { describe, expect, it } from 'vitest';
import { agorot } from '../../values/money.ts';
import { plainLine as line } from '../ticket/plain-ticket.ts';
import type { TicketLine } from '../ticket/ticket.ts';
import { changedLines } from './changed-lines.ts';
import { areasOf, type KnownJob, linesOn, type PlannedOrder, planJobs } from './job-plan.ts';

const made = (lines: TicketLine[], area: string | null = null) => lines.map((one) => ({ area, line: one }));
const order = (rest: Partial<PlannedOrder> = {}): PlannedOrder => ({
  status: 'inProcess',
  rejected: false,
  isDeleted: false,
  lines: made([line('Soup')]),
  ...rest,
});
const waitingOrder = order({ status: 'waitingApproval' });
const rejected = order({ status: 'done', rejected: true });
const printer = { id: 'p', areas: null, moment: 'approval' as const, printsChanges: true };
const job = (state: KnownJob['state'], kind: KnownJob['kind'] = 'order', id = 'j'): KnownJob => ({
  id,
  printerId: 'p',
  kind,
  state,
});
const plan = (before: PlannedOrder | null, after: PlannedOrder, jobs: KnownJob[] = [], of = printer) => {
  const { withdrawn, written } = planJobs({ before, after }, [of], jobs, []);
  return { withdrawn, written: written.map(({ kind, isCopy }) => (isCopy ? `${kind} copy` : kind)) };
};
const nothing = { withdrawn: [], written: [] };

describe('what is printed when an order changes', () => {
  it('is its ticket, at the moment that the printer is set to', () => {
    expect(plan(null, waitingOrder)).toEqual(nothing);
    expect(plan(waitingOrder, order()).written).toEqual(['order']);
    expect(plan(null, order()).written).toEqual(['order']);
    const early = { ...printer, moment: 'arrival' as const };
    expect(planJobs({ before: null, after: waitingOrder }, [early], [], []).written).toHaveLength(1);
  });

  it('is nothing new when it is ready, paid or done', () => {
    for (const status of ['waitingPayment', 'done'] as const)
      for (const state of ['waiting', 'taken', 'printed', 'unconfirmed'] as const)
        expect(plan(order(), order({ status }), [job(state)])).toEqual(nothing);
  });

  it('is withdrawn before it came out, and told afterwards, once', () => {
    expect(plan(order(), rejected, [job('waiting')])).toEqual({ withdrawn: ['j'], written: [] });
    for (const state of ['taken', 'printed', 'unconfirmed'] as const)
      expect(plan(order(), rejected, [job(state)])).toEqual({ withdrawn: [], written: ['cancelled'] });
    expect(plan(order(), rejected, [job('printed')], { ...printer, printsChanges: false })).toEqual(nothing);
    expect(plan(rejected, { ...rejected, isDeleted: true }, [job('printed')])).toEqual(nothing);
    const done = order({ status: 'done' });
    expect(plan(done, { ...done, isDeleted: true }, [job('printed')])).toEqual(nothing);
  });

  it('is a copy when a cancellation that was told is undone, and nothing when it was not', () => {
    const told = [job('printed'), job('printed', 'cancelled', 'k')];
    expect(plan(rejected, order(), told)).toEqual({ withdrawn: [], written: ['order copy'] });
    const untold = [job('printed'), job('waiting', 'cancelled', 'k')];
    expect(plan(rejected, order(), untold)).toEqual({ withdrawn: ['k'], written: [] });
  });

  it('is what an edit changed, for whoever has the ticket; who does not gets it whole', () => {
    const more = order({ lines: made([line('Soup', { quantity: 2 })]) });
    expect(plan(order(), more, [job('printed')])).toEqual({ withdrawn: [], written: ['changes'] });
    expect(plan(order(), more, [job('waiting')])).toEqual({ withdrawn: ['j'], written: ['order'] });
    expect(plan(waitingOrder, { ...waitingOrder, lines: more.lines }, [job('printed')]).written).toEqual([
      'changes',
    ]);
    expect(plan(waitingOrder, order(), [job('printed')])).toEqual(nothing);
  });
});

describe('lines of a printer', () => {
  const areas = [
    { _id: 'kitchen', name: 'Kitchen' },
    { _id: 'bar', name: 'Bar' },
  ];
  const lines = [
    { area: 'bar', line: line('Cola') },
    { area: null, line: line('Soup') },
    { area: 'gone', line: line('Cake') },
  ];
  const namesOn = (own: string[] | null, known = areas) =>
    linesOn({ areas: own }, lines, known).map(({ name }) => name);

  it('are those of its areas; what is in none is made in the first', () => {
    expect(namesOn(['bar'])).toEqual(['Cola']);
    expect(namesOn(['kitchen'])).toEqual(['Soup', 'Cake']);
  });

  it('are all where there is one area, and when its own areas are gone: no line is lost', () => {
    expect(namesOn(null)).toHaveLength(3);
    expect(namesOn(['bar'], areas.slice(0, 1))).toHaveLength(3);
    expect(namesOn(['gone'])).toHaveLength(3);
    expect(areasOf({ areas: ['bar'] }, areas)).toEqual([areas[1]]);
  });
});

describe('changed lines', () => {
  const told = (before: TicketLine[], after: TicketLine[]) =>
    changedLines(before, after).map(({ name, note, quantity, change }) => [
      change?.kind,
      name,
      note,
      change?.quantityBefore,
      quantity,
    ]);

  it('are added, removed or changed in how many or how', () => {
    const before = [line('Soup', { quantity: 2 }), line('Cola'), line('Cake')];
    const after = [line('Soup', { quantity: 3 }), line('Cola', { note: 'no ice' }), line('Tea')];
    expect(told(before, after)).toEqual([
      ['changed', 'Soup', '', 2, 3],
      ['changed', 'Cola', 'no ice', 1, 1],
      ['added', 'Tea', '', 0, 1],
      ['removed', 'Cake', '', 1, 1],
    ]);
  });

  it('do not mistake another line of the same dish for the one that changed', () => {
    const plain = line('Soup');
    const hot = line('Soup', { note: 'hot' });
    expect(told([plain, hot], [hot, line('Soup', { quantity: 4 })])).toEqual([['changed', 'Soup', '', 1, 4]]);
    expect(told([plain, hot], [hot, plain])).toEqual([]);
  });

  it('ignore prices: nobody cooks them', () => {
    expect(told([line('Soup')], [line('Soup', { total: agorot(99) })])).toEqual([]);
  });
});
