import type { Browsers } from './browser-table.ts';

/*
 * What browsers learnt in the last years, and since which version; from the compatibility tables of MDN. What is not
 * here is older than every browser of the table, or harmless where it is missing.
 */
export type Feature = Browsers & { readonly name: string };

/** No version has it. */
const never = Number.POSITIVE_INFINITY;

const feature = (name: string, safari: number, chromium: number, firefox: number): Feature => ({
  name,
  safari,
  chromium,
  firefox,
});

/** Called as written, or as a method of anything: `Array.prototype.toSorted` is every `.toSorted()`. */
export const newerInterfaces: readonly Feature[] = [
  feature('AbortSignal.timeout', 16, 103, 100),
  feature('AbortSignal.any', 17.4, 116, 124),
  feature('Array.fromAsync', 16.4, 121, 115),
  feature('Array.prototype.findLast', 15.4, 97, 104),
  feature('Array.prototype.findLastIndex', 15.4, 97, 104),
  feature('Array.prototype.toReversed', 16, 110, 115),
  feature('Array.prototype.toSorted', 16, 110, 115),
  feature('Array.prototype.toSpliced', 16, 110, 115),
  feature('Element.prototype.checkVisibility', 17.4, 105, 106),
  feature('Error.isError', 26.2, 134, 138),
  feature('HTMLElement.prototype.showPopover', 17, 114, 125),
  feature('HTMLElement.prototype.hidePopover', 17, 114, 125),
  feature('Map.groupBy', 17.4, 117, 119),
  feature('Math.sumPrecise', 26.2, 147, 137),
  feature('Object.groupBy', 17.4, 117, 119),
  feature('Object.hasOwn', 15.4, 93, 92),
  feature('Promise.try', 18.2, 128, 134),
  feature('Promise.withResolvers', 17.4, 119, 121),
  feature('RegExp.escape', 18.2, 136, 134),
  feature('Set.prototype.isSubsetOf', 17, 122, 127),
  feature('String.prototype.isWellFormed', 16.4, 111, 119),
  feature('String.prototype.toWellFormed', 16.4, 111, 119),
  feature('URL.canParse', 17, 120, 115),
  feature('URL.parse', 18, 126, 126),
  feature('Uint8Array.fromBase64', 18.2, 140, 133),
  feature('requestIdleCallback', never, 47, 55),
  feature('structuredClone', 15.4, 98, 94),
];

/** In a regular expression, which fails when the file is read, not when the line is reached. */
export const newerPatterns: readonly (Feature & { pattern: RegExp })[] = [
  { ...feature('lookbehind', 16.4, 62, 78), pattern: /\(\?<[=!]/ },
  { ...feature('modifiers', 26, 125, 132), pattern: /\(\?[ims]+(?:-[ims]+)?:/ },
];
export const newerFlags: readonly (Feature & { flag: string })[] = [
  { ...feature('flag v', 17, 112, 116), flag: 'v' },
];

/** By the parser's name. */
export const newerSyntax: readonly Feature[] = [feature('StaticBlock', 16.4, 94, 93)];

/** Where it is missing, the declaration, the rule or the whole block is lost. */
export const newerStyles: readonly (Feature & { pattern: RegExp })[] = [
  { ...feature('color-mix()', 16.2, 111, 113), pattern: /color-mix\(/ },
  { ...feature('light-dark()', 17.5, 123, 120), pattern: /light-dark\(/ },
  { ...feature('oklch()', 15.4, 111, 113), pattern: /oklch\(/ },
  { ...feature('a range in a media query', 16.4, 104, 102), pattern: /\([\w-]+\s*[<>]=?/ },
  { ...feature('@layer', 15.4, 99, 97), pattern: /@layer\b/ },
  { ...feature('@container', 16, 105, 110), pattern: /@container\b/ },
  { ...feature('@property', 16.4, 85, 128), pattern: /@property\b/ },
  { ...feature('@scope', 17.4, 118, 146), pattern: /@scope\b/ },
  { ...feature('@starting-style', 17.5, 117, 129), pattern: /@starting-style\b/ },
  { ...feature('nesting', 17.2, 120, 117), pattern: /[{;}]\s*&/ },
  { ...feature(':has()', 15.4, 105, 121), pattern: /:has\(/ },
  { ...feature('dvh, svh, lvh', 15.4, 108, 101), pattern: /\d[dsl]v[hw]\b/ },
];

/** Rules that a page can do without: they refine what older browsers show a little more plainly. */
export const refinements: readonly string[] = [
  // The page behind a dialog scrolls.
  'html:has(dialog[open])',
  // The name in the header is there from the start.
  'header:has(',
  // An option that is full is not greyed.
  '.option:has(',
  // The column of prices and the head of the minimal layout.
  '.minimal:has(',
  'main:has(',
  // The column of totals.
  '.my-orders:has(',
];
