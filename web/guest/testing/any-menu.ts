import fc from 'fast-check';
import type { GuestMenuAnswer, GuestSectionAnswer } from '#core/guest-menu/guest-menu.contract.ts';
import { allergens } from '#core/menus/dishes/allergens.ts';
import { dietaryTags } from '#core/menus/dishes/dietary-tags.ts';
import type { GuestDishAnswer } from '#core/menus/dishes/dish-shape.ts';
import { kosherKinds } from '#core/menus/dishes/kosher-kinds.ts';
import { layoutStyles } from '#core/menus/menu-style.ts';
import { limits } from '#core/values/limits.ts';
import { optionalText, requiredLine } from '#core/values/wire.ts';
import { buildMenu } from './menu-fixture.ts';

/** Texts that imitate markup, or come from far corners of Unicode. */
const hostile = [
  '</script><script>alert(1)</script>',
  '<!-- "\'& -->',
  '&amp;lt; &#39; &nbsp',
  '<b>bold</b></h3></button></li>',
  '"onclick="alert(1)',
  '$&$1 {price} \\u0027 \\n',
  'קרפצ\'יו "הבית" – 50% הנחה',
  '\u202eمطعم\u202c & חברים',
  'two  spaces\tand\na line',
  '𝔐enu 🍕🏽 e\u0301',
];
const letters = fc.oneof(
  fc.constantFrom(...hostile),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: fc.constantFrom(...'<>&"\'`/=\\{}!-; אבגדה'), maxLength: 30 }),
);
/** No database stores NUL and HTML normalises line endings, so texts contain neither. */
const plain = letters.map((text) => text.replaceAll('\0', '').replaceAll('\r', ''));
const name = plain.map((text) => requiredLine(limits.name).safeParse(text).data ?? 'x');
const description = plain.map((text) => optionalText(limits.description).parse(text));

const price = fc.integer({ min: 0, max: 100_000 }).map((agorot) => agorot / 100);
const hex = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length });

/** In another language than the page; undefined if in the same. */
const lang = fc.constantFrom({}, { lang: 'he' as const }, { lang: 'ru' as const });
const named = fc.oneof(
  fc.tuple(name, name, lang).map(([known, shown, own]) => ({ name: known, shown, ...own })),
  fc.tuple(name, lang).map(([known, own]) => ({ name: known, ...own })),
);
const withLangs = <T extends { description: string; ingredients: string[] }>(written: T) =>
  fc.subarray(['name', 'description', 'ingredients'] as const).map((fields) => {
    const said = fields.filter(
      (field) =>
        field === 'name' || (field === 'description' ? written.description : written.ingredients.length),
    );
    const langs = Object.fromEntries(said.map((field) => [field, 'he' as const]));
    return said.length > 0 ? { ...written, langs } : written;
  });

const option = fc.record(
  { price, maxTimes: fc.integer({ min: 1, max: 3 }), kosherKind: fc.constantFrom(...kosherKinds) },
  { requiredKeys: ['price', 'maxTimes'] },
);

const dish: fc.Arbitrary<GuestDishAnswer> = fc
  .record({
    _id: hex(24),
    name,
    description,
    price,
    available: fc.boolean(),
    ingredients: fc.array(description, { maxLength: 3 }),
    allergens: fc.record({
      contains: fc.subarray([...allergens]),
      mayContain: fc.subarray([...allergens]),
    }),
    kosherKind: fc.option(fc.constantFrom(...kosherKinds)),
    image: fc.option(
      fc.oneof(
        hex(32).map((hash) => `/images/${hash}/640.webp`),
        fc.webUrl(),
      ),
    ),
    imageColor: fc.option(hex(6).map((digits) => `#${digits}`)),
    dietary: fc.subarray([...dietaryTags]),
    sizes: fc.uniqueArray(
      fc
        .tuple(named, fc.record({ price, isBase: fc.boolean() }))
        .map(([known, rest]) => ({ ...known, ...rest })),
      {
        selector: (size) => size.name,
        maxLength: 3,
      },
    ),
    changes: fc.uniqueArray(
      fc
        .tuple(
          named,
          fc.record({
            type: fc.constantFrom('single' as const, 'multiple' as const),
            required: fc.boolean(),
            minSelections: fc.nat(3),
            maxSelections: fc.option(fc.integer({ min: 1, max: 9 })),
            options: fc.array(
              fc.tuple(named, option).map(([known, rest]) => ({ ...known, ...rest })),
              { minLength: 1, maxLength: 3 },
            ),
          }),
        )
        .map(([known, rest]) => ({ ...known, ...rest })),
      { selector: (group) => group.name, maxLength: 3 },
    ),
  })
  .chain(withLangs);
const times = { from: fc.constantFrom('00:00', '08:00'), to: fc.constantFrom('00:00', '11:30') };
const hours = fc.array(fc.record({ days: fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }), ...times }), {
  minLength: 1,
  maxLength: 2,
});
const serving = fc.record({
  isServed: fc.boolean(),
  changesAt: fc.constant('2026-11-16T06:00:00.000Z'),
  ...times,
  weekday: fc.integer({ min: 0, max: 6 }),
  inDays: fc.integer({ min: 0, max: 7 }),
});
const hoursAndServing = fc.oneof(
  fc.record({ hours: fc.constant<GuestSectionAnswer['hours']>([]), serving: fc.constant(null) }),
  fc.record({ hours, serving: fc.option(serving) }),
);

const section: fc.Arbitrary<GuestSectionAnswer> = fc
  .tuple(
    hoursAndServing,
    fc.record({
      _id: hex(24),
      sectionName: name,
      showImages: fc.boolean(),
      dishes: fc.uniqueArray(dish, { selector: ({ _id }) => _id, maxLength: 4 }),
      langs: fc.constantFrom(undefined, { name: 'he' as const }, { name: 'ru' as const }),
    }),
  )
  .map(([opening, rest]) => ({ ...rest, ...opening }));

/** Every menu that the contract allows, the nastiest texts among them. */
export const anyMenu: fc.Arbitrary<GuestMenuAnswer> = fc
  .record({
    isOpen: fc.boolean(),
    validUntil: fc.option(fc.constant('2026-11-16T22:00:00.000Z')),
    timeZone: fc.constantFrom('Asia/Jerusalem', 'Europe/Berlin'),
    opening: fc.constantFrom(
      {},
      {
        opening: {
          isOpen: false,
          changesAt: '2026-11-16T16:00:00.000Z',
          at: '18:00',
          weekday: 1,
          inDays: 0,
          closedToday: '</script>',
        },
      },
    ),
    layoutStyle: fc.constantFrom(...layoutStyles),
    sections: fc.uniqueArray(section, { selector: ({ _id }) => _id, maxLength: 3 }),
  })
  .map(({ isOpen, validUntil, timeZone, opening, ...overrides }) => {
    const menu = buildMenu({ isOpen, menu: overrides });
    return { ...menu, validUntil, restaurant: { ...menu.restaurant, timeZone, ...opening } };
  });
