import { describe, expect, it } from 'vitest';
import { readMenuText } from './read-menu-text.ts';

/** `section > name | price`, with what is said of the dish, its add-ons and its marks behind. */
const read = (...lines: string[]): string[] =>
  readMenuText(lines.join('\n')).sections.flatMap(({ sectionName, dishes }) =>
    dishes.map(({ dish, marks }) =>
      [
        `${sectionName} > ${dish.name} | ${dish.price ?? '?'}`,
        ...(dish.description ? [dish.description] : []),
        ...(dish.changes ?? []).flatMap(({ options }) =>
          options.map(({ name, price }) => `+ ${name} ${price}`),
        ),
        ...marks.map((mark) => `(${mark})`),
      ].join(' · '),
    ),
  );

describe('what looks like a price and is none', () => {
  it('is a currency within a word', () => {
    expect(read('בשרים', 'אנטריקוט במשקל 300 גרם 120')).toEqual(['בשרים > אנטריקוט במשקל 300 גרם | 120']);
    expect(read('COCKTAILS', 'Negroni 54')).toEqual(['COCKTAILS > Negroni | 54']);
  });

  it('is an age or a time in the heading of a section', () => {
    expect(read('לילדים (עד גיל 12)', 'שניצל 48')).toEqual(['לילדים (עד גיל 12) > שניצל | 48']);
    expect(read('ארוחות בוקר (עד 12:00)', 'שקשוקה 54')).toEqual(['ארוחות בוקר (עד 12:00) > שקשוקה | 54']);
    expect(read('Happy hour 17:00-19:00', 'Beer 20')).toEqual(['Happy hour 17:00-19:00 > Beer | 20']);
  });

  it('is the number with which a name begins, unless lines begin with their prices', () => {
    expect(read('פיצות', '4 גבינות 68', 'מרגריטה 62', 'פטריות 64')).toEqual([
      'פיצות > 4 גבינות | 68',
      'פיצות > מרגריטה | 62',
      'פיצות > פטריות | 64',
    ]);
    expect(read('פיצות', '68 4 גבינות', '62 מרגריטה', '64 פטריות')).toEqual([
      'פיצות > 4 גבינות | 68',
      'פיצות > מרגריטה | 62',
      'פיצות > פטריות | 64',
    ]);
    expect(read('בוקר', 'בוקר זוגי 128', '2 ביצים, סלט, גבינות', 'שקשוקה 54')).toEqual([
      'בוקר > בוקר זוגי | 128 · 2 ביצים, סלט, גבינות',
      'בוקר > שקשוקה | 54',
    ]);
  });

  it('is what stands in brackets beside the price', () => {
    expect(read('עיקריות', 'סלמון (תוספת 15 ₪) - 82 ₪')).toEqual(['עיקריות > סלמון (תוספת 15 ₪) | 82']);
    expect(read('Mains', 'Breakfast for 2 ₪138')).toEqual(['Mains > Breakfast for 2 | 138']);
  });

  it('is marked where nothing tells', () => {
    expect(read('Whisky', 'Macallan 12 88')).toEqual(['Whisky > Macallan 12 | 88 · (price)']);
    expect(read('Pizza', '4 cheeses')).toEqual(['Pizza > cheeses | 4 · (price)']);
  });
});

describe('a price in words', () => {
  it('is nothing to pay, or nothing known', () => {
    expect(read('ליד', 'פיתה 5', 'חמוצים - חינם', 'חריף חינם')).toEqual([
      'ליד > פיתה | 5',
      'ליד > חמוצים | 0',
      'ליד > חריף | 0',
    ]);
    expect(read('Sides', 'Bread 12', 'Tap water - free', 'Catch of the day - market price')).toEqual([
      'Sides > Bread | 12',
      'Sides > Tap water | 0',
      'Sides > Catch of the day | ? · (price)',
    ]);
  });

  it('is not the end of a name', () => {
    expect(read('Bread', 'Baguette 12', 'gluten free')).toEqual(['Bread > Baguette | 12 · gluten free']);
  });
});

describe('an add-on below a dish', () => {
  it('is an option of it, however it says so', () => {
    expect(read('BURGERS', 'Classic 59', 'lettuce, tomato', 'add bacon +12', 'Double 66')).toEqual([
      'BURGERS > Classic | 59 · lettuce, tomato · + bacon 12',
      'BURGERS > Double | 66',
    ]);
    expect(read('EGGS', 'Shakshuka ₪56', 'tomato, 2 eggs. Add feta ₪8')).toEqual([
      'EGGS > Shakshuka | 56 · tomato, 2 eggs · + feta 8',
    ]);
  });
});

describe('lines around a line', () => {
  it('tell a heading where nothing marks one', () => {
    expect(read('Rosa', 'small plates', 'olives 18', 'wings 36', 'mains', 'pie 68', 'mash 62')).toEqual([
      'small plates > olives | 18',
      'small plates > wings | 36',
      'mains > pie | 68',
      'mains > mash | 62',
    ]);
  });

  it('tell whose name stands above a price', () => {
    expect(
      read('Salads', '', 'Greek', 'tomato, olives, feta 48', 'Caesar', 'romaine, croutons, egg 52'),
    ).toEqual([
      'Salads > Greek | 48 · tomato, olives, feta',
      'Salads > Caesar | 52 · romaine, croutons, egg',
    ]);
  });

  it('give dishes the price of their heading', () => {
    expect(
      read('קוקטיילים 52', 'נגרוני', 'מוחיטו', '', 'תוספות', 'חצי מגש 5 / מגש שלם 8', 'בצל', 'תירס'),
    ).toEqual([
      'קוקטיילים 52 > נגרוני | 52',
      'קוקטיילים 52 > מוחיטו | 52',
      'תוספות > בצל | 5',
      'תוספות > תירס | 5',
    ]);
  });

  it('are two columns where each holds two dishes', () => {
    expect(
      read(
        'PIZZA          SALADS',
        'Napoli 46      Greek 48',
        'Roma 52        Tuna 54',
        'Bari 50        Egg 44',
      ),
    ).toEqual([
      'PIZZA > Napoli | 46',
      'PIZZA > Roma | 52',
      'PIZZA > Bari | 50',
      'SALADS > Greek | 48',
      'SALADS > Tuna | 54',
      'SALADS > Egg | 44',
    ]);
  });
});

describe('what nothing tells', () => {
  it('is marked, not guessed in silence', () => {
    expect(read('Drinks', 'Water 8 / soda 9')).toEqual(['Drinks > Water | 8 · (name)']);
    expect(read('Bakery', 'Croissant 14 filled 18')).toEqual(['Bakery > Croissant 14 filled | 18 · (price)']);
    expect(read('BURGERS', 'Classic 59', 'Double 66', 'add cheese 6', '', 'SIDES', 'Fries 22')).toEqual([
      'BURGERS > Classic | 59',
      'BURGERS > Double | 66 · + cheese 6 · (add-on)',
      'SIDES > Fries | 22',
    ]);
  });
});

describe('a name in two languages', () => {
  it('keeps both, in their order', () => {
    expect(read('DOLCI | קינוחים', 'Gelato, 2 palline | גלידה, 2 כדורים 28')).toEqual([
      'DOLCI | קינוחים > Gelato, 2 palline | גלידה, 2 כדורים | 28',
    ]);
  });
});
