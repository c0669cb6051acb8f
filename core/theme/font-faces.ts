import { type FontId, fallbackFamilyOf, typefaceOf } from './fonts.ts';

/** What the font build leaves behind (`fonts.json`): for each font id, the files to link. */
export type FontManifest = Readonly<Record<FontId, FontFiles>>;
export type FontFiles = { readonly faces: readonly FontFace[]; readonly fallbacks: readonly FallbackFace[] };

/** `common` is digits and punctuation, which every language needs. */
export type FontScript = 'hebrew' | 'common' | 'latin' | 'accents' | 'arabic' | 'cyrillic';
type FontFace = {
  readonly script: FontScript;
  readonly url: string;
  readonly bytes: number;
  /** `400` or, for a variable face, `400 700`. */
  readonly weight: string;
  readonly style: 'normal';
  readonly unicodeRange: string;
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

/**
 * The `@font-face` rules of one font, to be written into the page's own style element. A face costs no download until a
 * character of its range is shown; naming the scripts only keeps the rules short.
 */
export const fontFaceCss = (id: FontId, files: FontFiles, scripts?: readonly FontScript[]): string => {
  const typeface = typefaceOf[id];
  const faces = scripts ? files.faces.filter((face) => scripts.includes(face.script)) : files.faces;
  return [
    ...faces.map((face) => faceRule(typeface.family, face)),
    ...files.fallbacks.map((face) => fallbackRule(fallbackFamilyOf(typeface), face)),
  ].join('');
};

/** The few files worth a `<link rel=preload as=font crossorigin>`: the first weight of the scripts a page certainly shows. */
export const fontPreloads = (files: FontFiles, scripts: readonly FontScript[]): string[] =>
  scripts.flatMap((script) => files.faces.find((face) => face.script === script)?.url ?? []);
