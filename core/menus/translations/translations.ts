import { type GuestLocale, guestLocales } from '../../i18n/locale.ts';
import { cleanLine } from '../../values/typed-text.ts';

/** Texts in one language, by the field that they translate. */
export type FieldTexts = Readonly<Record<string, string>>;
/** Stored with a restaurant, a menu, a section or a dish: its texts in languages other than the main one. */
export type Translations = { readonly [Language in GuestLocale]?: FieldTexts };

/** Without languages that only a newer version knows: they stay where they are stored, and are not shown. */
export const knownTranslations = (stored: Translations): Translations =>
  Object.fromEntries(
    guestLocales.flatMap((language) => (stored[language] ? [[language, stored[language]]] : [])),
  );

/** Names are part of fields and may contain the separator: escaped as in a JSON pointer. */
const inField = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/*
 * The fields of a dish. Sizes, groups, options and ingredients are named by their main texts, as orders name them: one
 * that is renamed is another one, and its translation is gone.
 */
export const sizeField = (size: string): string => `size/${inField(size)}`;
export const groupField = (group: string): string => `group/${inField(group)}`;
export const optionField = (group: string, option: string): string =>
  `option/${inField(group)}/${inField(option)}`;
export const ingredientField = (ingredient: string): string => `ingredient/${inField(ingredient)}`;

/** With a text in one language set, or removed when it is empty. */
export const withText = (
  translations: Translations,
  language: GuestLocale,
  field: string,
  text: string,
): Translations => {
  const { [language]: texts = {}, ...others } = translations;
  const { [field]: _, ...rest } = texts;
  const next = text ? { ...rest, [field]: text } : rest;
  return Object.keys(next).length > 0 ? { ...others, [language]: next } : others;
};

/** Without the fields that are no longer there. */
export const pickFields = (translations: Translations, fields: ReadonlySet<string>): Translations =>
  Object.fromEntries(
    Object.entries(translations).flatMap(([language, texts]) => {
      const remaining = Object.entries(texts).filter(([field]) => fields.has(field));
      return remaining.length > 0 ? [[language, Object.fromEntries(remaining)]] : [];
    }),
  );

/** Both together; where both have a text, the later one's. */
export const mergeTranslations = (one: Translations = {}, other: Translations = {}): Translations =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)] as GuestLocale[])].map((language) => [
      language,
      { ...one[language], ...other[language] },
    ]),
  );

/** With texts as they are stored: a name on one line, and none that is empty. */
export const settleTranslations = (translations: Translations): Translations =>
  Object.fromEntries(
    Object.entries(translations).flatMap(([language, texts]) => {
      const said = Object.entries(texts)
        .map(([field, text]) => [field, field === 'description' ? text : cleanLine(text)] as const)
        .filter(([, text]) => text !== '');
      return said.length > 0 ? [[language, Object.fromEntries(said)]] : [];
    }),
  );
