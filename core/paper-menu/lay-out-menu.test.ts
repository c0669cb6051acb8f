import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { menuTheme } from '../theme/menu-theme.ts';
import { menuLayouts } from '../theme/theme-choices.ts';
import { runs } from '../values/testing/runs.ts';
import { layOutMenu } from './lay-out-menu.ts';
import type { Both, PaperDish, PaperMenu, Words } from './paper-content.ts';
import type { PaperPage, PaperShape } from './paper-shapes.ts';
import { columnCounts, sheetIds } from './paper-sheets.ts';

/** Letters of one width: enough to know where lines break. */
const measure = {
  regular: (text: string, size: number) => text.length * size * 0.55,
  bold: (text: string, size: number) => text.length * size * 0.6,
};

const hebrew = (text: string): Words => ({ text, direction: 'rtl', language: 'he' });
const english = (text: string): Words => ({ text, direction: 'ltr', language: 'en' });
const anyWord = fc.constantFrom(
  'חומוס',
  'DOLCI',
  '|',
  'קינוחים',
  '20%',
  'San',
  'Marzano',
  'שמן־זית',
  'א'.repeat(90),
);
const anyText = (most: number) =>
  fc.array(anyWord, { minLength: 1, maxLength: most }).map((words) => words.join(' '));
const anyBoth = (most: number): fc.Arbitrary<Both> =>
  fc.record({
    main: anyText(most).map(hebrew),
    other: fc.option(anyText(most).map(english)),
  });

const anyDish: fc.Arbitrary<Omit<PaperDish, 'price'>> = fc.record({
  name: anyBoth(8),
  description: fc.oneof(anyBoth(60), fc.constant({ main: hebrew(''), other: null })),
  sizes: fc.array(fc.record({ name: anyBoth(2), price: fc.constantFrom('₪1', '₪1,250.5') }), {
    maxLength: 3,
  }),
  details: fc.array(anyText(12).map(hebrew), { maxLength: 2 }),
});

/** Every price of a dish is its own, so that it is found again. */
const anyMenu: fc.Arbitrary<PaperMenu> = fc
  .record({
    sections: fc.array(
      fc.record({
        name: anyBoth(3),
        hours: fc.option(anyText(4).map(hebrew)),
        dishes: fc.array(anyDish, { maxLength: 12 }),
      }),
      { maxLength: 8 },
    ),
    direction: fc.constantFrom('rtl' as const, 'ltr' as const),
    restaurant: anyBoth(6),
    title: anyBoth(4),
    description: anyBoth(40),
    notes: fc.array(anyText(30).map(hebrew), { maxLength: 2 }),
    contact: anyText(10).map(hebrew),
    codeLabel: fc.option(fc.constant(hebrew('התפריט בטלפון'))),
    hasLogo: fc.boolean(),
  })
  .map(({ sections, ...menu }) => {
    let number = 0;
    return {
      ...menu,
      sections: sections.map(({ dishes, ...section }) => ({
        ...section,
        dishes: dishes.map((dish) => ({ ...dish, price: `₪${(number++).toFixed(2)}` })),
      })),
    };
  });

const anyChoice = fc.record({
  sheet: fc.constantFrom(...sheetIds),
  columns: fc.constantFrom(...columnCounts),
});
const anyLayout = fc.constantFrom(...menuLayouts);
const theme = menuTheme('#0f766e');

const edgesOf = (shape: PaperShape): { left: number; right: number; top: number; bottom: number } => {
  if (shape.kind === 'text') {
    const width = measure[shape.weight](shape.text, shape.size);
    const left = { left: shape.x, middle: shape.x - width / 2, right: shape.x - width }[shape.anchor];
    return {
      left,
      right: left + width,
      top: shape.baseline - shape.size,
      bottom: shape.baseline + shape.size * 0.3,
    };
  }
  if (shape.kind === 'leader')
    return { left: shape.x, right: shape.x + shape.width, top: shape.y, bottom: shape.y };
  const { x, y, width, height } = shape.box;
  return { left: x, right: x + width, top: y, bottom: y + height };
};

const textsOf = (pages: readonly PaperPage[]) =>
  pages.flatMap(({ shapes }) => shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : [])));

describe('a menu on paper', () => {
  it('has nothing outside the sheet', () => {
    fc.assert(
      fc.property(anyMenu, anyChoice, anyLayout, (menu, choice, layout) => {
        for (const page of layOutMenu(menu, { theme, layout }, choice, measure)) {
          for (const shape of page.shapes) {
            const { left, right, top, bottom } = edgesOf(shape);
            expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
            expect(right).toBeLessThanOrEqual(page.width);
            expect(bottom).toBeLessThanOrEqual(page.height);
          }
        }
      }),
      { numRuns: runs(60) },
    );
  });

  it('has every dish once, in order, and its price on a line of its name', () => {
    fc.assert(
      fc.property(anyMenu, anyChoice, anyLayout, (menu, choice, layout) => {
        const pages = layOutMenu(menu, { theme, layout }, choice, measure);
        const dishes = menu.sections.flatMap((section) => section.dishes);
        const prices = textsOf(pages).filter(
          ({ text, weight }) => weight === 'bold' && /^₪\d+\.\d\d$/.test(text),
        );
        expect(prices.map(({ text }) => text)).toEqual(dishes.map(({ price }) => price));
        for (const { shapes } of pages) {
          const texts = shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : []));
          for (const price of texts.filter(({ text }) => prices.some((each) => each.text === text))) {
            const beside = texts.filter((each) => each !== price && each.baseline === price.baseline);
            expect(beside.some(({ weight, size }) => weight === 'bold' && size === price.size)).toBe(true);
          }
        }
      }),
      { numRuns: runs(60) },
    );
  });

  it('loses no word of a description, however long it is', () => {
    fc.assert(
      fc.property(anyMenu, anyChoice, (menu, choice) => {
        const pages = layOutMenu(menu, { theme, layout: 'classic' }, choice, measure);
        const written = textsOf(pages)
          .map(({ text }) => text.replaceAll(' ', ''))
          .join('');
        for (const dish of menu.sections.flatMap((section) => section.dishes))
          for (const word of dish.description.main.text.split(' ').filter((each) => each.length < 20))
            expect(written).toContain(word);
      }),
      { numRuns: runs(40) },
    );
  });

  it('flows over as many pages as two hundred dishes need, and numbers them', () => {
    const dish = (number: number): PaperDish => ({
      name: { main: hebrew(`מנה ${number}`), other: null },
      description: { main: hebrew('חומוס חם, טחינה גולמית ופיתה'), other: null },
      price: '₪32',
      sizes: [],
      details: [],
    });
    const none = { main: hebrew(''), other: null };
    const menu: PaperMenu = {
      direction: 'rtl',
      restaurant: { main: hebrew('הדקל'), other: null },
      title: none,
      description: none,
      sections: [
        {
          name: { main: hebrew('הכול'), other: null },
          hours: null,
          dishes: Array.from({ length: 200 }, (_, i) => dish(i)),
        },
      ],
      notes: [],
      contact: hebrew('הדקל'),
      codeLabel: null,
      hasLogo: false,
    };
    const pages = layOutMenu(menu, { theme, layout: 'classic' }, { sheet: 'a5', columns: 2 }, measure);
    expect(pages.length).toBeGreaterThan(4);
    const texts = textsOf(pages).map(({ text }) => text);
    expect(texts).toContain(`1 / ${pages.length}`);
    expect(texts).toContain(`${pages.length} / ${pages.length}`);
    for (let number = 0; number < 200; number++) expect(texts).toContain(`מנה ${number}`);
  });

  it('that is read from right to left is the mirror of one that is not', () => {
    fc.assert(
      fc.property(anyMenu, anyChoice, (menu, choice) => {
        const look = { theme, layout: 'modern' } as const;
        const [rtl, ltr] = (['rtl', 'ltr'] as const).map((direction) =>
          layOutMenu({ ...menu, direction }, look, choice, measure).flatMap(({ shapes, width }) =>
            shapes.map((shape) => ({ ...edgesOf(shape), width })),
          ),
        );
        for (const [index, edges] of (rtl ?? []).entries())
          expect(edges.left).toBeCloseTo(edges.width - (ltr?.[index]?.right ?? 0), 6);
      }),
      { numRuns: runs(20) },
    );
  });
});
