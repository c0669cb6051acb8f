import { describe, expect, it } from 'vitest';
import { type Score, scoreMenu } from './testing/score.ts';

/*
 * Menus as owners paste them, each with what it says beside it (`testing/score.ts` says how). All but `corpus` were written
 * before the reader was made to read them; those of `first-sight` one batch after the other, each read once and written down
 * in decision 086 before any rule was changed for it.
 */
const files = import.meta.glob<string>('./testing/*/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const scores = (corpus: string): (Score & { file: string })[] =>
  Object.entries(files)
    .filter(([path]) => path.startsWith(`./testing/${corpus}/`) && !path.endsWith('.expected.txt'))
    .map(([path, source]) => ({
      file: path.slice(`./testing/${corpus}/`.length),
      ...scoreMenu(source, files[path.replace('.txt', '.expected.txt')] ?? ''),
    }));

const share = (all: readonly Score[], part: (score: Score) => number, of: (score: Score) => number): number =>
  all.reduce((sum, each) => sum + part(each), 0) / all.reduce((sum, each) => sum + of(each), 0);

describe.each([
  ['corpus', 20, 250],
  ['held-out', 6, 50],
  ['remembered', 20, 300],
  ['first-sight-1', 13, 190],
  ['first-sight-2', 10, 145],
  ['first-sight-3', 9, 135],
  ['first-sight-4', 8, 130],
  ['first-sight-5', 8, 120],
  ['first-sight-6', 8, 125],
  ['first-sight-7', 8, 125],
  ['first-sight-8', 8, 125],
  ['first-sight-9', 8, 105],
])('menus as they are pasted: %s', (corpus, menus, dishes) => {
  const all = scores(corpus);
  const right = share(
    all,
    (each) => each.right,
    (each) => each.of,
  );
  const marked = share(
    all,
    (each) => each.needlesslyMarked.length,
    (each) => each.right,
  );

  it(`reads at least 97 % of the dishes right (${(right * 100).toFixed(1)} % of ${all.length} menus)`, () => {
    expect(all.length).toBeGreaterThanOrEqual(menus);
    expect(all.reduce((sum, { of }) => sum + of, 0)).toBeGreaterThanOrEqual(dishes);
    expect(right, all.flatMap(({ wrong }) => wrong).join('\n')).toBeGreaterThanOrEqual(0.97);
  });

  it(`marks at most one right line in twenty (${(marked * 100).toFixed(1)} %)`, () => {
    expect(marked).toBeLessThanOrEqual(0.05);
  });

  it.each(all)('leaves no wrong name or price of $file unmarked', ({ unmarkedMistakes }) => {
    expect(unmarkedMistakes).toEqual([]);
  });
});
