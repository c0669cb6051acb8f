import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaOf, isDueIn, linesIn, openLines, progressOf, shownAreas } from './area-lines.ts';

const kitchen = { _id: 'k', name: 'Kitchen' };
const bar = { _id: 'b', name: 'Bar' };
const areas = [kitchen, bar];
const doneAt = '2026-11-16T18:00:00.000Z';
type Line = { area?: string; doneAt?: string | undefined };
const orderOf = (...dishes: Line[]) => ({ dishes }) as Parameters<typeof progressOf>[1];

describe('the areas of lines', () => {
  it('are the first one where none is known', () => {
    expect([{}, { area: 'b' }, { area: 'gone' }].map((line) => areaOf(areas, line))).toEqual([
      kitchen,
      bar,
      kitchen,
    ]);
  });

  it('say how far each one is, without those that have nothing to do', () => {
    expect(progressOf(areas, orderOf({ doneAt }, {}, { area: 'b', doneAt }))).toEqual([
      { area: kitchen, done: 1, total: 2 },
      { area: bar, done: 1, total: 1 },
    ]);
    expect(progressOf(areas, orderOf({}))).toEqual([{ area: kitchen, done: 0, total: 1 }]);
  });

  it('show an order on a board as long as something is open there, or nothing is anywhere', () => {
    const onBar = (...dishes: Line[]) => isDueIn(areas, new Set(['b']), orderOf(...dishes));
    expect(onBar({}, { area: 'b' })).toBe(true);
    expect(onBar({}, { area: 'b', doneAt })).toBe(false);
    expect(onBar({})).toBe(false);
    expect(onBar({ doneAt }, { area: 'b', doneAt })).toBe(true);
  });
});

describe('the areas that a device shows', () => {
  it('are all where none, every one or only deleted ones were chosen', () => {
    expect(shownAreas(areas, [])).toBeNull();
    expect(shownAreas(areas, ['k', 'b'])).toBeNull();
    expect(shownAreas(areas, ['gone'])).toBeNull();
    expect(shownAreas(areas, ['b', 'gone'])).toEqual(new Set(['b']));
  });

  it('leave no open line without a board that shows it', () => {
    const anyLine = fc.record({
      area: fc.constantFrom('k', 'b', 'gone'),
      doneAt: fc.constantFrom(doneAt, undefined),
    });
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1 }), (dishes) => {
        const order = orderOf(...dishes);
        const seen = areas.flatMap(({ _id }) => linesIn(areas, new Set([_id]), order));
        expect(seen.toSorted((a, b) => a - b)).toEqual(dishes.map((_, line) => line));
        const due = areas.some(({ _id }) => isDueIn(areas, new Set([_id]), order));
        expect(due).toBe(true);
        expect(openLines(order, seen)).toHaveLength(dishes.filter((line) => !line.doneAt).length);
      }),
    );
  });
});
