import { describe, expect, it } from 'vitest';
import { bareGroup, completeGroup, countOptions, groupProblemOf } from './change-groups.ts';

const group = (overrides: Partial<Parameters<typeof groupProblemOf>[0]> = {}) => ({
  name: 'toppings',
  type: 'multiple' as const,
  required: false,
  maxSelections: null,
  options: [{ name: 'corn' }, { name: 'tuna', maxTimes: 2 }],
  ...overrides,
});

describe('the minimum of a group', () => {
  it.each([0, 1, 3])('may be %d where three can be chosen', (minSelections) => {
    expect(groupProblemOf(group({ minSelections }))).toBeNull();
  });

  it.each([
    ['there is to choose', group({ minSelections: 4 })],
    ['the maximum', group({ minSelections: 3, maxSelections: 2 })],
    ['one, in a single choice', group({ type: 'single', minSelections: 2, options: [{ name: 'corn' }] })],
    [
      'there are names',
      group({ minSelections: 3, options: [{ name: 'corn' }, { name: 'corn', maxTimes: 9 }] }),
    ],
  ])('may not be more than %s', (_, overrides) => {
    expect(groupProblemOf(overrides)).toBe('minimum_impossible');
  });
});

describe('an option that may be repeated', () => {
  it('has no place in a single choice', () => {
    expect(groupProblemOf(group({ type: 'single' }))).toBe('single_repeats');
  });

  it('counts as often as it may be chosen', () => {
    expect(countOptions([group(), group()])).toBe(6);
  });
});

describe('a group from before there were minimums and repetitions', () => {
  it('has none, and each option once', () => {
    expect(completeGroup({ ...group(), options: [{ name: 'corn' }] })).toMatchObject({
      minSelections: 0,
      options: [{ name: 'corn', maxTimes: 1 }],
    });
  });

  it('is kept as it was', () => {
    const old = { ...group(), options: [{ name: 'corn' }] };
    expect(JSON.stringify(bareGroup(completeGroup(old)))).toBe(JSON.stringify(old));
    const complete = group({ minSelections: 2 });
    expect(JSON.parse(JSON.stringify(bareGroup(completeGroup(complete))))).toEqual(complete);
  });
});
