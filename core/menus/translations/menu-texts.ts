import { type GuestLocale, guestLocales } from '../../i18n/locale.ts';
import { limits } from '../../values/limits.ts';
import {
  groupField,
  ingredientField,
  optionField,
  pickFields,
  sizeField,
  type Translations,
} from './translations.ts';

/*
 * Every text of a menu that a guest reads. Each has a key, by which the owner's screen, the server and an import mean
 * the same text: `menu/name`, `section/{id}/name`, `dish/{id}/size/{name}`.
 */
type Translated = { readonly translations: Translations };
type Named = { readonly name: string };
type Described = Named & { readonly description: string };
export type DishTexts = Described & {
  readonly ingredients: readonly string[];
  readonly sizes: readonly Named[];
  readonly changes: readonly (Named & { readonly options: readonly Named[] })[];
};
export type TranslatedDish = DishTexts & Translated & { readonly id: string };
export type TranslatedMenu = {
  readonly mainLanguage: GuestLocale;
  readonly restaurant: Described & Translated;
  readonly menu: Described & Translated;
  readonly sections: readonly (Named &
    Translated & { readonly id: string; readonly dishes: readonly TranslatedDish[] })[];
};

export const textKinds = ['name', 'description', 'ingredient', 'size', 'group', 'option'] as const;
type FieldText = {
  readonly field: string;
  readonly kind: (typeof textKinds)[number];
  readonly main: string;
  /** For an option: its group. */
  readonly group?: string;
};
export const textOwners = ['restaurant', 'menu', 'section', 'dish'] as const;
export type MenuText = FieldText & {
  readonly key: string;
  readonly of: (typeof textOwners)[number];
  /** Of a section or a dish; the restaurant and the menu are the only ones of theirs. */
  readonly id?: string;
  /** The name of the section or dish, to find the text by. */
  readonly section?: string;
  readonly dish?: string;
  readonly translations: Translations;
};

/** A translation may be as long as what it translates may be, and has lines where that may have them. */
export const maxLengthOf = (kind: MenuText['kind']): number =>
  kind === 'description' ? limits.description : limits.name;

const described = ({ name, description }: Described): FieldText[] => [
  { field: 'name', kind: 'name', main: name },
  { field: 'description', kind: 'description', main: description },
];

/** Whatever is empty has nothing to translate, and what is said twice is translated once. */
const said = <T extends FieldText>(texts: readonly T[]): T[] => [
  ...new Map(texts.filter(({ main }) => main !== '').map((text) => [text.field, text])).values(),
];

const dishTexts = (dish: DishTexts): FieldText[] =>
  said([
    ...described(dish),
    ...dish.ingredients.map(
      (main): FieldText => ({ field: ingredientField(main), kind: 'ingredient', main }),
    ),
    ...dish.sizes.map(({ name }): FieldText => ({ field: sizeField(name), kind: 'size', main: name })),
    ...dish.changes.flatMap(({ name, options }): FieldText[] => [
      { field: groupField(name), kind: 'group', main: name },
      ...options.map(
        (option): FieldText => ({
          field: optionField(name, option.name),
          kind: 'option',
          main: option.name,
          group: name,
        }),
      ),
    ]),
  ]);

/** What remains of a dish's translations when it is saved: those of texts that it still has. */
export const pickTranslations = (translations: Translations, dish: DishTexts): Translations =>
  pickFields(translations, new Set(dishTexts(dish).map(({ field }) => field)));

/** In the order of the page. */
export const listMenuTexts = ({ restaurant, menu, sections }: TranslatedMenu): MenuText[] => [
  ...(['restaurant', 'menu'] as const).flatMap((of) => {
    const owner = { restaurant, menu }[of];
    return said(described(owner)).map(
      (text): MenuText => ({ ...text, key: `${of}/${text.field}`, of, translations: owner.translations }),
    );
  }),
  ...sections.flatMap(({ id, name: section, translations, dishes }): MenuText[] => [
    {
      key: `section/${id}/name`,
      of: 'section',
      id,
      section,
      field: 'name',
      kind: 'name',
      main: section,
      translations,
    },
    ...dishes.flatMap((dish) =>
      dishTexts(dish).map(
        (text): MenuText => ({
          ...text,
          key: `dish/${dish.id}/${text.field}`,
          of: 'dish',
          id: dish.id,
          section,
          dish: dish.name,
          translations: dish.translations,
        }),
      ),
    ),
  ]),
];

export const translationOf = ({ translations, field }: MenuText, language: GuestLocale): string =>
  translations[language]?.[field] ?? '';

/** The languages that a menu can be translated into. */
export const otherLanguages = (mainLanguage: GuestLocale): GuestLocale[] =>
  guestLocales.filter((language) => language !== mainLanguage);

export const countMissing = (texts: readonly MenuText[], language: GuestLocale): number =>
  texts.filter((text) => translationOf(text, language) === '').length;

/** What guests may choose from: the main language, and each in which at least half the dishes have a name. */
export const offeredByCount = (
  mainLanguage: GuestLocale,
  dishes: number,
  namedIn: (language: GuestLocale) => number,
): GuestLocale[] => [
  mainLanguage,
  ...otherLanguages(mainLanguage).filter((language) => {
    const named = namedIn(language);
    return named > 0 && named * 2 >= dishes;
  }),
];

export const offeredLanguages = (
  mainLanguage: GuestLocale,
  dishes: readonly { readonly translations: Translations }[],
): GuestLocale[] =>
  offeredByCount(
    mainLanguage,
    dishes.length,
    (language) => dishes.filter(({ translations }) => translations[language]?.name).length,
  );
