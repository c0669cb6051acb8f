import type { GuestLocale } from '../i18n/locale.ts';
import { type FontId, fallbackFamilyOf, typefaceOf } from './fonts.ts';

/** What the font build leaves behind (`fonts.json`): for each font id, the files to link. */
export type FontManifest = Readonly<Record<FontId, FontFiles>>;
export type FontFiles = { readonly faces: readonly FontFace[]; readonly fallbacks: readonly FallbackFace[] };

/** `common` is digits and punctuation, which every language needs. */
type FontScript = 'hebrew' | 'common' | 'latin' | 'accents' | 'arabic' | 'cyrillic';
type FontFace = {
  readonly script: FontScript;
  readonly url: string;
  readonly bytes: number;
  /** `400` or, for a variable face, `400 700`. */
  readonly weight: string;
  readonly style: 'normal';
  readonly unicodeRange: string;
  /** From another typeface, which lends the letters that this one lacks. */
  readonly isBorrowed?: boolean;
};

/** Descriptors of `@font-face` that stretch a local font to the metrics of the real one. */
type FallbackFace = {
  readonly local: readonly string[];
  readonly unicodeRange: string;
  readonly sizeAdjust: string;
  readonly ascentOverride: string;
  readonly descentOverride: string;
  readonly lineGapOverride: string;
};

const faceRule = (family: string, face: FontFace): string =>
  `@font-face{font-family:'${family}';font-weight:${face.weight};font-display:swap;` +
  `src:url(${face.url})format('woff2');unicode-range:${face.unicodeRange}}`;

const fallbackRule = (family: string, face: FallbackFace): string =>
  `@font-face{font-family:'${family}';src:${face.local.map((name) => `local('${name}')`).join(',')};` +
  `unicode-range:${face.unicodeRange};size-adjust:${face.sizeAdjust};ascent-override:${face.ascentOverride};` +
  `descent-override:${face.descentOverride};line-gap-override:${face.lineGapOverride}}`;

/** The script that a page of this language is mostly written in. */
const scriptOf: Readonly<Record<GuestLocale, FontScript>> = {
  he: 'hebrew',
  en: 'latin',
  ar: 'arabic',
  ru: 'cyrillic',
};

/** Letters that only some menus have. */
const rareLetters: Partial<Record<FontScript, RegExp>> = {
  accents: /[\u00aa-\u00ff\u0152\u0153]/,
  arabic: /[\u0600-\u06ff]/,
  cyrillic: /[\u0400-\u045f]/,
};

/** Whether a page of this language that shows this text should name the face. */
export const isFaceFor =
  (locale: GuestLocale, text: string) =>
  ({ script }: FontFace): boolean =>
    script === scriptOf[locale] || (rareLetters[script]?.test(text) ?? true);

/** Whether a page of whose texts nothing is known should: what the typeface itself has. */
export const isOwnFace = ({ isBorrowed }: FontFace): boolean => !isBorrowed;

/**
 * The `@font-face` rules of one font, to be written into the page's own style element. A face costs no download until a
 * character of its range is shown; naming only some keeps the rules short.
 */
export const fontFaceCss = (
  id: FontId,
  files: FontFiles,
  isNamed: (face: FontFace) => boolean = () => true,
): string => {
  const typeface = typefaceOf[id];
  const faces = files.faces.filter(isNamed);
  return [
    ...faces.map((face) => faceRule(typeface.family, face)),
    ...files.fallbacks.map((face) => fallbackRule(fallbackFamilyOf(typeface), face)),
  ].join('');
};

/** The few files worth a `<link rel=preload as=font crossorigin>`: the first weight of the scripts a page certainly shows. */
export const fontPreloads = (files: FontFiles, locale: GuestLocale): string[] =>
  [scriptOf[locale], 'common'].flatMap(
    (script) => files.faces.find((face) => face.script === script)?.url ?? [],
  );
