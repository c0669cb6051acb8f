/*
 * Several things in one cell, in a form that can be typed: `Small | Large +13`, and with marks `Olives [max 2] +5`.
 * A backslash makes a sign that parts things a letter like any other, so every name comes back as it was.
 */
const signs = /[\\|[\]:+,;]/g;
const escapeName = (name: string): string => name.replace(signs, '\\$&');
const unescapeName = (text: string): string => text.replace(/\\(.)/gsu, '$1').trim();

/** Cuts at every one of these signs that no backslash precedes. */
export const cutAt = (text: string, parting: string): string[] => {
  const parts: string[] = [];
  let part = '';
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === '\\') {
      part += letter + text.charAt(at + 1);
      at += 1;
    } else if (parting.includes(letter)) {
      parts.push(part);
      part = '';
    } else part += letter;
  }
  parts.push(part);
  return parts.map((each) => each.trim()).filter(Boolean);
};

export type Entry = { name: string; marks: string[]; price: number };

export const writeEntry = ({ name, marks, price }: Entry): string =>
  [
    escapeName(name),
    ...(marks.length > 0 ? [`[${marks.map(escapeName).join(', ')}]`] : []),
    ...(price > 0 ? [`+${price}`] : []),
  ].join(' ');

const priceAtEnd = /(?:^|\s)\+\s?(\d{1,6}(?:[.,]\d{1,2})?)\s?₪?$/;
const marksAtEnd = /(?:^|\s)\[((?:[^[\]\\]|\\.)*)\]$/;

export const readEntry = (text: string): Entry => {
  const priced = priceAtEnd.exec(text);
  const named = priced ? text.slice(0, priced.index).trimEnd() : text;
  const marked = marksAtEnd.exec(named);
  return {
    name: unescapeName(marked ? named.slice(0, marked.index) : named),
    marks: marked ? cutAt(marked[1] ?? '', ',').map(unescapeName) : [],
    price: Number(priced?.[1]?.replace(',', '.') ?? 0),
  };
};

export const writeEntries = (entries: readonly Entry[]): string => entries.map(writeEntry).join(' | ');
export const readEntries = (cell: string): Entry[] => cutAt(cell, '|').map(readEntry);

export const writeNames = (names: readonly string[]): string => names.map(escapeName).join(', ');
export const readNames = (cell: string): string[] => cutAt(cell, ',|;\n').map(unescapeName).filter(Boolean);

/** `Large: كبير`: a name as the menu is written, and what it is called in another language; empty: nothing. */
export type Pair = { name: string; text: string };

export const writePairs = (pairs: readonly Pair[]): string =>
  pairs.map(({ name, text }) => [name, text].filter(Boolean).map(escapeName).join(': ')).join(' | ');
/** Null when a part says more than two things. */
export const readPairs = (cell: string): Pair[] | null => {
  const cut = cutAt(cell, '|').map((part) => cutAt(part, ':').map(unescapeName));
  return cut.every((parts) => parts.length <= 2)
    ? cut.map(([name = '', text = '']) => ({ name, text }))
    : null;
};
