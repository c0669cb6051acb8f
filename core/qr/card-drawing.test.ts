import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../values/limits.ts';
import { type CardContent, cardSize, drawCard, drawings, type Shape } from './card-drawing.ts';

const address = `menta.example/public-menu/${'a'.repeat(24)}?table=7&code=bcdfgh`;

/** A font as wide as it is high in the worst case; what fits here fits in any. */
const measure = (text: string, size: number): number => [...text].length * size * 0.6;
const content = (texts: Partial<CardContent['texts']> = {}, hasLogo = false): CardContent => ({
  texts: { name: 'קפה דנה', table: 'שולחן 7', scan: 'סרקו לתפריט', address, ...texts },
  colors: { panel: '#2563eb', onPanel: '#ffffff', accent: '#1d4ed8' },
  hasLogo,
  measure: { medium: measure, bold: measure },
});

const textsOf = (shapes: readonly Shape[]) => shapes.filter((shape) => shape.kind === 'text');
const boxOf = (shapes: readonly Shape[], kind: 'code' | 'logo' | 'panel') => {
  const shape = shapes.find((one) => one.kind === kind);
  return shape && 'box' in shape ? shape.box : null;
};

/** The rows of the card that a line of text covers. */
const bandOf = ({ baseline, size }: { baseline: number; size: number }) => ({
  top: baseline - size * 0.8,
  bottom: baseline + size * 0.25,
});

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: limits.name }),
  fc.constantFrom(
    'א'.repeat(limits.name),
    'The Old Harbour Fish Restaurant & Bar '.repeat(2),
    '👩🏽‍🍳'.repeat(12),
    '',
  ),
);
const anyContent = fc
  .record({
    name: anyText,
    table: fc.option(anyText),
    scan: anyText,
    address: anyText,
    hasLogo: fc.boolean(),
  })
  .map(({ hasLogo, ...texts }) => content(texts, hasLogo));

describe.each(['card', 'sticker'] as const)('a %s', (name) => {
  const { size, draw, codeSide } = drawings[name];

  it('keeps everything on the paper, whatever the restaurant is called', () => {
    fc.assert(
      fc.property(anyContent, (any) => {
        for (const shape of draw(any)) {
          if (shape.kind === 'text') {
            const half = measure(shape.text, shape.size) / 2;
            expect(shape.x - half).toBeGreaterThanOrEqual(0);
            expect(shape.x + half).toBeLessThanOrEqual(size.width);
            expect(bandOf(shape).top).toBeGreaterThanOrEqual(0);
            expect(bandOf(shape).bottom).toBeLessThanOrEqual(size.height);
          } else {
            expect(shape.box.x).toBeGreaterThanOrEqual(0);
            expect(shape.box.y).toBeGreaterThanOrEqual(0);
            expect(shape.box.x + shape.box.width).toBeLessThanOrEqual(size.width);
            expect(shape.box.y + shape.box.height).toBeLessThanOrEqual(size.height);
          }
        }
      }),
    );
  });

  it('never writes over its code, nor one line over another', () => {
    fc.assert(
      fc.property(anyContent, (any) => {
        const shapes = draw(any);
        const code = boxOf(shapes, 'code');
        const bands = textsOf(shapes).map(bandOf);
        for (const { top, bottom } of bands) {
          expect(bottom <= (code?.y ?? 0) || top >= (code?.y ?? 0) + codeSide).toBe(true);
        }
        for (const [index, { bottom }] of bands.entries()) {
          expect(bands[index + 1]?.top ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(bottom);
        }
      }),
    );
  });

  it('has one square code in the middle', () => {
    const code = boxOf(draw(content()), 'code');
    expect([code?.width, code?.height]).toEqual([codeSide, codeSide]);
    expect((code?.x ?? 0) * 2 + codeSide).toBe(size.width);
  });

  it('names the restaurant and the table', () => {
    const texts = textsOf(draw(content())).map(({ text }) => text);
    expect(texts).toContain('קפה דנה');
    expect(texts).toContain('שולחן 7');
  });
});

describe('a card', () => {
  it('keeps the name inside its panel, below the logo when there is one', () => {
    fc.assert(
      fc.property(anyContent, (any) => {
        const shapes = drawCard(any);
        const panel = boxOf(shapes, 'panel');
        const logo = boxOf(shapes, 'logo');
        const top = logo ? logo.y + logo.height : (panel?.y ?? 0);
        for (const line of textsOf(shapes).filter(({ color }) => color === '#ffffff')) {
          expect(bandOf(line).top).toBeGreaterThanOrEqual(top);
          expect(bandOf(line).bottom).toBeLessThanOrEqual((panel?.y ?? 0) + (panel?.height ?? 0));
        }
      }),
    );
  });

  it('has a logo only when the menu has one', () => {
    expect(boxOf(drawCard(content({}, true)), 'logo')).not.toBeNull();
    expect(boxOf(drawCard(content({}, false)), 'logo')).toBeNull();
  });

  it('without a table says no table, and invites all the same', () => {
    const texts = textsOf(drawCard(content({ table: null }))).map(({ text }) => text);
    expect(texts.slice(0, 2)).toEqual(['קפה דנה', 'סרקו לתפריט']);
  });

  it('prints the whole address in words, below the code', () => {
    const shapes = drawCard(content());
    const lines = textsOf(shapes).slice(3);
    expect(lines.map(({ text }) => text).join('')).toBe(address);
    expect(lines.every(({ size }) => size >= 6)).toBe(true);
  });

  it('writes a short name as large as it may be', () => {
    const [name] = textsOf(drawCard(content({ name: 'Nu' })));
    expect(name).toMatchObject({ text: 'Nu', size: 30, weight: 'bold', x: cardSize.width / 2 });
  });
});

describe('a sticker', () => {
  it('without a table invites to scan in its place', () => {
    const texts = textsOf(drawings.sticker.draw(content({ table: null }))).map(({ text }) => text);
    expect(texts).toEqual(['קפה דנה', 'סרקו לתפריט']);
  });
});
