import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { GuestLocale } from '../../core/i18n/locale.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Made by `defineGuestTexts`: every text in it is written in all languages of the guests. */
const isGuestCatalogue = (value: unknown): value is Record<string, Record<string, unknown>> =>
  isObject(value) && Object.values(value).every((text) => isObject(text) && 'ar' in text);

/** The catalogue with some of its languages, as source. */
const writeCatalogue = (
  name: string,
  texts: Record<string, Record<string, unknown>>,
  locales: readonly GuestLocale[],
): string => {
  const shortened = Object.entries(texts).map(([key, text]) => [
    key,
    Object.fromEntries(locales.map((locale) => [locale, text[locale]])),
  ]);
  return `export const ${name} = ${JSON.stringify(Object.fromEntries(shortened))};`;
};

/**
 * A browser is sent the languages it shows and no other: the catalogues of guests' texts (`x.texts.ts`) are read as the
 * server reads them, and written down again with these languages alone. Catalogues of owners' texts stay as they are.
 */
export const keepLanguages = (
  locales: readonly GuestLocale[],
  { whole }: { whole?: RegExp } = {},
): Plugin => ({
  name: 'keep-languages',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith('.texts.ts') || whole?.test(id)) return null;
    const exported: Record<string, unknown> = await import(pathToFileURL(id).href);
    const catalogues = Object.entries(exported);
    if (!catalogues.some(([, texts]) => isGuestCatalogue(texts))) return null;
    return catalogues
      .map(([name, texts]) => {
        if (!isGuestCatalogue(texts))
          throw new Error(`${id} mixes texts of guests and of owners in ${name}.`);
        return writeCatalogue(name, texts, locales);
      })
      .join('\n');
  },
});
