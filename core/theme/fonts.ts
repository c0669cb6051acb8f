/** The fonts an owner may choose for a menu, by the ids that the contract carries. */
export const fontIds = [
  'modern-sans',
  'classic-serif',
  'elegant-script',
  'alef',
  'assistant',
  'arimo',
  'david-libre',
  'frank-ruhl-libre',
  'm-plus-rounded-1c',
  'noto-sans-hebrew',
  'rubik',
  'vazirmatn',
] as const;
export type FontId = (typeof fontIds)[number];
export const defaultFontId: FontId = 'modern-sans';
export const isFontId = (value: unknown): value is FontId => fontIds.some((id) => id === value);

/** A typeface that is really loaded; several ids may share one. */
export type Typeface = {
  /** Also its name in Fontsource and the beginning of its file names. */
  readonly key: string;
  readonly family: string;
  readonly kind: 'sans' | 'serif';
  /** Variable faces carry a range in one file; static ones have a file for each weight. */
  readonly weights: { readonly from: number; readonly to: number } | readonly number[];
};

const textWeights = { from: 400, to: 700 } as const;

// Apart from each other, so that a page that knows only the ids leaves them out.
const rubik: Typeface = {
  key: 'rubik',
  family: 'Rubik',
  kind: 'sans',
  weights: textWeights,
};
const frankRuhlLibre: Typeface = {
  key: 'frank-ruhl-libre',
  family: 'Frank Ruhl Libre',
  kind: 'serif',
  weights: textWeights,
};
const bellefair: Typeface = {
  key: 'bellefair',
  family: 'Bellefair',
  kind: 'serif',
  weights: [400],
};
const alef: Typeface = { key: 'alef', family: 'Alef', kind: 'sans', weights: [400, 700] };
const assistant: Typeface = {
  key: 'assistant',
  family: 'Assistant',
  kind: 'sans',
  weights: textWeights,
};
const arimo: Typeface = {
  key: 'arimo',
  family: 'Arimo',
  kind: 'sans',
  weights: textWeights,
};
const davidLibre: Typeface = {
  key: 'david-libre',
  family: 'David Libre',
  kind: 'serif',
  weights: [400, 700],
};
const mPlusRounded: Typeface = {
  key: 'm-plus-rounded-1c',
  family: 'M PLUS Rounded 1c',
  kind: 'sans',
  weights: [400, 700],
};
const notoSansHebrew: Typeface = {
  key: 'noto-sans-hebrew',
  family: 'Noto Sans Hebrew',
  kind: 'sans',
  weights: textWeights,
};
const vazirmatn: Typeface = {
  key: 'vazirmatn',
  family: 'Vazirmatn',
  kind: 'sans',
  weights: textWeights,
};

export const typefaces = {
  rubik,
  frankRuhlLibre,
  bellefair,
  alef,
  assistant,
  arimo,
  davidLibre,
  mPlusRounded,
  notoSansHebrew,
  vazirmatn,
};

export const typefaceOf: Readonly<Record<FontId, Typeface>> = {
  'modern-sans': rubik,
  'classic-serif': frankRuhlLibre,
  'elegant-script': bellefair,
  alef,
  assistant,
  arimo,
  'david-libre': davidLibre,
  'frank-ruhl-libre': frankRuhlLibre,
  'm-plus-rounded-1c': mPlusRounded,
  'noto-sans-hebrew': notoSansHebrew,
  rubik,
  vazirmatn,
};

/** A local face stretched to the metrics of the real one, so that nothing jumps when the font arrives. */
export const fallbackFamilyOf = (typeface: Typeface): string => `${typeface.family} Fallback`;

/** The value of `font-family` for a menu that chose this font. */
export const fontStackOf = (id: FontId): string => {
  const typeface = typefaceOf[id];
  const generic = typeface.kind === 'serif' ? 'serif' : 'sans-serif';
  return `'${typeface.family}','${fallbackFamilyOf(typeface)}',${generic}`;
};
