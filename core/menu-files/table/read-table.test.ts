import { describe, expect, it } from 'vitest';
import { readTable } from './read-table.ts';

const rows = (text: string): string[][] => text.split('\n').map((line) => line.split('|'));
const dishesIn = (text: string) =>
  readTable(rows(text))?.sections.flatMap(({ sectionName, dishes }) =>
    dishes.map(({ dish, marks }) => [sectionName, dish.name, dish.price, ...marks]),
  );

describe('a table of somebody else', () => {
  it('has its columns in any order, in Hebrew or English, below a title', () => {
    expect(dishesIn('תפריט קיץ||\nמחיר (₪)|שם המנה|קטגוריה\n32|חומוס|ראשונות\n₪ 45.50|שקשוקה|בוקר')).toEqual([
      ['ראשונות', 'חומוס', 32],
      ['בוקר', 'שקשוקה', 45.5],
    ]);
    expect(dishesIn('Item Name|PRICE|Category\nSoup|1,250|Starters')).toEqual([['Starters', 'Soup', 1250]]);
  });

  it('names the columns that it does not know, and the rows it does not use', () => {
    const read = readTable(rows('Dish|Price|Calories|Supplier\nSoup|20|300|Dan\n||12|'));
    expect(read?.unknownColumns).toEqual(['Calories', 'Supplier']);
    expect(read?.unread.map(({ line }) => line)).toEqual([1, 3]);
  });

  it('says a section once for the rows below it, and may have none', () => {
    expect(
      dishesIn('Section|Dish|Price\nStarters|Soup|20\n|Bread|10\nMains|Steak|90\nStarters|Olives|12'),
    ).toEqual([
      ['Starters', 'Soup', 20],
      ['Starters', 'Bread', 10],
      ['Starters', 'Olives', 12],
      ['Mains', 'Steak', 90],
    ]);
    expect(dishesIn('Dish|Price\nSoup|20')).toEqual([['Dishes', 'Soup', 20]]);
  });

  it('marks what it could not read of a dish', () => {
    expect(dishesIn('Dish|Price|Available|Dietary\nSoup|ask us|yes|vegan\nBread|10|perhaps|purple')).toEqual([
      ['Dishes', 'Soup', null, 'price'],
      ['Dishes', 'Bread', 10, 'details'],
    ]);
  });

  it('may give two prices as sizes', () => {
    const read = readTable(rows('מנה|מחיר\nפיצה|45/69'));
    expect(read?.sections[0]?.dishes[0]).toMatchObject({
      dish: {
        price: 45,
        sizes: [
          { name: 'קטן', price: 0, isBase: true },
          { name: 'גדול', price: 24 },
        ],
      },
      marks: ['sizes'],
    });
  });

  it('may have its texts in other languages, and allergens in words or in ours', () => {
    const read = readTable(
      rows(
        'Dish|Price|English name|שם בערבית|Sizes in Russian|אלרגנים\nפיצה|45|Pizza|بيتزا|גדולה: Большая|גלוטן, חלב [עלול להכיל]\nלחם|12||||Gluten',
      ).map((row) => row.map((cell) => cell.replace(', ', ' | '))),
    );
    const [pizza, bread] = read?.sections[0]?.dishes ?? [];
    expect(read?.unknownColumns).toEqual([]);
    expect(pizza?.dish.translations).toEqual({
      en: { name: 'Pizza' },
      ar: { name: 'بيتزا' },
      ru: { 'size/גדולה': 'Большая' },
    });
    expect(pizza?.dish.allergens).toEqual({ contains: ['gluten'], mayContain: ['milk'] });
    expect(bread?.dish.allergens).toEqual({ contains: ['gluten'], mayContain: [] });
  });

  it('marks a translation that is too long to be a name', () => {
    expect(dishesIn(`Dish|Price|Dish in Arabic\nSoup|20|${'ش'.repeat(81)}`)).toEqual([
      ['Dishes', 'Soup', 20, 'details'],
    ]);
  });

  it('is no table without headers', () => {
    expect(readTable(rows('Soup|20\nBread|10'))).toBeNull();
  });
});
