import type { Locale } from '../../i18n/locale.ts';
import type { SentDish } from '../../menus/dishes/dish-shape.ts';
import { cutAt, type Entry, readEntries, readEntry, writeEntries, writeEntry } from './cell-list.ts';
import { findKosherKind, isWord, type Word, words, writeKosherKind } from './table-words.ts';

type Group = NonNullable<SentDish['changes']>[number];
type Option = Group['options'][number];

/** A field of a group or an option beside its name and price: what is written of it, and what a word says of it. */
type MarkOf<Of> = {
  write: (of: Of, locale: Locale) => string | null;
  read: (mark: string) => Partial<Of> | null;
};

/** `max 3`; `meant` is what is meant without the mark. */
const numberMark = <Key extends string>(key: Key, word: Word, meant: number | null) => ({
  write: (of: Partial<Record<Key, number | null | undefined>>, locale: Locale): string | null => {
    const count = of[key] ?? meant;
    return count === meant ? null : `${word[locale]} ${count}`;
  },
  read: (mark: string): Partial<Record<Key, number>> | null => {
    const [said = '', count = ''] = mark.split(' ');
    const isMeant = isWord(said, word) && /^\d{1,3}$/.test(count);
    return isMeant ? ({ [key]: Number(count) } as Partial<Record<Key, number>>) : null;
  },
});

const groupMarks: readonly MarkOf<Group>[] = [
  {
    write: ({ type }, locale) => words[type][locale],
    read: (mark) => {
      if (isWord(mark, words.single)) return { type: 'single' };
      return isWord(mark, words.multiple) ? { type: 'multiple' } : null;
    },
  },
  {
    write: ({ required }, locale) => (required ? words.required[locale] : null),
    read: (mark) => (isWord(mark, words.required) ? { required: true } : null),
  },
  numberMark('minSelections', words.atLeast, 0),
  numberMark('maxSelections', words.atMost, null),
];
const optionMarks: readonly MarkOf<Option>[] = [
  numberMark('maxTimes', words.times, 1),
  {
    write: ({ kosherKind }, locale) => (kosherKind ? writeKosherKind(kosherKind, locale) : null),
    read: (mark) => {
      const kosherKind = findKosherKind(mark);
      return kosherKind && { kosherKind };
    },
  },
];

const writeMarks = <Of>(marks: readonly MarkOf<Of>[], of: Of, locale: Locale): string[] =>
  marks.flatMap(({ write }) => write(of, locale) ?? []);

/** Null when one of the words says nothing that we know. */
const readMarks = <Of>(marks: readonly MarkOf<Of>[], said: readonly string[]): Partial<Of> | null => {
  const read: Partial<Of> = {};
  for (const word of said) {
    const found = marks.map((mark) => mark.read(word)).find((part) => part !== null);
    if (!found) return null;
    Object.assign(read, found);
  }
  return read;
};

const toOption = ({ name, marks, price }: Entry): Option | null => {
  const marked = readMarks(optionMarks, marks);
  return marked && name ? { name, price, ...marked } : null;
};

/** One group on each line: `Toppings [multiple, max 3]: Olives +5 | Corn +4`. */
export const writeGroups = (groups: readonly Group[], locale: Locale): string =>
  groups
    .map((group) => {
      const heading = writeEntry({
        name: group.name,
        marks: writeMarks(groupMarks, group, locale),
        price: 0,
      });
      const options = group.options.map((option) => ({
        name: option.name,
        marks: writeMarks(optionMarks, option, locale),
        price: option.price ?? 0,
      }));
      return `${heading}: ${writeEntries(options)}`;
    })
    .join('\n');

/** Null when a part of it cannot be understood. */
export const readGroups = (cell: string): Group[] | null => {
  const groups: Group[] = [];
  for (const line of cutAt(cell, '\n')) {
    const [heading = '', ...rest] = cutAt(line, ':');
    const { name, marks } = readEntry(heading);
    const marked = readMarks(groupMarks, marks);
    const options = readEntries(rest.join(':')).map(toOption);
    if (!name || !marked || options.length === 0 || options.includes(null)) return null;
    groups.push({
      name,
      type: 'multiple',
      options: options.filter((option) => option !== null),
      ...marked,
    });
  }
  return groups;
};
