/**
 * The local fonts that stand in until a typeface arrives. `width` is the mean advance of the samples below, in ems,
 * measured on Arimo and Tinos, which have the metrics of Arial and Times New Roman by design.
 */
const localFonts = {
  sans: { local: ['Arial', 'Liberation Sans', 'Roboto'], width: { hebrew: 0.5071, latin: 0.4822 } },
  serif: {
    local: ['Times New Roman', 'Liberation Serif', 'Noto Serif'],
    width: { hebrew: 0.4647, latin: 0.4406 },
  },
};

export const samples = {
  hebrew: 'שניצלתלאביביבציפויפריךעםפירהחמאהוסלטירקותקצוץדקטרימהשוקמוגשעםלימוןכבושוטחינה',
  latin: 'CrispyTelAvivschnitzelwithbuttermashandafinelychoppedsaladoffreshmarketvegetablesandlemon',
};

const meanWidth = (font, sample) => {
  const codePoints = [...sample].map((character) => character.codePointAt(0));
  if (!codePoints.every((codePoint) => font.hasGlyphForCodePoint(codePoint)))
    throw new Error(`The font lacks letters of the sample ${sample}.`);
  const widths = codePoints.map((codePoint) => font.glyphForCodePoint(codePoint).advanceWidth);
  return widths.reduce((sum, width) => sum + width, 0) / widths.length / font.unitsPerEm;
};

/** Browsers take hhea, unless the font asks for the typographic metrics. */
const lineMetrics = ({ hhea, 'OS/2': os2 }) =>
  os2?.fsSelection.useTypoMetrics
    ? { ascent: os2.typoAscender, descent: -os2.typoDescender, lineGap: os2.typoLineGap }
    : { ascent: hhea.ascent, descent: -hhea.descent, lineGap: hhea.lineGap };

const percent = (part) => `${(part * 100).toFixed(1)}%`;

/** The general face first: a later rule wins where ranges overlap, so Hebrew letters take the Hebrew one. */
export const fallbackFaces = (kind, fonts) =>
  [
    { script: 'latin', unicodeRange: 'U+0-10FFFF' },
    { script: 'hebrew', unicodeRange: 'U+590-5FF' },
  ].map(({ script, unicodeRange }) => {
    const { local, width } = localFonts[kind];
    const sizeAdjust = meanWidth(fonts[script], samples[script]) / width[script];
    // All lines of a page take the Latin file's height: a stand-in for the Hebrew letters must not change it.
    const { ascent, descent, lineGap } = lineMetrics(fonts.latin);
    const override = (value) => percent(value / fonts.latin.unitsPerEm / sizeAdjust);
    return {
      local,
      unicodeRange,
      sizeAdjust: percent(sizeAdjust),
      ascentOverride: override(ascent),
      descentOverride: override(descent),
      lineGapOverride: override(lineGap),
    };
  });
