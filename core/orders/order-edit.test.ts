import { describe, expect, it } from 'vitest';
import { agorot } from '../values/money.ts';
import type { OrderableDish } from './lines/choices.ts';
import { priceEdit, type StoredLine, type WantedLine } from './order-edit.ts';

const hummus: OrderableDish = {
  id: 'a'.repeat(24),
  name: 'חומוס',
  price: agorot(4_000),
  available: true,
  sizes: [
    { name: 'רגיל', price: agorot(0), isBase: true },
    { name: 'גדול', price: agorot(800), isBase: false },
  ],
  changes: [
    {
      name: 'תוספות',
      type: 'multiple',
      required: false,
      maxSelections: null,
      options: [
        { name: 'ביצה', price: agorot(500) },
        { name: 'פטריות', price: agorot(600) },
      ],
    },
  ],
};
const dishes = new Map([[hummus.id, hummus]]);
const stored: StoredLine = {
  dishId: hummus.id,
  name: 'חומוס של אתמול',
  price: agorot(3_000),
  quantity: 1,
  size: { name: 'רגיל', price: agorot(0) },
  customizations: [{ groupName: 'תוספות', optionName: 'ביצה', price: agorot(400) }],
  note: '',
};
const same: WantedLine = {
  line: 0,
  dishId: hummus.id,
  quantity: 1,
  size: 'רגיל',
  customizations: [{ groupName: 'תוספות', optionName: 'ביצה' }],
  note: '',
};
const pricedOf = (result: ReturnType<typeof priceEdit>) => {
  if (result.kind === 'refused') throw new Error(JSON.stringify(result.problems));
  return result;
};

describe('editing an order', () => {
  it('keeps the agreed price when only the quantity and the note change', () => {
    const { lines, total } = pricedOf(priceEdit([stored], [{ ...same, quantity: 3, note: 'חם' }], dishes));
    expect(lines).toEqual([{ ...stored, quantity: 3, note: 'חם', total: 10_200 }]);
    expect(total).toBe(10_200);
  });

  it('keeps where a line is made, and its tick as long as nothing of it changes', () => {
    const ticked = { ...stored, areaId: 'bar', doneAt: new Date(0) };
    const edited = (change: Partial<WantedLine>) =>
      pricedOf(priceEdit([ticked], [{ ...same, ...change }], dishes)).lines[0];
    expect(edited({})).toMatchObject({ areaId: 'bar', doneAt: new Date(0) });
    expect(edited({ quantity: 2 })).toMatchObject({ areaId: 'bar', doneAt: null });
    expect(edited({ note: 'חם' })).toMatchObject({ areaId: 'bar', doneAt: null });
    expect(edited({ size: 'גדול' })).not.toHaveProperty('doneAt');
  });

  it('prices from the menu what is made differently', () => {
    const { lines } = pricedOf(priceEdit([stored], [{ ...same, size: 'גדול' }], dishes));
    expect(lines[0]).toMatchObject({ name: 'חומוס', price: 4_000, total: 5_300 });
  });

  it('does not fail because the dish of an untouched line has left the menu', () => {
    const orphan: StoredLine = { ...stored, dishId: null };
    const wanted = [
      { ...same, dishId: null },
      { ...same, line: 1, quantity: 2 },
    ];
    const { lines, total } = pricedOf(priceEdit([orphan, stored], wanted, new Map()));
    expect(lines.map((line) => line.dishId)).toEqual([null, hummus.id]);
    expect(total).toBe(3_400 + 6_800);
  });

  it('refuses to make differently what is no longer on the menu, and says which line', () => {
    const result = priceEdit([stored, stored], [same, { ...same, line: 1, size: 'גדול' }], new Map());
    expect(result).toMatchObject({ kind: 'refused', problems: [{ line: 1, why: 'dish_gone' }] });
  });

  it('lets the staff change a dish of the order that was sold out since, but add none', () => {
    const soldOut = new Map([[hummus.id, { ...hummus, available: false }]]);
    expect(priceEdit([stored], [{ ...same, size: 'גדול' }], soldOut).kind).toBe('priced');
    expect(priceEdit([], [{ ...same, line: undefined }], soldOut)).toMatchObject({
      problems: [{ why: 'dish_unavailable' }],
    });
  });

  it('prices an added dish as the menu has it now, also beside the same dish at an older price', () => {
    const added: WantedLine = { ...same, line: null, note: 'חריף' };
    const { lines, total } = pricedOf(priceEdit([stored], [same, added], dishes));
    expect(lines.map(({ name, total: of }) => [name, of])).toEqual([
      ['חומוס של אתמול', 3_400],
      ['חומוס', 4_500],
    ]);
    expect(total).toBe(7_900);
  });

  it('adds nothing that is sold out, not even a dish that the order already has', () => {
    const soldOut = new Map([[hummus.id, { ...hummus, available: false }]]);
    expect(priceEdit([stored], [same, { ...same, line: null }], soldOut)).toMatchObject({
      kind: 'refused',
      problems: [{ line: 1, why: 'dish_unavailable' }],
    });
  });

  it('finds an unchanged line without being told its index, whatever the order of its options', () => {
    const both: StoredLine = {
      ...stored,
      customizations: [
        ...stored.customizations,
        { groupName: 'תוספות', optionName: 'פטריות', price: agorot(100) },
      ],
    };
    const customizations = [
      { groupName: 'תוספות', optionName: 'פטריות' },
      { groupName: 'תוספות', optionName: 'ביצה' },
    ];
    const { total } = pricedOf(priceEdit([both], [{ ...same, line: undefined, customizations }], dishes));
    expect(total).toBe(3_500);
  });
});

describe('a note about an allergy', () => {
  const noted: StoredLine = { ...stored, note: 'בוטנים', isAllergyNote: true, doneAt: new Date(0) };
  const edit = (wanted: WantedLine) => {
    const edited = priceEdit([noted], [wanted], dishes);
    return edited.kind === 'priced' ? edited.lines[0] : edited;
  };
  const again = { ...same, note: 'בוטנים' };

  it('stays one through an edit that does not speak of it, even one that makes the dish differently', () => {
    expect(edit(again)).toMatchObject({ isAllergyNote: true, doneAt: noted.doneAt });
    expect(edit({ ...again, size: 'גדול' })).toMatchObject({ note: 'בוטנים', isAllergyNote: true });
  });

  it('is set and taken away by staff who say so, and goes with its words; what was made is then made anew', () => {
    for (const wanted of [
      { ...again, isAllergyNote: false },
      { ...again, note: '' },
    ]) {
      expect(edit(wanted)).toMatchObject({ doneAt: null });
      expect(edit(wanted)).not.toHaveProperty('isAllergyNote');
    }
    const plain = { ...stored, note: 'בוטנים' };
    const marked = priceEdit([plain], [{ ...again, isAllergyNote: true }], dishes);
    expect(marked).toMatchObject({ lines: [{ isAllergyNote: true }] });
  });
});
