import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Locale } from '#core/i18n/locale.ts';
import type {
  AppAssets,
  AppRenderer,
  FontAssets,
  GuestAssets,
  GuestRenderer,
} from '#core/pages/page-renderer.ts';
import { type FontManifest, fontFaceCss, fontPreloads } from '#core/theme/font-faces.ts';
import type { FontId } from '#core/theme/fonts.ts';

/** The renderers of web/, built or live. Development reads them anew for every page. */
export type Renderers = {
  isDevelopment: boolean;
  guest: () => Promise<{ renderer: GuestRenderer; assets: GuestAssets }>;
  app: () => Promise<{ renderer: AppRenderer; assets: Omit<AppAssets, keyof FontAssets> }>;
  fontsFor: (locale: Locale, ...fonts: FontId[]) => FontAssets;
  /** Development adds its client to the page here. */
  finish: (url: string, html: string) => Promise<string>;
};

export const distFolder = fileURLToPath(new URL('../../dist', import.meta.url));

const readBuilt = async <T>(name: string): Promise<T> =>
  JSON.parse(await readFile(join(distFolder, name), 'utf8')) as T;

/** A page links one script's letters at once; the others cost nothing until they are shown. */
export const createFontAssets =
  (manifest: FontManifest): Renderers['fontsFor'] =>
  (locale, ...fonts) => ({
    fontFaces: fonts.map((font) => fontFaceCss(font, manifest[font])).join(''),
    fontPreloads: fonts
      .slice(0, 1)
      .flatMap((font) => fontPreloads(manifest[font], [locale === 'he' ? 'hebrew' : 'latin', 'common'])),
  });

const importBuilt = <T>(name: string): Promise<T> =>
  import(pathToFileURL(join(distFolder, 'server', name)).href) as Promise<T>;

/** The first call loads, and every further one gets the same. */
const once = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
};

export const loadBuiltRenderers = async (): Promise<Renderers> => ({
  isDevelopment: false,
  guest: once(async () => ({
    renderer: await importBuilt<GuestRenderer>('guest.js'),
    assets: await readBuilt<GuestAssets>('guest-assets.json'),
  })),
  app: once(async () => ({
    renderer: await importBuilt<AppRenderer>('app.js'),
    assets: await readBuilt<AppAssets>('app-assets.json'),
  })),
  fontsFor: createFontAssets(await readBuilt<FontManifest>('fonts.json')),
  finish: async (_url, html) => html,
});
