import { describe, expect, it } from 'vitest';
import { dishColumns, sectionColumns } from './table/columns.ts';
import { readTable } from './table/read-table.ts';
import { cutName, splitDishText, tidy } from './text/dish-text.ts';
import { findPrices } from './text/find-prices.ts';
import { readHeading } from './text/heading.ts';
import { readMenuText } from './text/read-menu-text.ts';

/*
 * A pattern that tries each beginning against each end makes a line of dashes cost minutes. What a reader costs for each
 * character must not grow with the length of what it reads. Processor time of two lengths is compared, not looked at.
 */
const times = 8;
/** Of a reader that is linear it is 1, of a quadratic one `times`. */
const atMost = 4;
/** Below it the clock is too coarse to tell anything, and nobody waits. */
const tooLittleMicros = 4_000;

const microsOf = (work: () => unknown): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
};

/** Both read the same number of characters. The least of a few runs counts: whatever disturbs one makes it dearer. */
const expectLinear = (name: string, short: () => unknown, long: () => unknown): void => {
  let [cheap, dear] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let run = 0; run < 6; run += 1) {
    dear = Math.min(dear, microsOf(long));
    if (dear < tooLittleMicros) return;
    cheap = Math.min(cheap, microsOf(short));
    if (dear < cheap * atMost) return;
  }
  expect(dear / cheap, name).toBeLessThan(atMost);
};

const units = [
  ...'-–—=_*~.•·#+|/\\:,;<>[](){}\'"0 1\tאa₪🍕✔%x@',
  '\u00a0',
  '\u200e',
  '\u200c',
  '\u3000',
  '- ',
  ' -',
  '* ',
  ' .',
  '/a',
  ' /',
  '(a',
  'a)',
  '()',
  '[a',
  ' [',
  '\\[',
  ' +1',
  '1,111',
  '1/',
  '1 ',
  '12.3.',
  '₪1',
  'ש"',
  'small/',
  ' small',
  ', ',
  'a: ',
  'a | ',
];
/** Most patterns that cost much give up only at the last letter. */
const fillings = units.flatMap((unit) => {
  const row = (length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
  return [
    { name: `${JSON.stringify(unit)} and a letter`, fill: (length: number) => `${row(length - 1)}x` },
    { name: `${JSON.stringify(unit)} in letters`, fill: (length: number) => `x${row(length - 2)}x` },
  ];
});

describe('what it costs to read a character', () => {
  it('does not grow with the length of its line', () => {
    for (const { name, fill } of fillings) {
      const page = (length: number) => `Soup 12\n${`${fill(length)}\n`.repeat(8_000 / length)}`;
      const [short, long] = [page(50), page(50 * times)];
      expectLinear(
        name,
        () => readMenuText(short),
        () => readMenuText(long),
      );
    }
  });

  it.each([
    ['tidy', tidy],
    ['splitDishText', splitDishText],
    ['cutName', (text: string) => cutName({ name: text, description: '' })],
    ['findPrices', (text: string) => findPrices(text, 2)],
    ['readHeading', readHeading],
  ])('does not grow with the length of a text: %s', (_, read) => {
    for (const { name, fill } of fillings) {
      const [short, long] = [fill(2_000), fill(2_000 * times)];
      expectLinear(
        name,
        () => {
          for (let turn = 0; turn < times; turn += 1) read(short);
        },
        () => read(long),
      );
    }
  });

  it('does not grow with the length of a cell, whatever its column', () => {
    const columns = [...dishColumns, ...sectionColumns].map(({ header }) => header.en);
    for (const { name, fill } of fillings) {
      const tableOf = (length: number, rows: number) => [
        columns,
        ...Array.from({ length: rows }, () => columns.map(() => fill(length))),
      ];
      const [short, long] = [tableOf(250, times), tableOf(250 * times, 1)];
      expectLinear(
        name,
        () => readTable(short),
        () => readTable(long),
      );
    }
  });

  it('does not grow with the length of a header', () => {
    for (const { name, fill } of fillings) {
      const tableOf = (length: number, rows: number) => [
        ...Array.from({ length: rows }, () => [fill(length), 'Dish']),
      ];
      const [short, long] = [tableOf(2_000, times), tableOf(2_000 * times, 1)];
      expectLinear(
        name,
        () => readTable(short),
        () => readTable(long),
      );
    }
  });

  it('does not grow with the number of sections that come again', () => {
    const page = (sections: number) =>
      Array.from(
        { length: sections },
        (_, index) => `${index % 2 ? 'Soups' : 'Salads'}:\nDish ${index} 12`,
      ).join('\n');
    const [short, long] = [page(500), page(500 * times)];
    expectLinear(
      'sections',
      () => {
        for (let turn = 0; turn < times; turn += 1) readMenuText(short);
      },
      () => readMenuText(long),
    );
  });
});
