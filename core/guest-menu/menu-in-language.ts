import type { GuestDishAnswer } from '#core/menus/dishes/dish-shape.ts';
import {
  type FieldTexts,
  groupField,
  ingredientField,
  optionField,
  sizeField,
  type Translations,
} from '#core/menus/translations/translations.ts';
import { lettersOf, otherLanguageOf } from '../i18n/language-of-letters.ts';
import type { GuestLocale } from '../i18n/locale.ts';

/** Who reads a menu, and in which language it was written. */
export type Reading = { readonly language: GuestLocale; readonly mainLanguage: GuestLocale };
type LocalizedText = { readonly text: string; readonly lang?: GuestLocale };

/** A translator's words for one restaurant, menu, section or dish; null when it is read as it was written. */
export const textsFor = (
  translations: Translations,
  { language, mainLanguage }: Reading,
): FieldTexts | null => (language === mainLanguage ? null : (translations[language] ?? {}));

/**
 * A text for its reader: translated, or as it was written and then with its own language. 'Coca-Cola' on a Hebrew menu
 * is not Hebrew: a text without a letter of the main language is not said to be in it.
 */
const translatedText = (
  texts: FieldTexts | null,
  field: string,
  main: string,
  { mainLanguage }: Reading,
): LocalizedText => {
  if (texts === null) return { text: main };
  const translated = texts[field];
  if (translated) return { text: translated };
  return lettersOf[mainLanguage].test(main) ? { text: main, lang: mainLanguage } : { text: main };
};

/** The same, and of a text in other letters than the page's which language it is in. */
export const localizeText = (
  texts: FieldTexts | null,
  field: string,
  main: string,
  reading: Reading,
): LocalizedText => {
  const translated = translatedText(texts, field, main, reading);
  const lang = translated.lang ?? otherLanguageOf(translated.text, reading.language);
  return { text: translated.text, ...(lang && { lang }) };
};

/** Which of some texts are in another language than the reader's; nothing when none is. */
export const languagesOf = (localized: Readonly<Record<string, LocalizedText>>) => {
  const langs = Object.entries(localized).flatMap(([field, { lang }]) => (lang ? [[field, lang]] : []));
  return langs.length > 0 ? { langs: Object.fromEntries(langs) } : {};
};

type Described = {
  readonly name: string;
  readonly description: string;
  readonly translations: Translations;
};
/** Name and description of a restaurant or a menu for a reader. */
export const describedInLanguage = ({ name, description, translations }: Described, reading: Reading) => {
  const texts = textsFor(translations, reading);
  const localized = {
    name: localizeText(texts, 'name', name, reading),
    description: localizeText(texts, 'description', description, reading),
  };
  return { name: localized.name.text, description: localized.description.text, ...languagesOf(localized) };
};

/** The name that orders refer to stays, and the localized one is added beside it. */
const withLocalized = <T extends { name: string }>(
  item: T,
  texts: FieldTexts | null,
  field: string,
  reading: Reading,
) => {
  const { text, lang } = localizeText(texts, field, item.name, reading);
  return { ...item, ...(text !== item.name && { shown: text }), ...(lang && { lang }) };
};

/** All the ingredients or none: half a list in another alphabet helps nobody who must not eat something. */
const localizeIngredients = (
  texts: FieldTexts | null,
  ingredients: readonly string[],
  reading: Reading,
): { list: readonly string[]; localized: LocalizedText } => {
  if (!texts) return { list: ingredients, localized: { text: '' } };
  const translated = ingredients.map((ingredient) => ingredient && texts[ingredientField(ingredient)]);
  const isComplete = translated.every((text) => text !== undefined);
  const list = isComplete ? (translated as string[]) : ingredients;
  const text = list.join();
  return { list, localized: isComplete ? { text } : translatedText({}, '', text, reading) };
};

/** A dish as it was written, for a reader of another language. */
export const dishInLanguage = (
  dish: GuestDishAnswer,
  translations: Translations,
  reading: Reading,
): GuestDishAnswer => {
  const texts = textsFor(translations, reading);
  const name = localizeText(texts, 'name', dish.name, reading);
  const description = localizeText(texts, 'description', dish.description, reading);
  const ingredients = localizeIngredients(texts, dish.ingredients, reading);
  return {
    ...dish,
    name: name.text,
    description: description.text,
    ingredients: [...ingredients.list],
    sizes: dish.sizes.map((size) => withLocalized(size, texts, sizeField(size.name), reading)),
    changes: dish.changes.map((group) => ({
      ...withLocalized(group, texts, groupField(group.name), reading),
      options: group.options.map((option) =>
        withLocalized(option, texts, optionField(group.name, option.name), reading),
      ),
    })),
    ...languagesOf({ name, description, ingredients: ingredients.localized }),
  };
};
