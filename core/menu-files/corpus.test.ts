import { describe, expect, it } from 'vitest';
import { readPasted } from './table/read-pasted.ts';
import type { ReadMenu } from './text/read-menu.ts';

/*
 * Menus as owners paste them, each with what it says beside it: `# section`, then `name | price`, or `name | 32/45` with
 * the prices of its sizes. Those in `held-out` were written before the reader and never used to improve it.
 */
const files = import.meta.glob<string>('./testing/*/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const read = (corpus: string, file: string): string => files[`./testing/${corpus}/${file}`] ?? '';
const menusOf = (corpus: string): string[] =>
  Object.keys(files)
    .filter((path) => path.startsWith(`./testing/${corpus}/`) && !path.endsWith('.expected.txt'))
    .map((path) => path.slice(`./testing/${corpus}/`.length));

const expectedDishes = (text: string): string[] => {
  let section = '';
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      if (!line.startsWith('#')) return [`${section} > ${line}`];
      section = line.slice(1).trim();
      return [];
    });
};

const readDishes = ({ sections }: ReadMenu): string[] =>
  sections.flatMap(({ sectionName, dishes }) =>
    dishes.map(({ dish: { name, price, sizes = [] } }) => {
      const prices = sizes.map((size) => Number(((price ?? 0) + (size.price ?? 0)).toFixed(2)));
      return `${sectionName} > ${name} | ${price === null ? '?' : prices.join('/') || price}`;
    }),
  );

/** A dish counts as right with its section, its name and all its prices; one that is not there counts as wrong. */
const score = (corpus: string, file: string) => {
  const expected = expectedDishes(read(corpus, file.replace('.txt', '.expected.txt')));
  const got = readDishes(readPasted(read(corpus, file)));
  const right = expected.filter((dish) => got.includes(dish)).length;
  return { file, right, of: Math.max(expected.length, got.length) };
};

const scores = (corpus: string) => menusOf(corpus).map((file) => score(corpus, file));

const share = (all: readonly { right: number; of: number }[]): number =>
  all.reduce((sum, { right }) => sum + right, 0) / all.reduce((sum, { of }) => sum + of, 0);

describe.each([
  ['corpus', 20],
  ['held-out', 6],
])('menus as they are pasted: %s', (corpus, atLeast) => {
  const all = scores(corpus);

  it(`reads at least 95 % of the dishes right (${(share(all) * 100).toFixed(1)} % of ${all.length} menus)`, () => {
    expect(all.length).toBeGreaterThanOrEqual(atLeast);
    expect(share(all)).toBeGreaterThanOrEqual(0.95);
  });

  it.each(all)('reads at least 80 % of $file', ({ right, of }) => {
    expect(right / of).toBeGreaterThanOrEqual(0.8);
  });
});
