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

export const typefaces = {
  rubik: {
    key: 'rubik',
    family: 'Rubik',
    kind: 'sans',
    weights: textWeights,
  },
  frankRuhlLibre: {
    key: 'frank-ruhl-libre',
    family: 'Frank Ruhl Libre',
    kind: 'serif',
    weights: textWeights,
  },
  bellefair: {
    key: 'bellefair',
    family: 'Bellefair',
    kind: 'serif',
    weights: [400],
  },
  alef: { key: 'alef', family: 'Alef', kind: 'sans', weights: [400, 700] },
  assistant: {
    key: 'assistant',
    family: 'Assistant',
    kind: 'sans',
    weights: textWeights,
  },
  arimo: {
    key: 'arimo',
    family: 'Arimo',
    kind: 'sans',
    weights: textWeights,
  },
  davidLibre: {
    key: 'david-libre',
    family: 'David Libre',
    kind: 'serif',
    weights: [400, 700],
  },
  mPlusRounded: {
    key: 'm-plus-rounded-1c',
    family: 'M PLUS Rounded 1c',
    kind: 'sans',
    weights: [400, 700],
  },
  notoSansHebrew: {
    key: 'noto-sans-hebrew',
    family: 'Noto Sans Hebrew',
    kind: 'sans',
    weights: textWeights,
  },
  vazirmatn: {
    key: 'vazirmatn',
    family: 'Vazirmatn',
    kind: 'sans',
    weights: textWeights,
  },
} as const satisfies Record<string, Typeface>;

export const typefaceOf: Readonly<Record<FontId, Typeface>> = {
  'modern-sans': typefaces.rubik,
  'classic-serif': typefaces.frankRuhlLibre,
  'elegant-script': typefaces.bellefair,
  alef: typefaces.alef,
  assistant: typefaces.assistant,
  arimo: typefaces.arimo,
  'david-libre': typefaces.davidLibre,
  'frank-ruhl-libre': typefaces.frankRuhlLibre,
  'm-plus-rounded-1c': typefaces.mPlusRounded,
  'noto-sans-hebrew': typefaces.notoSansHebrew,
  rubik: typefaces.rubik,
  vazirmatn: typefaces.vazirmatn,
};

/** A local face stretched to the metrics of the real one, so that nothing jumps when the font arrives. */
export const fallbackFamilyOf = (typeface: Typeface): string => `${typeface.family} Fallback`;

/** The value of `font-family` for a menu that chose this font. */
export const fontStackOf = (id: FontId): string => {
  const typeface = typefaceOf[id];
  const generic = typeface.kind === 'serif' ? 'serif' : 'sans-serif';
  return `'${typeface.family}','${fallbackFamilyOf(typeface)}',${generic}`;
};
