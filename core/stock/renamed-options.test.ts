import { expect, it } from 'vitest';
import { renamedOptions } from './renamed-options.ts';

const group = (name: string, ...options: string[]) => ({
  name,
  options: options.map((each) => ({ name: each })),
});
const named = (groupName: string, optionName: string) => ({ groupName, optionName });

it('an option that has another name in the same place was renamed', () => {
  expect(renamedOptions([group('Bread', 'Pita', 'Laffa')], [group('Bread', 'Pitta', 'Laffa')])).toEqual([
    { from: named('Bread', 'Pita'), to: named('Bread', 'Pitta') },
  ]);
});

it('so were all options of a group that has another name', () => {
  expect(renamedOptions([group('Bread', 'Pita')], [group('Breads', 'Pita')])).toEqual([
    { from: named('Bread', 'Pita'), to: named('Breads', 'Pita') },
  ]);
});

it('one that was moved, removed or added was not', () => {
  const before = [group('Bread', 'Pita', 'Laffa'), group('Extras', 'Egg')];
  expect(renamedOptions(before, [group('Extras', 'Egg'), group('Bread', 'Laffa', 'Pita')])).toEqual([]);
  expect(renamedOptions(before, [group('Bread', 'Laffa')])).toEqual([]);
  expect(renamedOptions(before, [group('Bread', 'Pita', 'Laffa', 'Bagel'), group('Extras', 'Egg')])).toEqual(
    [],
  );
});
