import { limits } from '../../values/limits.ts';
import { cleanLine } from '../../values/typed-text.ts';
import { withoutTrailing } from './lines/without-trailing.ts';
import { areInTwoLanguages } from './words.ts';

const leaders = /[-–—]{3,}/g;
const edge = /^[\s\-–—:|.,;•·~*_/\\=]+/;
const edgeLetter = /^[\s\-–—:|,;•·~*_/\\=+]$/;
/** What parts a name from its description. */
const partings = [/\t+/, / {3,}/, /\s[-–—]\s/, /\s?\|\s?/, /:\s/, /\s[•·]\s/];

/** `from 189`: the word belongs to the price. */
const priceWord = /\s(?:החל\s?מ|רק|from|only|מחיר|price|ב|מ)-?$/i;

/** One that another line, or the price, has the other of. */
const withoutLoneBracket = (text: string): string => {
  if (text.startsWith('(') && !text.includes(')')) return text.slice(1);
  return text.endsWith(')') && !text.includes('(') ? text.slice(0, -1) : text;
};

export const tidy = (text: string): string => {
  const line = cleanLine(text.replace(leaders, ' ').replace(/[ \t]{2,}/g, ' '));
  return (
    withoutLoneBracket(withoutTrailing(line.replace(edge, ''), edgeLetter))
      // Not of `B.L.T.`
      .replace(/(?<!\.\p{L})\.$/u, '')
      .replace(priceWord, '')
      .trim()
  );
};

/** It ends in the middle, as when a number was cut out of it that is no price. */
export const isBrokenName = (name: string): boolean =>
  (name.match(/\(/g)?.length ?? 0) !== (name.match(/\)/g)?.length ?? 0) ||
  /(?:^|\s)(?:עד|גיל|מגיל|של|עם|על|ל|ב|מ|with|of|for|and|up to|until|&)$/i.test(name.slice(-12));

/** `Deal: 2 schnitzels and 2 cans` is called by what follows. */
const isLabel = (name: string): boolean =>
  /^(?:מבצע|דיל|חדש|deal|offer|special|new)(?:\s\S+)?!?$/i.test(name);

export type DishText = { name: string; description: string; isNameCut: boolean };

export const cutName = ({ name, description }: { name: string; description: string }): DishText => {
  if (name.length <= limits.name) return { name, description, isNameCut: false };
  const at = name.slice(0, limits.name).search(/[,.;]\s[^,.;]*$/);
  const end = at > 0 ? at : Math.max(name.lastIndexOf(' ', limits.name), 1);
  const isWord = at > 0 || name.lastIndexOf(' ', limits.name) > 0;
  const cut = isWord ? end : limits.name;
  const rest = tidy(name.slice(cut));
  return {
    name: name.slice(0, cut).trim(),
    description: [rest, description].filter(Boolean).join(', ').slice(0, limits.description),
    isNameCut: true,
  };
};

/** `Burrata - tomatoes, basil oil`: the name, and what is said of it. */
export const splitDishText = (text: string): DishText => {
  const plain = text.replace(leaders, '\t');
  for (const parting of partings) {
    const found = parting.exec(plain);
    if (!found) continue;
    const name = tidy(plain.slice(0, found.index));
    const description = tidy(plain.slice(found.index + found[0].length));
    if (!name || !description || isLabel(name)) continue;
    // A name in two languages is one name.
    if (areInTwoLanguages(name, description) && (name.includes(',') || !description.includes(','))) continue;
    return cutName({ name, description });
  }
  return cutName({ name: tidy(text), description: '' });
};
