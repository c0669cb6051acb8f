import type { GuestMenuAnswer, GuestSectionAnswer } from '#core/guest-menu/guest-menu.contract.ts';
import { leftToRight } from '#core/i18n/isolate.ts';
import { directionOf, type GuestLocale } from '#core/i18n/locale.ts';
import { type GuestTranslate, translatorFor } from '#core/i18n/text.ts';
import { type Allergen, allergens, allergensInOrder } from '#core/menus/dishes/allergens.ts';
import type { GuestDishAnswer } from '#core/menus/dishes/dish-shape.ts';
import type { Both, PaperDish, PaperMenu, PaperSection, Words } from '#core/paper-menu/paper-content.ts';
import { tied } from '#core/qr/fit-text.ts';
import { addAgorot, formatPriceAsEntered, toAgorot } from '#core/values/money.ts';
import { allergenTexts, avoidedTexts } from '#web/lib/texts/dish-contents/allergen.texts.ts';
import { dietaryTexts } from '#web/lib/texts/dish-contents/dietary.texts.ts';
import { kosherTexts } from '#web/lib/texts/dish-contents/kosher.texts.ts';
import { paperGuestTexts as t } from '../texts/paper-guest.texts.ts';
import type { PaperOptions } from './paper-options.ts';
import { servingHours } from './serving-hours.ts';

/** What guests read, in the languages of the sheet: without 'kosher' where there is no certificate. */
export type Readings = { readonly main: GuestMenuAnswer; readonly second: GuestMenuAnswer | null };

const wordsIn = (text: string, language: GuestLocale): Words => ({
  text,
  language,
  direction: directionOf(language),
});

type Localized = { readonly text: string; readonly lang?: GuestLocale | undefined };

/** A text that is the same in both languages is printed once. */
const both = (main: Localized, other: Localized | null, { language, second }: PaperOptions): Both => {
  const isAnother = other && second && other.text !== '' && other.text !== main.text;
  return {
    main: wordsIn(main.text, main.lang ?? language),
    other: isAnother ? wordsIn(other.text, other.lang ?? second) : null,
  };
};

const priceText = (shekels: number): string => formatPriceAsEntered(toAgorot(shekels));
const sumText = (one: number, other: number): string =>
  formatPriceAsEntered(addAgorot(toAgorot(one), toAgorot(other)));

/** `1, 6 (8)`: contains, and in brackets what a dish may contain. */
const allergenNumbers = ({ allergens: { contains, mayContain } }: GuestDishAnswer): string => {
  const numbers = (list: readonly Allergen[]) =>
    allergensInOrder(list)
      .map((allergen) => allergens.indexOf(allergen) + 1)
      .join(', ');
  return [numbers(contains), mayContain.length > 0 ? `(${numbers(mayContain)})` : '']
    .filter(Boolean)
    .join(' ');
};

const allergenWords = ({ allergens: declared }: GuestDishAnswer, words: GuestTranslate): string[] =>
  (['contains', 'mayContain'] as const).flatMap((how) => {
    const list = declared[how].map((allergen) => words(allergenTexts[allergen])).join(', ');
    return list ? [words(avoidedTexts[how], { list })] : [];
  });

const marksOf = (dish: GuestDishAnswer, words: GuestTranslate, way: PaperOptions['allergens']): string => {
  const numbers = way === 'numbers' ? allergenNumbers(dish) : '';
  return [
    ...(dish.kosherKind ? [words(kosherTexts[dish.kosherKind])] : []),
    ...dish.dietary.map((tag) => words(dietaryTexts[tag])),
    ...(way === 'words' ? allergenWords(dish, words) : []),
    ...(numbers ? [words(t.allergens, { list: numbers })] : []),
  ].join(' · ');
};

const optionsOf = ({ changes }: GuestDishAnswer): string[] =>
  changes.flatMap(({ name, shown = name, options }) => {
    const priced = options.filter(({ price }) => price > 0);
    if (priced.length === 0) return [];
    const list = priced
      .map(({ name: main, shown: own = main, price }) => tied(own, leftToRight(`+${priceText(price)}`)))
      .join(' · ');
    return [`${shown}: ${list}`];
  });

const dishOf = (dish: GuestDishAnswer, other: GuestDishAnswer | null, options: PaperOptions): PaperDish => {
  const words = translatorFor(options.language);
  const marks = marksOf(dish, words, options.allergens);
  return {
    name: both(
      { text: dish.name, lang: dish.langs?.name },
      other && { text: other.name, lang: other.langs?.name },
      options,
    ),
    description: both(
      { text: dish.description, lang: dish.langs?.description },
      other && { text: other.description, lang: other.langs?.description },
      options,
    ),
    price: dish.sizes.length > 0 ? null : priceText(dish.price),
    sizes: dish.sizes.map((size, index) => {
      const second = other?.sizes[index];
      return {
        name: both(
          { text: size.shown ?? size.name, lang: size.lang },
          second ? { text: second.shown ?? second.name, lang: second.lang } : null,
          options,
        ),
        price: sumText(dish.price, size.price),
      };
    }),
    details: [marks, ...(options.options ? optionsOf(dish) : [])]
      .filter(Boolean)
      .map((text) => wordsIn(text, options.language)),
  };
};

const sectionOf = (
  section: GuestSectionAnswer,
  other: GuestSectionAnswer | null,
  options: PaperOptions,
): PaperSection => {
  // The two answers are two calls: somebody may have added a dish between them.
  const others = new Map(other?.dishes.map((dish) => [dish._id, dish]));
  const times = servingHours(section.hours, options.language);
  return {
    name: both(
      { text: section.sectionName, lang: section.langs?.name },
      other && { text: other.sectionName, lang: other.langs?.name },
      options,
    ),
    hours: times ? wordsIn(translatorFor(options.language)(t.served, { times }), options.language) : null,
    dishes: section.dishes.map((dish) => dishOf(dish, others.get(dish._id) ?? null, options)),
  };
};

const legendIn = (language: GuestLocale, dishes: readonly GuestDishAnswer[]): Words | null => {
  const words = translatorFor(language);
  const declared = dishes.flatMap((dish) => [...dish.allergens.contains, ...dish.allergens.mayContain]);
  if (declared.length === 0) return null;
  const list = allergensInOrder(declared)
    .map((allergen) => tied(String(allergens.indexOf(allergen) + 1), words(allergenTexts[allergen])))
    .join(' · ');
  const mayContain = dishes.some((dish) => dish.allergens.mayContain.length > 0);
  return wordsIn(
    [
      `${words(t.allergens, { list })}.`,
      ...(mayContain ? [words(t.inBrackets)] : []),
      words(t.notDeclared),
    ].join(' '),
    language,
  );
};

const notesOf = (
  dishes: readonly GuestDishAnswer[],
  { language, second, allergens: way }: PaperOptions,
): Words[] => {
  if (way === 'off') return [];
  const languages = second ? [language, second] : [language];
  if (way === 'numbers') return languages.flatMap((each) => legendIn(each, dishes) ?? []);
  return languages.map((each) => wordsIn(translatorFor(each)(t.notDeclared), each));
};

type Field = 'name' | 'description';
const fieldOf = ({ menu, restaurant }: GuestMenuAnswer, field: Field): Localized => {
  // A menu without a description is introduced by its restaurant's.
  const from = field === 'description' && !menu?.description ? restaurant : menu;
  return { text: from?.[field] ?? '', lang: from?.langs?.[field] };
};

/** What a menu says on paper, out of what its guests read. */
export const paperMenuOf = ({ main, second }: Readings, options: PaperOptions): PaperMenu => {
  const { menu, restaurant } = main;
  const sections = menu?.sections ?? [];
  const others = new Map(second?.menu?.sections.map((section) => [section._id, section]));
  const inBoth = (field: Field): Both =>
    both(fieldOf(main, field), second && fieldOf(second, field), options);
  return {
    direction: directionOf(options.language),
    restaurant: both(
      { text: restaurant.name, lang: restaurant.langs?.name },
      second && { text: second.restaurant.name, lang: second.restaurant.langs?.name },
      options,
    ),
    title: inBoth('name'),
    description: inBoth('description'),
    sections: sections.map((section) => sectionOf(section, others.get(section._id) ?? null, options)),
    notes: notesOf(
      sections.flatMap(({ dishes }) => dishes),
      options,
    ),
    contact: wordsIn(
      [restaurant.name, restaurant.phoneNumber && leftToRight(restaurant.phoneNumber), restaurant.address]
        .filter(Boolean)
        .join(' · '),
      options.language,
    ),
    codeLabel: options.code ? wordsIn(translatorFor(options.language)(t.scan), options.language) : null,
    hasLogo: Boolean(menu?.logo),
  };
};
