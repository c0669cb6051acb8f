import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { GuestLocale } from '#core/i18n/locale.ts';
import type {
  AppAssets,
  AppRenderer,
  BuiltGuestAssets,
  FontAssets,
  GuestAssets,
  GuestRenderer,
} from '#core/pages/page-renderer.ts';
import {
  type FontManifest,
  fontFaceCss,
  fontPreloads,
  isFaceFor,
  isOwnFace,
} from '#core/theme/font-faces.ts';
import type { FontId } from '#core/theme/fonts.ts';
import { memoizeLoad } from '#server/system/memoize-load.ts';

/** The renderers of web/, built or live. Development reloads them for every page. */
export type Renderers = {
  isDevelopment: boolean;
  guest: (locale: GuestLocale) => Promise<{ renderer: GuestRenderer; assets: GuestAssets }>;
  app: () => Promise<{ renderer: AppRenderer; assets: Omit<AppAssets, keyof FontAssets> }>;
  /** The fonts of a page. Named are the faces that its text needs; all of a typeface's own where the text is not known. */
  fontsFor: (locale: GuestLocale, fonts: readonly FontId[], text?: string) => FontAssets;
  /** Every face of these fonts, as a style sheet. */
  fontSheet: (fonts: readonly FontId[]) => string;
  /** Development adds its client to the page here. */
  finish: (url: string, html: string) => Promise<string>;
};

export const distFolder = fileURLToPath(new URL('../../../dist', import.meta.url));

/** What browsers fetch, of this build and of the one before it (`scripts/launch/set-build-aside.mjs`). */
export const clientFolders = [distFolder, `${distFolder}.before`].map((build) => join(build, 'client'));

const readBuilt = async <T>(name: string): Promise<T> =>
  JSON.parse(await readFile(join(distFolder, name), 'utf8')) as T;

/** A page links one script's letters at once; the others cost nothing until they are used. */
export const createFontAssets = (manifest: FontManifest): Pick<Renderers, 'fontsFor' | 'fontSheet'> => ({
  fontsFor: (locale, fonts, text) => {
    const isNamed = text === undefined ? isOwnFace : isFaceFor(locale, text);
    return {
      fontFaces: fonts.map((font) => fontFaceCss(font, manifest[font], isNamed)).join(''),
      fontPreloads: fonts.slice(0, 1).flatMap((font) => fontPreloads(manifest[font], locale)),
    };
  },
  fontSheet: (fonts) => fonts.map((font) => fontFaceCss(font, manifest[font])).join(''),
});

const importBuilt = <T>(name: string): Promise<T> =>
  import(pathToFileURL(join(distFolder, 'server', name)).href) as Promise<T>;

const loadGuest = memoizeLoad(async () => ({
  renderer: await importBuilt<GuestRenderer>('guest.js'),
  ...(await readBuilt<BuiltGuestAssets>('guest-assets.json')),
}));

export const loadBuiltRenderers = async (): Promise<Renderers> => ({
  isDevelopment: false,
  guest: async (locale) => {
    const { renderer, scripts, ...assets } = await loadGuest();
    return { renderer, assets: { ...assets, ...scripts[locale] } };
  },
  app: memoizeLoad(async () => ({
    renderer: await importBuilt<AppRenderer>('app.js'),
    assets: await readBuilt<AppAssets>('app-assets.json'),
  })),
  ...createFontAssets(await readBuilt<FontManifest>('fonts.json')),
  finish: async (_url, html) => html,
});
