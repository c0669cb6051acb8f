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

/** Marks a catalogue that one importer gets whole, beside the shortened one of all others. */
const wholeMark = '?whole';

type Exceptions = {
  /** Catalogues that stay as they are. */
  whole?: RegExp;
  /** Files that get whatever catalogue they import in all languages. */
  wholeFor?: RegExp;
};

/**
 * A browser is sent the languages it shows and no other: the catalogues of guests' texts (`x.texts.ts`) are read as the
 * server reads them, and written down again with these languages alone. Catalogues of owners' texts stay as they are.
 */
export const keepLanguages = (
  locales: readonly GuestLocale[],
  { whole, wholeFor }: Exceptions = {},
): Plugin => ({
  name: 'keep-languages',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!source.endsWith('.texts.ts') || !importer || !wholeFor?.test(importer)) return null;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    return resolved && { ...resolved, id: `${resolved.id}${wholeMark}` };
  },
  async load(id) {
    const path = id.endsWith(wholeMark) ? id.slice(0, -wholeMark.length) : id;
    if (!path.endsWith('.texts.ts') || whole?.test(path)) return null;
    const exported: Record<string, unknown> = await import(pathToFileURL(path).href);
    const catalogues = Object.entries(exported);
    // Marked catalogues are written too: no other plugin knows the mark.
    if (path === id && !catalogues.some(([, texts]) => isGuestCatalogue(texts))) return null;
    return catalogues
      .map(([name, texts]) => {
        if (path !== id) return `export const ${name} = ${JSON.stringify(texts)};`;
        if (!isGuestCatalogue(texts))
          throw new Error(`${id} mixes texts of guests and of owners in ${name}.`);
        return writeCatalogue(name, texts, locales);
      })
      .join('\n');
  },
});
