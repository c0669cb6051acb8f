import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Arrangement,
  changesBetween,
  isChanged,
  isStillOrdered,
  moveDish,
  moveItem,
  moveSection,
  ordersBefore,
  reconcile,
} from './menu-arrangement.ts';

const saved: Arrangement = [
  { id: 'A', dishIds: ['a1', 'a2', 'a3'] },
  { id: 'B', dishIds: ['b1'] },
  { id: 'C', dishIds: [] },
];

describe('moving in a menu', () => {
  it('puts a section where another stands, both ways', () => {
    expect(moveSection(saved, 'A', 'C').map(({ id }) => id)).toEqual(['B', 'C', 'A']);
    expect(moveSection(saved, 'C', 'A').map(({ id }) => id)).toEqual(['C', 'A', 'B']);
    expect(moveSection(saved, 'A', 'unknown')).toBe(saved);
  });

  it('moves a dish within its section and to another, and leaves the others untouched', () => {
    expect(moveDish(saved, 'a1', 'A', 2)[0]?.dishIds).toEqual(['a2', 'a3', 'a1']);
    const moved = moveDish(saved, 'a2', 'C', 9);
    expect(moved.map(({ dishIds }) => dishIds)).toEqual([['a1', 'a3'], ['b1'], ['a2']]);
    expect(moved[1]).toBe(saved[1]);
    expect(moveDish(saved, 'nothing', 'C', 0)).toBe(saved);
    expect(moveDish(saved, 'a1', 'A', 0)).toBe(saved);
  });

  it('never loses or doubles anything, wherever it goes', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), fc.integer(), (items, from, to) => {
        expect(moveItem(items, from, to).sort()).toEqual([...items].sort());
      }),
    );
  });
});

describe('what is sent', () => {
  it('names only what changed', () => {
    expect(isChanged(changesBetween(saved, saved))).toBe(false);
    expect(changesBetween(saved, moveSection(saved, 'A', 'B'))).toEqual({
      sections: ['B', 'A', 'C'],
      dishes: [],
    });
    expect(changesBetween(saved, moveDish(saved, 'a1', 'B', 0))).toEqual({
      sections: null,
      dishes: [
        { sectionId: 'A', order: ['a2', 'a3'] },
        { sectionId: 'B', order: ['a1', 'b1'] },
      ],
    });
  });
});

describe('an order that somebody else may have changed', () => {
  const known = new Set(['a', 'b', 'c', 'new']);
  it('holds while only dishes came or went, and not when one was moved', () => {
    expect(isStillOrdered(['a', 'b', 'c'], ['a', 'b', 'c'], known)).toBe(true);
    expect(isStillOrdered(['a', 'deleted', 'b'], ['a', 'new', 'b'], known)).toBe(true);
    expect(isStillOrdered(['a', 'b', 'c'], ['b', 'a', 'c'], known)).toBe(false);
    // 'c' is in another section by now.
    expect(isStillOrdered(['a', 'b', 'c'], ['a', 'b'], known)).toBe(false);
  });

  it('is told section by section, each as the ones before it have left it', () => {
    const two: Arrangement = [
      { id: 'A', dishIds: ['a1', 'a2'] },
      { id: 'B', dishIds: ['b1', 'b2'] },
    ];
    const swapped = moveDish(moveDish(two, 'a1', 'B', 0), 'b1', 'A', 0);
    expect(ordersBefore(two, changesBetween(two, swapped).dishes)).toEqual([['a1', 'a2'], ['b2']]);
  });
});

describe('an unsaved order over a menu that changed', () => {
  it('forgets what is gone and takes in what is new', () => {
    const draft = moveSection(moveDish(saved, 'a1', 'B', 0), 'C', 'A');
    const now: Arrangement = [
      { id: 'A', dishIds: ['a1', 'a3', 'a4'] },
      { id: 'B', dishIds: ['b1'] },
      { id: 'D', dishIds: ['d1'] },
    ];
    expect(reconcile(draft, now)).toEqual([
      { id: 'A', dishIds: ['a3', 'a4'] },
      { id: 'B', dishIds: ['a1', 'b1'] },
      { id: 'D', dishIds: ['d1'] },
    ]);
  });

  it('brings back dishes whose section in the draft is gone', () => {
    const draft = moveDish(saved, 'a1', 'B', 0);
    const now: Arrangement = [{ id: 'A', dishIds: ['a1', 'a2', 'a3'] }];
    expect(reconcile(draft, now)).toEqual([{ id: 'A', dishIds: ['a2', 'a3', 'a1'] }]);
  });
});
