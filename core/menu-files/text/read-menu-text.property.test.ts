import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../../values/limits.ts';
import { runs } from '../../values/testing/runs.ts';
import { cutLines } from './lines/cut-lines.ts';
import { readMenuText } from './read-menu-text.ts';

const piece = fc.constantFrom(
  'חומוס',
  'Pizza',
  'STARTERS',
  '32',
  '45.50',
  '1,250',
  '₪',
  'ש"ח',
  'NIS',
  ' / ',
  ' - ',
  '\t',
  '\n',
  '\n\n',
  '....',
  ':',
  '*',
  '•',
  '🍕',
  '(',
  ')',
  '|',
  '12:30',
  '050-1234567',
  '12/11/2026',
  'S',
  'קטן',
  'תוספת',
  '\u200f',
  'מַיִם',
  '====',
  ', ',
  ' ',
  '1. ',
  '+',
  '[',
  '~',
);
const menuLike = fc.array(piece, { maxLength: 120 }).map((pieces) => pieces.join(''));
const anything = fc.oneof(menuLike, fc.string({ unit: 'binary', maxLength: 400 }));

describe('reading any text', () => {
  it('never fails, and every line ends up somewhere', () => {
    fc.assert(
      fc.property(anything, (source) => {
        const { sections, unread } = readMenuText(source);
        const placed = new Set([
          ...unread.map(({ line }) => line),
          ...sections.flatMap((section) => [
            ...section.lines,
            ...section.dishes.flatMap(({ lines }) => lines),
          ]),
        ]);
        cutLines(source).forEach((line, index) => {
          if (/[\p{L}\p{N}]/u.test(line)) expect(placed, JSON.stringify(line)).toContain(index + 1);
        });
      }),
      { numRuns: runs(1_000) },
    );
  });

  it('gives only what can be saved', () => {
    fc.assert(
      fc.property(anything, (source) => {
        const { sections } = readMenuText(source);
        expect(new Set(sections.map(({ sectionName }) => sectionName)).size).toBe(sections.length);
        for (const { sectionName, dishes } of sections) {
          expect(sectionName.length).toBeGreaterThan(0);
          expect(sectionName.length).toBeLessThanOrEqual(limits.name);
          for (const { dish } of dishes) {
            expect(dish.name.trim().length).toBeGreaterThan(0);
            expect(dish.name.length).toBeLessThanOrEqual(limits.name);
            expect((dish.description ?? '').length).toBeLessThanOrEqual(limits.description);
            const sizes = dish.sizes ?? [];
            expect(new Set(sizes.map(({ name }) => name)).size).toBe(sizes.length);
            expect(sizes.filter(({ isBase }) => isBase)).toHaveLength(sizes.length > 0 ? 1 : 0);
          }
        }
      }),
      { numRuns: runs(1_000) },
    );
  });
});

describe('text that is made to be slow', () => {
  const bytes = runs(100 * 1024);
  const fill = (part: string): string => part.repeat(Math.ceil(bytes / part.length)).slice(0, bytes);
  const hostile = [
    ' ',
    '.',
    '1',
    '1 ',
    '1/',
    '32 / ',
    '\t',
    '*',
    '(',
    '- ',
    '₪',
    '1,',
    'a ',
    '🍕',
    '\n',
    'a\n',
    '1\n',
    'א 1\n',
    ': ',
    '[1',
    '* *\n',
    'א\n\n',
  ];

  /** Work that grows with the square of the length would run into the test's own end. */
  it.each(hostile)('is read before the owner gives up: %j', { timeout: 20_000 }, (part) => {
    const { sections, unread } = readMenuText(fill(part));
    expect(Array.isArray(sections) && Array.isArray(unread)).toBe(true);
  });
});
