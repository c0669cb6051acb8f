import fc from 'fast-check';
import type { SentSection } from '#core/menus/menu-import.contract.ts';
import { guestLocales } from '../../i18n/locale.ts';
import { allergens, settleAllergens } from '../../menus/dishes/allergens.ts';
import { dietaryTags } from '../../menus/dishes/dietary-tags.ts';
import type { SentDish } from '../../menus/dishes/dish-shape.ts';
import { kosherKinds } from '../../menus/dishes/kosher-kinds.ts';
import { normaliseSizes } from '../../menus/dishes/sizes.ts';
import {
  groupField,
  ingredientField,
  optionField,
  sizeField,
  type Translations,
  withText,
} from '../../menus/translations/translations.ts';
import { limits } from '../../values/limits.ts';
import { agorot, toShekels } from '../../values/money.ts';
import { optionalText, requiredLine, sectionName } from '../../values/wire.ts';

/** Texts that would be formulas, parts of a list, columns, marks or markup, if they were let. */
const hostile = [
  '=cmd|/c calc!A0',
  '+972',
  '-20%',
  '@home',
  "'=1",
  "''+x",
  '\\',
  'a\\|b',
  'x [required] +5',
  '[base]',
  'a: b | c',
  'a,b;c',
  '"quoted"',
  'x +5',
  '+5',
  '* base',
  '_x000D_',
  '_x0041_',
  '<b>&amp;</b>',
  'ש"ח',
  'קפה "הבית"',
  'כן',
  'yes',
  '0',
  '32/45',
  '🍕 פיצה',
  'e\u0301',
  '\u200fחומוס',
];
const letters = fc
  .oneof(
    fc.constantFrom(...hostile),
    fc.string({ unit: fc.constantFrom(...'\\|[]:+,;=-@\'"\t אבג19.'), maxLength: 24 }),
    fc.string({ unit: 'grapheme', maxLength: 24 }),
  )
  // XML has no place for noncharacters, and the XLSX writer leaves out what stands for a lost letter too.
  .map((text) => text.replace(/[\uFFFD\p{Noncharacter_Code_Point}]/gu, ''));
const line = letters.map((text) => requiredLine(limits.name).safeParse(text).data ?? 'x');
const description = fc
  .array(letters, { maxLength: 3 })
  .map((lines) => optionalText(limits.description).safeParse(lines.join('\n')).data ?? '');
const amount = fc.integer({ min: 0, max: 200_000 }).map((whole) => agorot(whole));
const price = amount.map(toShekels);
const byName = { selector: ({ name }: { name: string }) => name };

const sizes = fc
  .uniqueArray(fc.record({ name: line, price: amount, isBase: fc.boolean() }), { ...byName, maxLength: 3 })
  .map((drawn) => normaliseSizes(drawn).map((size) => ({ ...size, price: toShekels(size.price) })));

const option = fc.record(
  {
    name: line,
    price,
    maxTimes: fc.integer({ min: 1, max: 3 }),
    kosherKind: fc.constantFrom(...kosherKinds),
  },
  { requiredKeys: ['name', 'price', 'maxTimes'] },
);
const group = fc
  .record({
    name: line,
    type: fc.constantFrom('single' as const, 'multiple' as const),
    required: fc.boolean(),
    minSelections: fc.integer({ min: 0, max: 1 }),
    maxSelections: fc.option(fc.integer({ min: 1, max: 9 })),
    options: fc.array(option, { minLength: 1, maxLength: 3 }),
  })
  // A single choice cannot be repeated.
  .map((drawn) => ({
    ...drawn,
    options: drawn.options.map((each) => ({
      ...each,
      maxTimes: drawn.type === 'single' ? 1 : each.maxTimes,
    })),
  }));

/** Some of these fields in some languages. */
const translationsOf = (lines: readonly string[], hasDescription = false): fc.Arbitrary<Translations> => {
  const text = fc.record({
    language: fc.constantFrom(...guestLocales),
    field: fc.constantFrom(...lines),
    text: line,
  });
  const entry = fc.record({
    language: fc.constantFrom(...guestLocales),
    field: fc.constant('description'),
    text: description.filter(Boolean),
  });
  return fc
    .tuple(fc.array(text, { maxLength: 6 }), fc.array(entry, { maxLength: hasDescription ? 2 : 0 }))
    .map((drawn) =>
      drawn
        .flat()
        .reduce<Translations>((soFar, each) => withText(soFar, each.language, each.field, each.text), {}),
    );
};

const bareDish: fc.Arbitrary<SentDish> = fc.record({
  name: line,
  description,
  price,
  available: fc.boolean(),
  hasAddOns: fc.boolean(),
  customAddOns: fc.array(fc.record({ name: line, price }, { requiredKeys: [] }), { maxLength: 2 }),
  ingredients: fc.array(line, { maxLength: 3 }),
  prepTime: fc.option(fc.nat(limits.prepTimeMinutes)),
  dietaryInfo: fc.subarray([...dietaryTags]).map((tags) => tags.map((type) => ({ type }))),
  changes: fc.uniqueArray(group, { ...byName, maxLength: 2 }),
  sizes,
  allergens: fc
    .tuple(fc.subarray([...allergens]), fc.subarray([...allergens]))
    .map(([contains, mayContain]) => settleAllergens({ contains, mayContain })),
  kosherKind: fc.constantFrom(null, ...kosherKinds),
  image: fc.constantFrom(null, `/images/${'a1'.repeat(16)}/640.webp`),
});

const dish = bareDish.chain((drawn) => {
  const { sizes = [], changes = [], ingredients = [] } = drawn;
  const fields = [
    'name',
    ...sizes.map(({ name }) => sizeField(name)),
    ...changes.flatMap(({ name, options }) => [
      groupField(name),
      ...options.map((option) => optionField(name, option.name)),
    ]),
    ...ingredients.map(ingredientField),
  ];
  return translationsOf(fields, Boolean(drawn.description)).map((translations) => ({
    ...drawn,
    translations,
  }));
});

/** Every menu that a table can hold, its texts as the server keeps them. */
export const anySections: fc.Arbitrary<SentSection[]> = fc.uniqueArray(
  fc.record({
    sectionName: letters.map((text) => sectionName.safeParse(text).data ?? 'x'),
    showImages: fc.boolean(),
    hours: fc.array(
      fc.record({
        days: fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }),
        from: fc.constantFrom('08:00', '23:30'),
        to: fc.constantFrom('12:00', '02:15'),
      }),
      { maxLength: 2 },
    ),
    translations: translationsOf(['name']),
    area: fc.oneof(fc.constant(''), line),
    dishes: fc.array(dish, { maxLength: 4 }),
  }),
  { selector: (section) => section.sectionName, minLength: 1, maxLength: 3 },
);
