const between = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/**
 * How a typeface is cut. A Hebrew page fetches `hebrew` and `common`, an English one `latin` and `common`; the rest is
 * fetched only when a dish has a word in it. `source` is the file of the package the characters come from.
 * Niqqud is left to the system's font: it costs a third of the Hebrew file and menus do not use it.
 */
export const scripts = [
  {
    name: 'hebrew',
    source: 'hebrew',
    // Letters, maqaf, geresh, gershayim and the shekel sign.
    characters: `${between(0x5d0, 0x5ea)}\u05be\u05f3\u05f4₪`,
  },
  { name: 'common', source: 'latin', characters: ` \u00a00123456789.,:;!?'"()/-+%&–—…·×•“”‘’` },
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
  // Arabic letters are joined by substitution: the whole file, with all its features. Its range is named here, because the
  // file also has a few Latin letters and would otherwise be fetched by every page.
  {
    name: 'arabic',
    source: 'arabic',
    characters: null,
    range: 'U+600-6FF,U+750-77F,U+FB50-FDFF,U+FE70-FEFC',
  },
];

/** What ordinary text needs; the numerators, swashes and stylistic sets of a typeface are dropped with their glyphs. */
export const textFeatures = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

/** `[0x5d0, 0x5d1, 0x5d2, 0x20aa]` → `U+5D0-5D2,U+20AA`. */
export const unicodeRange = (codePoints) => {
  const runs = [];
  for (const code of codePoints) {
    const run = runs.at(-1);
    if (run && code === run.last + 1) run.last = code;
    else runs.push({ first: code, last: code });
  }
  const hex = (code) => code.toString(16).toUpperCase();
  return runs.map(({ first, last }) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(',');
};
