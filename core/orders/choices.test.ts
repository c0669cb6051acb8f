import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agorot } from '../values/money.ts';
import {
  type ChangeGroup,
  type Choices,
  canChooseMoreIn,
  chosenIn,
  isComplete,
  listChoiceProblems,
  needsChoosing,
  noChoices,
  type OrderableDish,
  toggleOption,
} from './choices.ts';
import { priceOrder } from './order-pricing.ts';

const options = (...names: string[]) => names.map((name, index) => ({ name, price: agorot(index * 100) }));
const bread: ChangeGroup = {
  name: 'bread',
  type: 'single',
  required: false,
  maxSelections: null,
  options: options('pita', 'laffa'),
};
const extras: ChangeGroup = {
  name: 'extras',
  type: 'multiple',
  required: true,
  maxSelections: 2,
  options: options('egg', 'tahini', 'amba'),
};
const dish = (parts: Partial<OrderableDish> = {}): OrderableDish => ({
  id: 'a'.repeat(24),
  name: 'hummus',
  price: agorot(4500),
  available: true,
  sizes: [],
  changes: [],
  ...parts,
});
const sized = dish({
  sizes: [
    { name: 'small', price: agorot(0), isBase: true },
    { name: 'large', price: agorot(900), isBase: false },
  ],
});
const pick = (groupName: string, ...names: string[]) =>
  names.map((optionName) => ({ groupName, optionName }));

describe('what a guest must still choose', () => {
  it('is nothing for a plain dish', () => {
    expect(needsChoosing(dish())).toBe(false);
    expect(listChoiceProblems(dish(), noChoices)).toEqual([]);
  });

  it('is a size when the dish has sizes, even a base one', () => {
    expect(listChoiceProblems(sized, noChoices)).toEqual([{ why: 'size_required' }]);
    expect(isComplete(sized, { ...noChoices, size: 'small' })).toBe(true);
    expect(listChoiceProblems(sized, { ...noChoices, size: 'huge' })).toEqual([
      { why: 'size_unknown', size: 'huge' },
    ]);
    expect(listChoiceProblems(dish(), { ...noChoices, size: 'small' })).toEqual([
      { why: 'size_unknown', size: 'small' },
    ]);
  });

  it('is one option of every single group, whether or not it says required', () => {
    const sandwich = dish({ changes: [bread] });
    expect(listChoiceProblems(sandwich, noChoices)).toEqual([{ why: 'group_required', groupName: 'bread' }]);
    expect(
      listChoiceProblems(sandwich, { size: null, customizations: pick('bread', 'pita', 'laffa') }),
    ).toEqual([{ why: 'single_choice', groupName: 'bread' }]);
  });

  it('is at least one and at most the maximum of a required multiple group', () => {
    const plate = dish({ changes: [extras] });
    expect(listChoiceProblems(plate, noChoices)).toEqual([{ why: 'group_required', groupName: 'extras' }]);
    expect(
      listChoiceProblems(plate, { size: null, customizations: pick('extras', 'egg', 'tahini', 'amba') }),
    ).toEqual([{ why: 'too_many_options', groupName: 'extras', max: 2 }]);
  });

  it('never is an option twice, an unknown option or a group of another dish', () => {
    const plate = dish({ changes: [extras] });
    const customizations = [...pick('extras', 'egg', 'egg'), ...pick('sauce', 'hot')];
    expect(listChoiceProblems(plate, { size: null, customizations })).toEqual([
      { why: 'option_repeated', groupName: 'extras', optionName: 'egg' },
      { why: 'option_unknown', groupName: 'sauce', optionName: 'hot' },
    ]);
    expect(listChoiceProblems(plate, { size: null, customizations: pick('extras', 'gold') })).toEqual([
      { why: 'option_unknown', groupName: 'extras', optionName: 'gold' },
    ]);
  });

  it('is nothing in a group that offers nothing', () => {
    expect(isComplete(dish({ changes: [{ ...bread, options: [] }] }), noChoices)).toBe(true);
  });
});

describe('a tap on an option', () => {
  it('replaces in a single group and toggles in a multiple one, up to the maximum', () => {
    let choices: Choices = noChoices;
    for (const name of ['pita', 'laffa', 'laffa']) choices = toggleOption(choices, bread, name);
    expect(chosenIn(choices, 'bread')).toEqual(['laffa']);
    for (const name of ['egg', 'tahini', 'amba']) choices = toggleOption(choices, extras, name);
    expect(chosenIn(choices, 'extras')).toEqual(['egg', 'tahini']);
    expect(canChooseMoreIn(extras, choices)).toBe(false);
    choices = toggleOption(choices, extras, 'egg');
    expect(chosenIn(choices, 'extras')).toEqual(['tahini']);
    expect(chosenIn(choices, 'bread')).toEqual(['laffa']);
  });
});

const names = fc.constantFrom('a', 'b', 'c', 'd');
const price = fc.integer({ min: 0, max: 10_000 }).map(agorot);
const group: fc.Arbitrary<ChangeGroup> = fc.record({
  name: names,
  type: fc.constantFrom('single' as const, 'multiple' as const),
  required: fc.boolean(),
  maxSelections: fc.option(fc.integer({ min: 1, max: 3 })),
  options: fc.uniqueArray(fc.record({ name: names, price }), {
    selector: (option) => option.name,
    maxLength: 4,
  }),
});
const anyDish: fc.Arbitrary<OrderableDish> = fc.record({
  id: fc.constant('a'.repeat(24)),
  name: fc.string(),
  price,
  available: fc.constant(true),
  sizes: fc.uniqueArray(fc.record({ name: names, price, isBase: fc.boolean() }), {
    selector: (size) => size.name,
    maxLength: 3,
  }),
  changes: fc.uniqueArray(group, { selector: (item) => item.name, maxLength: 3 }),
});
const anyChoices: fc.Arbitrary<Choices> = fc.record({
  size: fc.option(names),
  customizations: fc.array(fc.record({ groupName: names, optionName: names }), { maxLength: 4 }),
});

describe('screen and server', () => {
  it('agree: what is complete here is accepted there, and nothing else is', () => {
    fc.assert(
      fc.property(anyDish, anyChoices, (anything, choices) => {
        const order = priceOrder(
          [{ dishId: anything.id, quantity: 1, note: '', ...choices }],
          new Map([[anything.id, anything]]),
        );
        expect(order.kind === 'priced').toBe(isComplete(anything, choices));
      }),
    );
  });

  it('agree on taps: tapping can leave something missing, never something wrong', () => {
    fc.assert(
      fc.property(anyDish, fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 12 }), (anything, taps) => {
        const choices = taps.reduce((soFar, [groupIndex, optionIndex]) => {
          const tapped = anything.changes[groupIndex % Math.max(1, anything.changes.length)];
          const option = tapped?.options[optionIndex % Math.max(1, tapped.options.length)];
          return tapped && option ? toggleOption(soFar, tapped, option.name) : soFar;
        }, noChoices);
        for (const { why } of listChoiceProblems(anything, choices)) {
          expect(['size_required', 'group_required']).toContain(why);
        }
      }),
    );
  });
});
