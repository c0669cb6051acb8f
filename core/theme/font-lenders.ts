import { type Typeface, typefaces } from './fonts.ts';

/** The file of a package that letters come from; `latin` has digits and punctuation too. */
export const fontSources = ['hebrew', 'latin', 'cyrillic', 'arabic'] as const;
export type FontSource = (typeof fontSources)[number];

const notoNaskhArabic: Typeface = {
  key: 'noto-naskh-arabic',
  family: 'Noto Naskh Arabic',
  kind: 'serif',
  weights: { from: 400, to: 700 },
};
const notoSerif: Typeface = {
  key: 'noto-serif',
  family: 'Noto Serif',
  kind: 'serif',
  weights: { from: 400, to: 700 },
};

/** Where letters come from that a typeface lacks: another of its kind, under its own family name. */
export const lenders: Readonly<Record<Typeface['kind'], Readonly<Partial<Record<FontSource, Typeface>>>>> = {
  sans: { hebrew: typefaces.rubik, arabic: typefaces.rubik, cyrillic: typefaces.rubik },
  serif: { arabic: notoNaskhArabic, cyrillic: notoSerif },
};
