import { expect, it } from 'vitest';
import { agorot } from '../../values/money.ts';
import { contentsOfLine, type DishContents } from './line-contents.ts';

const burger: DishContents = {
  allergens: { contains: ['gluten', 'sesame'], mayContain: ['nuts'] },
  kosherKind: 'meat',
  changes: [
    {
      name: 'Extras',
      type: 'multiple',
      required: false,
      maxSelections: null,
      options: [
        { name: 'Cheese', price: agorot(500), kosherKind: 'dairy' },
        { name: 'Onion', price: agorot(0) },
      ],
    },
  ],
};
const chosen = (...names: string[]) => names.map((optionName) => ({ groupName: 'Extras', optionName }));

it('keeps what its guest must not eat, and the kind with the options', () => {
  const guest = { avoids: ['sesame', 'nuts', 'milk'], isKosher: true } as const;
  expect(contentsOfLine(burger, chosen('Onion'), guest)).toEqual({
    avoided: { contains: ['sesame'], mayContain: ['nuts'] },
    kosherKind: 'meat',
  });
  expect(contentsOfLine(burger, chosen('Onion', 'Cheese'), guest).kosherKind).toBe('mixed');
});

it('keeps nothing for a guest who eats everything in a kitchen that is not kosher', () => {
  expect(contentsOfLine(burger, chosen('Cheese'), { avoids: [], isKosher: false })).toEqual({
    avoided: null,
    kosherKind: null,
  });
});

it('takes no harm from an option that the dish does not have', () => {
  const odd = [{ groupName: 'Sides', optionName: 'Cheese' }, ...chosen('Pickle')];
  expect(contentsOfLine(burger, odd, { avoids: [], isKosher: true }).kosherKind).toBe('meat');
});
