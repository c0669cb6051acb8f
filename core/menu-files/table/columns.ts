import type { Locale } from '../../i18n/locale.ts';
import type { DishAllergens } from '../../menus/dishes/allergens.ts';
import type { SentDish } from '../../menus/dishes/dish-shape.ts';
import { limits } from '../../values/limits.ts';
import { cleanLine, cleanText } from '../../values/typed-text.ts';
import { readEntries, readNames, writeEntries, writeNames } from './cell-list.ts';
import { readGroups, writeGroups } from './change-groups.ts';
import type { Cell, ColumnOf, SectionHead } from './column.ts';
import { readHours, writeHours } from './section-hours-cell.ts';
import {
  findAllergen,
  findKosherKind,
  findTag,
  isWord,
  readYesNo,
  words,
  writeAllergen,
  writeKosherKind,
  writeTag,
  writeYesNo,
} from './table-words.ts';
import { translatedDishColumns, translatedSectionColumns } from './translation-columns.ts';

const yesNo = <Key extends string>(key: Key, meant: boolean) => ({
  write: (of: Partial<Record<Key, boolean | undefined>>, locale: Locale): Cell =>
    (of[key] ?? meant) === meant ? '' : writeYesNo(!meant, locale),
  read: (cell: string): Partial<Record<Key, boolean>> | null => {
    const said = readYesNo(cell);
    return said === null ? null : ({ [key]: said } as Partial<Record<Key, boolean>>);
  },
});

/** What is kept in a shape of its own and shown nowhere: written as it is sent. */
const readJsonList = <Item>(cell: string): Item[] | null => {
  try {
    const value: unknown = JSON.parse(cell);
    return Array.isArray(value) ? (value as Item[]) : null;
  } catch {
    return null;
  }
};

export const sectionNameColumn: Pick<ColumnOf<unknown>, 'header' | 'alsoCalled'> = {
  header: { he: 'קטגוריה', en: 'Section' },
  alsoCalled: ['category', 'menu section', 'group', 'type', 'מחלקה', 'סוג', 'מדור'],
};

/** What a section is, beside its name: told in each row of its dishes. A new field is one more entry. */
export const sectionColumns: readonly ColumnOf<SectionHead>[] = [
  {
    header: { he: 'תמונות בקטגוריה', en: 'Section shows pictures' },
    alsoCalled: ['show images', 'show pictures'],
    ...yesNo('showImages', true),
  },
  {
    header: { he: 'שעות הגשה', en: 'Served at' },
    alsoCalled: ['hours', 'serving hours', 'שעות'],
    write: ({ hours = [] }, locale) => writeHours(hours, locale),
    read: (cell) => {
      const hours = readHours(cell);
      return hours && { hours };
    },
  },
  {
    header: { he: 'אזור הכנה', en: 'Area' },
    alsoCalled: ['preparation area', 'prep area', 'made in', 'אזור'],
    write: ({ area = '' }) => area,
    read: (cell) => ({ area: cleanLine(cell).slice(0, limits.name).trim() }),
  },
  ...translatedSectionColumns,
];

export const priceColumn: ColumnOf<SentDish> = {
  header: { he: 'מחיר', en: 'Price' },
  alsoCalled: [
    'cost',
    'price nis',
    'price ils',
    'price ₪',
    'nis',
    '₪',
    'מחיר בשח',
    'מחיר שח',
    'עלות',
    'מחיר ₪',
  ],
  isAlwaysWritten: true,
  write: ({ price }) => price,
  // Read by the table itself, which knows what to do with two prices and with none.
  read: () => ({}),
};

/** What a dish is. A new field is one more entry: how a cell says it, and what a cell says. */
export const dishColumns: readonly ColumnOf<SentDish>[] = [
  {
    header: { he: 'מנה', en: 'Dish' },
    alsoCalled: [
      'name',
      'dish name',
      'item',
      'item name',
      'product',
      'title',
      'שם',
      'שם המנה',
      'שם מנה',
      'פריט',
      'מוצר',
    ],
    isAlwaysWritten: true,
    write: ({ name }) => name,
    read: (name) => ({ name }),
  },
  {
    header: { he: 'תיאור', en: 'Description' },
    alsoCalled: ['details', 'about', 'תאור', 'פירוט', 'תיאור המנה'],
    isAlwaysWritten: true,
    write: ({ description = '' }) => description,
    read: (cell) => ({ description: cleanText(cell).slice(0, limits.description) }),
  },
  priceColumn,
  {
    header: { he: 'גדלים', en: 'Sizes' },
    alsoCalled: ['size', 'variants', 'גודל', 'מידות'],
    write: ({ sizes = [] }, locale) =>
      writeEntries(
        sizes.map(({ name, price = 0, isBase }, index) => ({
          name,
          // The first is the base when none is.
          marks: isBase && index > 0 ? [words.base[locale]] : [],
          price,
        })),
      ),
    read: (cell) => {
      const entries = readEntries(cell);
      const base = entries.findIndex(({ marks }) => marks.some((mark) => isWord(mark, words.base)));
      return {
        sizes: entries.map(({ name, price }, index) => ({
          name,
          price,
          isBase: index === Math.max(base, 0),
        })),
      };
    },
  },
  {
    header: { he: 'שינויים', en: 'Changes' },
    alsoCalled: ['options', 'modifiers', 'choices', 'שינויים ותוספות', 'אפשרויות', 'בחירות'],
    write: ({ changes = [] }, locale) => writeGroups(changes, locale),
    read: (cell) => {
      const changes = readGroups(cell);
      return changes && { changes };
    },
  },
  {
    header: { he: 'תגיות', en: 'Dietary' },
    alsoCalled: ['tags', 'diet', 'dietary info', 'תזונה', 'סימון'],
    write: ({ dietaryInfo = [] }, locale) =>
      writeNames(dietaryInfo.map(({ type }) => writeTag(type, locale))),
    read: (cell) => {
      const tags = readNames(cell).map(findTag);
      return tags.includes(null) ? null : { dietaryInfo: tags.flatMap((type) => (type ? [{ type }] : [])) };
    },
  },
  {
    header: { he: 'אלרגנים', en: 'Allergens' },
    alsoCalled: ['allergen', 'אלרגניים'],
    write: ({ allergens }, locale) =>
      writeEntries([
        ...(allergens?.contains ?? []).map((allergen) => ({
          name: writeAllergen(allergen, locale),
          marks: [],
          price: 0,
        })),
        ...(allergens?.mayContain ?? []).map((allergen) => ({
          name: writeAllergen(allergen, locale),
          marks: [words.mayContain[locale]],
          price: 0,
        })),
      ]),
    read: (cell) => {
      const declared: DishAllergens = { contains: [], mayContain: [] };
      for (const { name, marks } of readEntries(cell)) {
        const allergen = findAllergen(name);
        if (!allergen || !marks.every((mark) => isWord(mark, words.mayContain))) return null;
        declared[marks.length > 0 ? 'mayContain' : 'contains'].push(allergen);
      }
      return { allergens: declared };
    },
  },
  {
    header: { he: 'בשרי או חלבי', en: 'Kosher kind' },
    alsoCalled: ['kosher', 'כשרות'],
    write: ({ kosherKind }, locale) => (kosherKind ? writeKosherKind(kosherKind, locale) : ''),
    read: (cell) => {
      const kosherKind = findKosherKind(cell);
      return kosherKind && { kosherKind };
    },
  },
  {
    header: { he: 'רכיבים', en: 'Ingredients' },
    alsoCalled: ['ingredient', 'מרכיבים'],
    write: ({ ingredients = [] }) => writeNames(ingredients),
    read: (cell) => ({ ingredients: readNames(cell) }),
  },
  {
    header: { he: 'דקות הכנה', en: 'Minutes to make' },
    alsoCalled: ['prep time', 'preparation time', 'preptime', 'זמן הכנה'],
    write: ({ prepTime }) => prepTime ?? '',
    read: (cell) => (/^\d{1,4}$/.test(cell) ? { prepTime: Number(cell) } : null),
  },
  {
    header: { he: 'זמין', en: 'Available' },
    alsoCalled: ['in stock', 'active', 'במלאי', 'פעיל'],
    ...yesNo('available', true),
  },
  {
    header: { he: 'תמונה', en: 'Picture' },
    alsoCalled: ['image', 'photo', 'image url', 'picture url'],
    write: ({ image }) => image ?? '',
    read: (image) => (image.length <= 300 ? { image } : null),
  },
  {
    header: { he: 'עם תוספות', en: 'Has add-ons' },
    alsoCalled: [],
    ...yesNo('hasAddOns', false),
  },
  {
    header: { he: 'תוספות', en: 'Add-ons' },
    alsoCalled: ['addons'],
    write: ({ customAddOns = [] }) => (customAddOns.length > 0 ? JSON.stringify(customAddOns) : ''),
    read: (cell) => {
      const customAddOns = readJsonList<NonNullable<SentDish['customAddOns']>[number]>(cell);
      return customAddOns && { customAddOns };
    },
  },
  ...translatedDishColumns,
];
