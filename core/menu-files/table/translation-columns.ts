import { type GuestLocale, guestLocales } from '../../i18n/locale.ts';
import type { SentDish } from '../../menus/dishes/dish-shape.ts';
import {
  type FieldTexts,
  groupField,
  ingredientField,
  optionField,
  sizeField,
  type Translations,
} from '../../menus/translations/translations.ts';
import { limits } from '../../values/limits.ts';
import { cleanLine, cleanText } from '../../values/typed-text.ts';
import { cutAt, type Pair, readPairs, writePairs } from './cell-list.ts';
import type { Cell, ColumnOf, SectionHead } from './column.ts';
import type { Word } from './table-words.ts';

/** Of a column that says in another language what another column says. */
const inLanguage: Record<GuestLocale, Word> = {
  he: { he: 'בעברית', en: 'in Hebrew' },
  en: { he: 'באנגלית', en: 'in English' },
  ar: { he: 'בערבית', en: 'in Arabic' },
  ru: { he: 'ברוסית', en: 'in Russian' },
};

type Translated = { translations?: Translations | undefined };
/** How the texts of one kind stand in a cell, by their fields. */
type TextsColumn<Of> = {
  said: Word;
  /** Other words for it, in lower case. */
  alsoSaid: readonly string[];
  write: (texts: FieldTexts, of: Of) => Cell;
  read: (cell: string) => FieldTexts | null;
};

/** The same kind of text in each language of guests. A language that a menu does not have takes no column. */
const inEachLanguage = <Of extends Translated>({
  said,
  alsoSaid,
  write,
  read,
}: TextsColumn<Of>): ColumnOf<Of>[] =>
  guestLocales.map((language) => {
    const word = inLanguage[language];
    const bare = word.en.replace('in ', '').toLowerCase();
    return {
      header: { he: `${said.he} ${word.he}`, en: `${said.en} ${word.en}` },
      alsoCalled: [said.en, ...alsoSaid].flatMap((name) => [
        `${bare} ${name}`,
        `${name} ${bare}`,
        `${name} ${language}`,
        `${name} ${word.en}`,
        `${name} ${word.he}`,
      ]),
      write: (of) => {
        const texts = of.translations?.[language];
        return texts ? write(texts, of) : '';
      },
      read: (cell) => {
        const texts = read(cell);
        return texts && ({ translations: { [language]: texts } } as Partial<Of>);
      },
    };
  });

const isName = (text: string): boolean => text.length > 0 && text.length <= limits.name;
const nameColumn = {
  write: (texts: FieldTexts) => texts.name ?? '',
  read: (cell: string): FieldTexts | null => {
    const name = cleanLine(cell);
    return isName(name) ? { name } : null;
  },
};

const pairsOf = (names: readonly string[], texts: FieldTexts, fieldOf: (name: string) => string): Pair[] =>
  names.map((name) => ({ name, text: texts[fieldOf(name)] ?? '' })).filter(({ text }) => text !== '');
const textsOf = (pairs: readonly Pair[], fieldOf: (name: string) => string): FieldTexts | null => {
  const said = pairs.filter(({ text }) => text !== '');
  const texts = Object.fromEntries(said.map(({ name, text }) => [fieldOf(name), text]));
  return said.every(({ text }) => isName(text)) ? texts : null;
};
const readTexts = (cell: string, fieldOf: (name: string) => string): FieldTexts | null => {
  const pairs = readPairs(cell);
  return pairs && textsOf(pairs, fieldOf);
};

/** One group on each line, itself first and then its options: `Toppings: إضافات | Olives: زيتون`. */
const writeGroupTexts = (texts: FieldTexts, { changes = [] }: SentDish): string =>
  changes
    .map(({ name, options }) => {
      const group = { name, text: texts[groupField(name)] ?? '' };
      const ofOptions = pairsOf(
        options.map((option) => option.name),
        texts,
        (option) => optionField(name, option),
      );
      return group.text === '' && ofOptions.length === 0 ? '' : writePairs([group, ...ofOptions]);
    })
    .filter(Boolean)
    .join('\n');
const readGroupTexts = (cell: string): FieldTexts | null => {
  const read = cutAt(cell, '\n').map((line) => {
    const [group, ...options] = readPairs(line) ?? [];
    if (!group) return null;
    const ofGroup = textsOf([group], groupField);
    const ofOptions = textsOf(options, (option) => optionField(group.name, option));
    return ofGroup && ofOptions && { ...ofGroup, ...ofOptions };
  });
  return read.includes(null) ? null : Object.assign({}, ...read);
};

export const translatedSectionColumns: readonly ColumnOf<SectionHead>[] = inEachLanguage<SectionHead>({
  said: { he: 'קטגוריה', en: 'Section' },
  alsoSaid: ['category'],
  ...nameColumn,
});

export const translatedDishColumns: readonly ColumnOf<SentDish>[] = [
  inEachLanguage<SentDish>({
    said: { he: 'מנה', en: 'Dish' },
    alsoSaid: ['name', 'dish name', 'item', 'שם', 'שם המנה'],
    ...nameColumn,
  }),
  inEachLanguage<SentDish>({
    said: { he: 'תיאור', en: 'Description' },
    alsoSaid: ['תאור'],
    write: (texts) => texts.description ?? '',
    read: (cell) => ({ description: cleanText(cell).slice(0, limits.description) }),
  }),
  inEachLanguage<SentDish>({
    said: { he: 'גדלים', en: 'Sizes' },
    alsoSaid: [],
    write: (texts, { sizes = [] }) =>
      writePairs(
        pairsOf(
          sizes.map(({ name }) => name),
          texts,
          sizeField,
        ),
      ),
    read: (cell) => readTexts(cell, sizeField),
  }),
  inEachLanguage<SentDish>({
    said: { he: 'שינויים', en: 'Changes' },
    alsoSaid: [],
    write: writeGroupTexts,
    read: readGroupTexts,
  }),
  inEachLanguage<SentDish>({
    said: { he: 'רכיבים', en: 'Ingredients' },
    alsoSaid: [],
    write: (texts, { ingredients = [] }) => writePairs(pairsOf(ingredients, texts, ingredientField)),
    read: (cell) => readTexts(cell, ingredientField),
  }),
].flat();
