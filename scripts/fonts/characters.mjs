const between = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/**
 * How a typeface is cut. A Hebrew page fetches `hebrew` and `common`, an English one `latin` and `common`, and so on; the
 * rest is fetched only when a dish has a word in it. `source` is the file of the package the characters come from.
 * Niqqud is left to the system's font: it costs a third of the Hebrew file and menus do not use it.
 */
export const scripts = [
  {
    name: 'hebrew',
    source: 'hebrew',
    // Letters, maqaf, geresh, gershayim and the shekel sign.
    characters: `${between(0x5d0, 0x5ea)}\u05be\u05f3\u05f4₪`,
  },
  // With the quotation marks of Russian and Arabic: a quoted name must not cost a page another file.
  { name: 'common', source: 'latin', characters: ` \u00a00123456789.,:;!?'"()/-+%&–—…·×•“”‘’«»` },
  {
    name: 'latin',
    source: 'latin',
    characters: `${between(0x41, 0x5a)}${between(0x61, 0x7a)}@#*_=<>[]{}|\\$€©®™`,
  },
  {
    name: 'accents',
    source: 'latin',
    characters: `${between(0xc0, 0xd6)}${between(0xd8, 0xf6)}${between(0xf8, 0xff)}Œœ½¼¾°ªº`,
  },
  { name: 'cyrillic', source: 'cyrillic', characters: `${between(0x400, 0x45f)}№` },
  {
    name: 'arabic',
    source: 'arabic',
    // Letters, vowel signs, punctuation and digits of Arabic, and the letters that Persian adds.
    characters: `${between(0x621, 0x63a)}${between(0x640, 0x652)}،؛؟٪٫٬\u0670\u0671پچژڤکگی${between(0x660, 0x669)}`,
    // A letter has up to four shapes, which are joined by substitution: without these it falls apart.
    features: [
      'ccmp',
      'locl',
      'isol',
      'init',
      'medi',
      'fina',
      'rlig',
      'calt',
      'liga',
      'curs',
      'kern',
      'mark',
      'mkmk',
    ],
  },
];

/** What ordinary text needs; the numerators, swashes and stylistic sets of a typeface are dropped with their glyphs. */
export const textFeatures = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

const claimed = new Set(
  scripts.flatMap(({ characters }) => [...characters].map((one) => one.codePointAt(0))),
);

/** A hole of a few characters that no face has is not worth the bytes that every page would say it in. */
const isSmallHole = (from, to) =>
  to - from < 32 &&
  !Array.from({ length: to - from - 1 }, (_, index) => from + 1 + index).some((code) => claimed.has(code));

/** `[0x5d0, 0x5d1, 0x5d2, 0x20aa]` → `U+5D0-5D2,U+20AA`. */
export const unicodeRange = (codePoints) => {
  const runs = [];
  for (const code of codePoints) {
    const run = runs.at(-1);
    if (run && isSmallHole(run.last, code)) run.last = code;
    else runs.push({ first: code, last: code });
  }
  const hex = (code) => code.toString(16).toUpperCase();
  return runs.map(({ first, last }) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(',');
};
