/** A line of a paragraph: a range of it, without the space at which it was broken. */
export type TextLine = { readonly start: number; readonly end: number };

/** Joins what is one character to its reader: it must not be torn. */
const joinsBefore = /^(?:\p{M}|\u200c|\u200d)/u;
const isLead = (unit: number): boolean => unit >= 0xd800 && unit < 0xdc00;

const nextBreak = (text: string, index: number): number => {
  let next = index + (isLead(text.charCodeAt(index)) ? 2 : 1);
  while (next < text.length && joinsBefore.test(text.slice(next, next + 2))) next += 1;
  return Math.min(next, text.length);
};

/** As much of a word as fits into a line of its own; at least one character, however narrow the line. */
const headOf = (text: string, word: TextLine, widthOf: (line: TextLine) => number, width: number): number => {
  let end = nextBreak(text, word.start);
  while (end < word.end) {
    const further = Math.min(nextBreak(text, end), word.end);
    if (widthOf({ start: word.start, end: further }) > width) break;
    end = further;
  }
  if (end >= word.end) return end;
  // Better after a hyphen of its own than amid a syllable.
  const hyphen = Math.max(...['-', '־'].map((mark) => text.lastIndexOf(mark, end - 1)));
  return hyphen > word.start ? nextBreak(text, hyphen) : end;
};

const wordsOf = (text: string): TextLine[] =>
  [...text.matchAll(/[^ ]+/g)].map(({ 0: word, index }) => ({ start: index, end: index + word.length }));

/** Breaks in logical order at spaces; a word that is longer than a line is torn, at its hyphen if it can be. */
export const wrapText = (text: string, widthOf: (line: TextLine) => number, width: number): TextLine[] => {
  const lines: TextLine[] = [];
  let line: TextLine | null = null;
  for (const word of wordsOf(text)) {
    const longer: TextLine = { start: line?.start ?? word.start, end: word.end };
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    let rest = word;
    while (widthOf(rest) > width) {
      const end = headOf(text, rest, widthOf, width);
      if (end >= rest.end) break;
      lines.push({ start: rest.start, end });
      rest = { start: end, end: rest.end };
    }
    line = rest;
  }
  return line ? [...lines, line] : lines;
};
