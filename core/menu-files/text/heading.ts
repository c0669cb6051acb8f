import { limits } from '../../values/limits.ts';
import { tidy } from './dish-text.ts';
import { takeSizeNames } from './read-sizes.ts';
import { isSizeWord } from './words.ts';

export type Heading = {
  name: string;
  sizeNames: string[];
  /** The heading with them, for when no dish has sizes. */
  whole: string;
};

const withoutEnd = (text: string, end: number): string =>
  tidy(text.slice(0, end)).slice(0, limits.name).trim();

/** `Pizza (personal / family)` and `PIZZA   Small   Large` also name the sizes of what follows. */
export const readHeading = (text: string): Heading => {
  const whole = withoutEnd(text, text.length);
  const bracketed = /\(([^()]{3,60})\)\s*:?$/.exec(text);
  const inBrackets = bracketed?.[1]?.split(/[/|,]/).map(tidy).filter(Boolean) ?? [];
  if (bracketed && inBrackets.length > 1 && (inBrackets.some(isSizeWord) || bracketed[1]?.includes('/')))
    return { name: withoutEnd(text, bracketed.index), sizeNames: inBrackets, whole };
  // `DRAFT BEER 0.3 / 0.5`
  const counted = takeSizeNames(text, 'any');
  if (counted.sizeNames.length > 0)
    return { name: withoutEnd(counted.name, counted.name.length), sizeNames: counted.sizeNames, whole };
  // `In pita / in laffa / on a plate` is all the heading there is.
  const places = text.split('/').map(tidy);
  if (places.length > 2 || (places.length === 2 && places.every((place) => /^ב\p{L}{2,}$/u.test(place))))
    return { name: whole, sizeNames: places, whole };
  // `TEQUILA   Shot   Double`
  const cells = text.split(/\t+| {2,}/).map(tidy);
  if (cells.length > 2 && cells.every((cell) => cell !== '' && cell.length <= 15))
    return { name: cells[0] ?? '', sizeNames: cells.slice(1), whole };
  const columns = [...text.matchAll(/[^\s/|]+/g)];
  let first = columns.length;
  while (first > 1 && isSizeWord(columns[first - 1]?.[0] ?? '')) first -= 1;
  const sizeNames = columns.slice(first).map(([word]) => word);
  if (sizeNames.length > 1) {
    const name = withoutEnd(text, columns[first]?.index ?? 0);
    return { name, sizeNames, whole: name };
  }
  return { name: whole, sizeNames: [], whole };
};
