import { typefaces } from '../../core/theme/fonts.ts';

const notoNaskhArabic = {
  key: 'noto-naskh-arabic',
  package: '@fontsource-variable/noto-naskh-arabic',
  weights: { from: 400, to: 700 },
};
const notoSerif = {
  key: 'noto-serif',
  package: '@fontsource-variable/noto-serif',
  weights: { from: 400, to: 700 },
};

/** Where letters come from that a typeface lacks: another of its kind, under its own family name. */
export const lenders = {
  sans: { hebrew: typefaces.rubik, arabic: typefaces.rubik, cyrillic: typefaces.rubik },
  serif: { arabic: notoNaskhArabic, cyrillic: notoSerif },
};
