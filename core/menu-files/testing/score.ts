import { readPasted } from '../table/read-pasted.ts';
import type { ReadDish } from '../text/read-menu.ts';

type Line = { section: string; dish: string; addOns: string[] };

/** `# section`, then `name | price`, `name | 32/45` with the prices of its sizes, `name | ?`; `+ option | price` below it. */
const expectedLines = (text: string): Line[] => {
  const lines: Line[] = [];
  let section = '';
  for (const line of text.trim().split('\n')) {
    if (line.startsWith('# ')) section = line.slice(2).trim();
    else if (line.startsWith('+ ')) lines.at(-1)?.addOns.push(line.slice(2));
    else lines.push({ section, dish: line, addOns: [] });
  }
  return lines;
};

const lineOf = (section: string, { dish: { name, price, sizes = [], changes = [] } }: ReadDish): Line => {
  const prices = sizes.map((size) => Number(((price ?? 0) + (size.price ?? 0)).toFixed(2)));
  return {
    section,
    dish: `${name} | ${price === null ? '?' : prices.join('/') || price}`,
    addOns: changes.flatMap(({ options }) => options.map((option) => `${option.name} | ${option.price}`)),
  };
};

const isSame = (one: Line, other: Line): boolean => JSON.stringify(one) === JSON.stringify(other);

export type Score = {
  of: number;
  right: number;
  /** Names and prices that are not what the menu says, with nothing that would make the owner look. */
  unmarkedMistakes: string[];
  /** Dishes that were read right with all they say, and sections, that are marked all the same. */
  needlesslyMarked: string[];
  wrong: string[];
};

/** A dish is right with its section, its name, all its prices and its add-ons; one that is not there is wrong. */
export const scoreMenu = (source: string, expectedText: string): Score => {
  const expected = expectedLines(expectedText);
  const { sections } = readPasted(source);
  const read = sections.flatMap((section) =>
    section.dishes.map((dish) => ({
      line: lineOf(section.sectionName, dish),
      isMarked: dish.marks.length > 0,
      lacksPrice: dish.dish.price === null,
    })),
  );
  const isRight = ({ line }: (typeof read)[number]) => expected.some((each) => isSame(each, line));
  const names = new Set(expected.map(({ dish }) => dish));
  const readNames = new Set(read.map(({ line }) => line.dish));
  const mistakes = read.filter(({ line }) => !names.has(line.dish));
  const missing = expected.filter(({ dish }) => !readNames.has(dish));
  const marked = mistakes.filter(({ isMarked }) => isMarked).length;
  return {
    of: Math.max(expected.length, read.length),
    right: read.filter(isRight).length,
    unmarkedMistakes: [
      ...mistakes.filter(({ isMarked }) => !isMarked).map(({ line }) => line.dish),
      ...missing.slice(marked).map(({ dish }) => `not read: ${dish}`),
    ],
    needlesslyMarked: [
      ...read
        .filter((each) => isRight(each) && each.isMarked && !each.lacksPrice)
        .map(({ line }) => line.dish),
      ...sections.filter(({ marks }) => marks.length > 0).map(({ sectionName }) => sectionName),
    ],
    wrong: read
      .filter((each) => !isRight(each))
      .map(({ line }) => [line.section, line.dish, ...line.addOns].join(' > ')),
  };
};
