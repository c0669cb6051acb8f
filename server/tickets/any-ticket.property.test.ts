import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildTicket } from '#core/printing/testing/build-ticket.ts';
import { maxTicketRows } from '#core/printing/ticket/drawing/draw-ticket.ts';
import { plainChoice, plainLine } from '#core/printing/ticket/plain-ticket.ts';
import { paperDots, ticketKinds } from '#core/printing/ticket/ticket.ts';
import { agorot } from '#core/values/money.ts';
import { runs } from '#core/values/testing/runs.ts';
import { renderTicket } from './render-ticket.ts';

const pieces = [
  'שניצל',
  'Large',
  '₪45.00',
  '(',
  ')',
  '2×',
  'قهوة',
  'لِمُونَاضَة',
  'Борщ',
  '🎂',
  '\u202e',
  '\u200d',
  '"',
  '\n',
  '-',
];
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.array(fc.constantFrom(...pieces), { maxLength: 20 }).map((some) => some.join(' ')),
);
const count = fc.integer({ min: 0, max: 99 });
const line = fc
  .record({
    name: text,
    group: text,
    option: text,
    note: text,
    sizeName: fc.option(text),
    quantity: count,
    before: count,
  })
  .map(({ group, option, before, ...some }) =>
    plainLine(some.name, {
      ...some,
      choices: [plainChoice(group, option, { times: 2, price: agorot(before) })],
      change: { kind: before % 2 ? 'changed' : 'removed', quantityBefore: before },
    }),
  );
const ticket = fc
  .record({
    kind: fc.constantFrom(...ticketKinds),
    language: fc.constantFrom('he' as const, 'en' as const),
    restaurantName: text,
    word: text,
    customerName: text,
    reason: text,
    areaName: fc.option(text),
    number: fc.option(fc.integer({ min: 0, max: 99_999_999 })),
    tableNumber: fc.option(fc.integer({ min: 0, max: 2_000 })),
    linesElsewhere: count,
    lines: fc.array(line, { maxLength: 4 }),
  })
  .map(buildTicket);

it('draws any text on either paper, and nothing at its very edges', async () => {
  await fc.assert(
    fc.asyncProperty(ticket, fc.constantFrom(58 as const, 80 as const), async (any, paper) => {
      const { width, height, bits } = await renderTicket(any, paper);
      expect(width).toBe(paperDots[paper]);
      expect(height).toBeGreaterThan(0);
      expect(height).toBeLessThanOrEqual(maxTicketRows);
      const rowBytes = width / 8;
      expect(bits).toHaveLength(rowBytes * height);
      // Four dots on either side.
      let edges = 0;
      for (let row = 0; row < height; row += 1)
        edges |= ((bits[row * rowBytes] ?? 0) & 0xf0) | ((bits[(row + 1) * rowBytes - 1] ?? 0) & 0x0f);
      expect(edges).toBe(0);
    }),
    { numRuns: runs(60) },
  );
});
