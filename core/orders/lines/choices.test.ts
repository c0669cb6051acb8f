import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agorot } from '../../values/money.ts';
import {
  type ChangeGroup,
  type Choices,
  canChooseMoreIn,
  chooseTimes,
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
const toppings: ChangeGroup = {
  name: 'toppings',
  type: 'multiple',
  required: false,
  minSelections: 2,
  maxSelections: 4,
  options: [{ name: 'corn', price: agorot(300), maxTimes: 3 }, ...options('tuna', 'nuts')],
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

  it('is as many as the minimum of a group asks for, counting repetitions', () => {
    const bowl = dish({ changes: [toppings] });
    const problemsOf = (...names: string[]) =>
      listChoiceProblems(bowl, { size: null, customizations: pick('toppings', ...names) });
    const tooFew = [{ why: 'too_few_options', groupName: 'toppings', min: 2 }];
    expect(problemsOf()).toEqual(tooFew);
    expect(problemsOf('corn')).toEqual(tooFew);
    expect(problemsOf('corn', 'corn')).toEqual([]);
    expect(problemsOf('corn', 'corn', 'corn', 'tuna')).toEqual([]);
    expect(problemsOf('corn', 'corn', 'corn', 'corn')).toEqual([
      { why: 'option_repeated', groupName: 'toppings', optionName: 'corn' },
    ]);
    expect(problemsOf('corn', 'corn', 'corn', 'tuna', 'nuts')).toEqual([
      { why: 'too_many_options', groupName: 'toppings', max: 4 },
    ]);
  });

  it('is one of a required group whose minimum is none, and the minimum where that is more', () => {
    const atLeast = (minSelections: number) =>
      listChoiceProblems(dish({ changes: [{ ...extras, minSelections }] }), noChoices);
    expect(atLeast(0)).toEqual([{ why: 'group_required', groupName: 'extras' }]);
    expect(atLeast(2)).toEqual([{ why: 'too_few_options', groupName: 'extras', min: 2 }]);
  });

  it('is nothing in a group that offers nothing', () => {
    const empty = { options: [], required: true, minSelections: 2 };
    expect(isComplete(dish({ changes: [{ ...bread, ...empty }] }), noChoices)).toBe(true);
    expect(isComplete(dish({ changes: [{ ...extras, ...empty }] }), noChoices)).toBe(true);
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

describe('an option so many times', () => {
  const corn = (times: number, choices: Choices = noChoices) => chooseTimes(choices, toppings, 'corn', times);

  it('is taken as often as it may be, and as its group has room', () => {
    expect(chosenIn(corn(2), 'toppings')).toEqual(['corn', 'corn']);
    expect(chosenIn(corn(9), 'toppings')).toEqual(['corn', 'corn', 'corn']);
    const others = { size: null, customizations: pick('toppings', 'tuna', 'nuts') };
    expect(chosenIn(corn(9, others), 'toppings')).toEqual(['tuna', 'nuts', 'corn', 'corn']);
    expect(chosenIn(corn(0, corn(3)), 'toppings')).toEqual([]);
    expect(chosenIn(corn(-1), 'toppings')).toEqual([]);
  });

  it('goes all at once when it is tapped as a check mark', () => {
    expect(toggleOption(corn(3), toppings, 'corn').customizations).toEqual([]);
  });

  it('costs each time', () => {
    const bowl = dish({ changes: [toppings] });
    const order = priceOrder(
      [{ dishId: bowl.id, quantity: 2, note: '', ...corn(3) }],
      new Map([[bowl.id, bowl]]),
    );
    expect(order).toMatchObject({ kind: 'priced', total: (4500 + 3 * 300) * 2 });
    expect(order.kind === 'priced' && order.lines[0]?.customizations).toEqual(
      Array(3).fill({ groupName: 'toppings', optionName: 'corn', price: 300 }),
    );
  });
});

const names = fc.constantFrom('a', 'b', 'c', 'd');
const price = fc.integer({ min: 0, max: 10_000 }).map(agorot);
const group: fc.Arbitrary<ChangeGroup> = fc.record({
  name: names,
  type: fc.constantFrom('single' as const, 'multiple' as const),
  required: fc.boolean(),
  minSelections: fc.nat(3),
  maxSelections: fc.option(fc.integer({ min: 1, max: 3 })),
  // Two of one name among them: nothing forbids an owner to type that.
  options: fc.array(fc.record({ name: names, price, maxTimes: fc.integer({ min: 1, max: 3 }) }), {
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

/** Check marks and the buttons 'one more' and 'one less', in any order. */
const anyTaps = fc.array(
  fc.record({ inGroup: fc.nat(), onOption: fc.nat(), more: fc.integer({ min: -1, max: 1 }) }),
  { maxLength: 15 },
);

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
      fc.property(anyDish, anyTaps, (anything, taps) => {
        const choices = taps.reduce((soFar, { inGroup, onOption, more }) => {
          const tapped = anything.changes[inGroup % Math.max(1, anything.changes.length)];
          const option = tapped?.options[onOption % Math.max(1, tapped.options.length)];
          if (!tapped || !option) return soFar;
          if (more === 0) return toggleOption(soFar, tapped, option.name);
          const times = chosenIn(soFar, tapped.name).filter((name) => name === option.name).length;
          return chooseTimes(soFar, tapped, option.name, times + more);
        }, noChoices);
        for (const { why } of listChoiceProblems(anything, choices)) {
          expect(['size_required', 'group_required', 'too_few_options']).toContain(why);
        }
      }),
    );
  });
});
