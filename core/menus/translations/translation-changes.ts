import type { GuestLocale } from '../../i18n/locale.ts';
import { cleanLine } from '../../values/typed-text.ts';
import {
  listMenuTexts,
  type MenuText,
  maxLengthOf,
  type TranslatedMenu,
  translationOf,
} from './menu-texts.ts';
import { type Translations, withText } from './translations.ts';

/** A text as a translator wants it; `was` is what they saw in its place. */
export type WantedText = { readonly key: string; readonly text: string; readonly was?: string | undefined };
type SavedText = { readonly key: string; readonly text: string };
/** The translations of one restaurant, menu, section or dish after the change. */
export type ChangedRow = Pick<MenuText, 'of' | 'id'> & { readonly translations: Translations };

export type TranslationPlan =
  | { readonly kind: 'planned'; readonly saved: readonly SavedText[]; readonly rows: readonly ChangedRow[] }
  | { readonly kind: 'unknown'; readonly keys: readonly string[] }
  /** Named twice, or longer than its text may be. */
  | { readonly kind: 'invalid'; readonly key: string }
  /** Somebody else was faster: the saved versions of the requested texts. */
  | { readonly kind: 'changed'; readonly texts: readonly SavedText[] };

const rowName = ({ of, id = '' }: Pick<MenuText, 'of' | 'id'>): string => `${of} ${id}`;

const isLine = (text: MenuText): boolean => text.kind !== 'description';

/** What a request means for the translations of a menu: all of it, or a reason why nothing. */
export const planTranslations = (
  menu: TranslatedMenu,
  language: GuestLocale,
  wanted: readonly WantedText[],
): TranslationPlan => {
  const texts = new Map(listMenuTexts(menu).map((text) => [text.key, text]));
  const unknown = wanted.filter(({ key }) => !texts.has(key));
  if (unknown.length > 0) return { kind: 'unknown', keys: unknown.map(({ key }) => key) };

  const seen = new Set<string>();
  const isChanged: SavedText[] = [];
  const saved: SavedText[] = [];
  const rows = new Map<string, ChangedRow>();
  for (const { key, text: typed, was } of wanted) {
    const text = texts.get(key);
    if (!text) continue;
    const next = isLine(text) ? cleanLine(typed) : typed;
    if (seen.has(key) || next.length > maxLengthOf(text.kind)) return { kind: 'invalid', key };
    seen.add(key);
    const now = translationOf(text, language);
    // What is saved already may be sent again: its first answer was lost.
    if (was !== undefined && was !== now && next !== now) isChanged.push({ key, text: now });
    saved.push({ key, text: next });
    const { of, id, field } = text;
    const row = rowName(text);
    const before = rows.get(row)?.translations ?? text.translations;
    rows.set(row, {
      of,
      ...(id !== undefined && { id }),
      translations: withText(before, language, field, next),
    });
  }
  if (isChanged.length > 0) return { kind: 'changed', texts: isChanged };
  return { kind: 'planned', saved, rows: [...rows.values()] };
};

/** The menu as it reads when these are saved. */
export const withChangedRows = (menu: TranslatedMenu, rows: readonly ChangedRow[]): TranslatedMenu => {
  const changed = new Map(rows.map((row) => [rowName(row), row.translations]));
  const renew = <Part extends { readonly translations: Translations }>(
    part: Part,
    name: Pick<MenuText, 'of' | 'id'>,
  ): Part => ({ ...part, translations: changed.get(rowName(name)) ?? part.translations });
  return {
    ...menu,
    restaurant: renew(menu.restaurant, { of: 'restaurant' }),
    menu: renew(menu.menu, { of: 'menu' }),
    sections: menu.sections.map((section) => ({
      ...renew(section, { of: 'section', id: section.id }),
      dishes: section.dishes.map((dish) => renew(dish, { of: 'dish', id: dish.id })),
    })),
  };
};
