/** Width of a text in a size, in the units of the drawing. Whoever draws knows the font. */
export type Measure = (text: string, size: number) => number;

export type FittedText = { readonly size: number; readonly lines: readonly string[] };

type Room = {
  readonly width: number;
  /** Tried one after the other: large and few lines first. */
  readonly tries: readonly { readonly size: number; readonly lines: number }[];
};

/** The largest of the given sizes in which the text fits; in the smallest it is broken inside words, then cut with an ellipsis. */
export const fitText = (text: string, { width, tries }: Room, measure: Measure): FittedText => {
  const words = wordsOf(text);
  const fits = (size: number) => (line: string) => measure(line, size) <= width;
  for (const { size, lines } of tries) {
    const wrapped = wrap(words, fits(size));
    if (wrapped.length <= lines && wrapped.every(fits(size))) return { size, lines: wrapped };
  }
  const { size, lines } = tries.at(-1) ?? { size: 0, lines: 0 };
  return {
    size,
    lines: cut(
      wrap(
        words.flatMap((word) => breakWord(word, fits(size))),
        fits(size),
      ),
      lines,
      fits(size),
    ),
  };
};

/**
 * All of a text in lines of this width; a word that is wider than a line is broken, and what is tied by a no-break space
 * is one word.
 */
export const wrapText = (text: string, width: number, size: number, measure: Measure): string[] => {
  const fits = (line: string) => measure(untied(line), size) <= width;
  return text.split('\n').flatMap((paragraph) => {
    const lines = wrap(
      tiedWordsOf(paragraph).flatMap((word) => pieces(word, fits)),
      fits,
    );
    return withoutLoneWord(lines, fits).map(untied);
  });
};

/** A word that would stand alone on the last line is joined by the one before it. */
const withoutLoneWord = (lines: readonly string[], fits: Fits): string[] => {
  const [above = '', last = ''] = lines.slice(-2);
  const words = above.split(' ');
  const joined = `${words.at(-1)} ${last}`;
  if (lines.length < 2 || last.includes(' ') || words.length < 3 || !fits(joined)) return [...lines];
  return [...lines.slice(0, -2), words.slice(0, -1).join(' '), joined];
};

const tie = '\u00a0';
/** Words that stay on one line: a number and what it means. */
export const tied = (...words: readonly string[]): string => words.join(tie);
const untied = (line: string): string => line.replaceAll(tie, ' ');
const tiedWordsOf = (text: string): string[] =>
  text
    .trim()
    .split(/[^\S\u00a0]+/u)
    .filter(Boolean);
const wordsOf = (text: string): string[] => text.trim().split(/\s+/u).filter(Boolean);
const pieces = (word: string, fits: Fits): string[] => (fits(word) ? [word] : breakWord(word, fits));

type Fits = (line: string) => boolean;

const wrap = (words: readonly string[], fits: Fits): string[] => {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

/** By characters as people see them: a letter keeps its marks. */
const charactersOf = (text: string): string[] =>
  [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);

const breakWord = (word: string, fits: Fits): string[] => {
  const pieces: string[] = [];
  for (const character of charactersOf(word)) {
    const last = pieces.at(-1);
    if (last !== undefined && fits(last + character)) pieces[pieces.length - 1] = last + character;
    else pieces.push(character);
  }
  return pieces;
};

const cut = (lines: readonly string[], count: number, fits: Fits): string[] => {
  if (lines.length <= count) return [...lines];
  const fitting = lines.slice(0, count);
  const last = charactersOf(fitting.at(-1) ?? '');
  while (last.length > 0 && !fits(`${last.join('').trimEnd()}…`)) last.pop();
  return [...fitting.slice(0, -1), `${last.join('').trimEnd()}…`];
};
