import { describe, expect, it } from 'vitest';
import { choiceLabels, listOptions } from './listed-options.ts';

const option = (groupName: string, optionName: string, price = 0) => ({ groupName, optionName, price });

describe('the options of a line, as people read them', () => {
  it('are said once each, with their number, where they were first chosen', () => {
    expect(
      listOptions([option('extras', 'bacon', 6), option('extras', 'egg'), option('extras', 'bacon', 6)]),
    ).toEqual([
      { groupName: 'extras', optionName: 'bacon', price: 6, times: 2 },
      { groupName: 'extras', optionName: 'egg', price: 0, times: 1 },
    ]);
  });

  it('are told apart by their group, whatever their names contain', () => {
    expect(listOptions([option('a', 'b c'), option('a b', 'c'), option('a","b', 'c')])).toHaveLength(3);
  });

  it('follow the size, and nothing is said of nothing', () => {
    expect(choiceLabels({ name: 'Large' }, [option('x', 'bacon'), option('x', 'bacon')])).toEqual([
      'Large',
      '2 × bacon',
    ]);
    expect(choiceLabels(null, [])).toEqual([]);
  });
});
