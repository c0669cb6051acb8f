import { cutLines } from './cut-lines.ts';
import { unfoldColumns } from './unfold-columns.ts';
import { withoutTrailing } from './without-trailing.ts';

/** Longer lines are no names: they are taken as text, unread, so that no pattern works long on them. */
const longestLine = 400;

export type SourceLine = {
  /** Of the source, from 1. */
  number: number;
  /** What is written, without bullets, stamps and ornaments. Inner tabs and wide gaps stay: they part columns. */
  text: string;
  isBlank: boolean;
  /** Nothing but dashes or the like. */
  isRule: boolean;
  isTooLong: boolean;
  isIndented: boolean;
  isBulleted: boolean;
  /** Between asterisks, tildes or pipes, or begun by a picture. */
  isOrnate: boolean;
  /** Begun by an asterisk, as a footnote is. */
  isStarred: boolean;
  /** It begins with a small letter where names begin with capitals, as what is said of a dish does. */
  beginsSmall: boolean;
};

const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad\u061c]/g;
const otherSpaces = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;
/** `[12/03/2026, 18:22:41] Yossi: ` and `12.3.26, 9:12 - Yossi: `, as WhatsApp writes them. */
const messageStamp =
  /^\[?\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?,? {1,2}\d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)?\]?(?: -)? [^:]{1,40}: /i;
const bullet = /^(?:[•●○▪◦■□►▶➤✔✓·∙]\s*|[-–—*>]\s+|-(?=[^\s\d-]))/;
const numbering = /^\d{1,3}[.)]\s+(?=\D)/;
const ruleLine = /^[-–—=_*~.•·#+\s]{2,}$/;
const wrapped = /^(?:\*\S.*\*|~.*~|\|.*\||=.*=|#+ .*|_\S.*_|\[.*\]|--.*--|•.*•|<.*>)$/;
const beganBold = /^\*[^\s*][^*]*\*/;
const picture = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{1f1e6}-\u{1f1ff}\ufe0f\u20e3\s]+/u;
const pictureLetter = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{1f1e6}-\u{1f1ff}\ufe0f\u20e3]$/u;
/** `Name ......... 32`: what leads the eye to the price parts columns, as a tab does. */
const leaders = /[.…·_‥]{3,}|(?: \.){3,}/g;
const leadingPrice = /^[₪\s]*\d[\d.,]*(?: ?₪)?[\s\-–—]+/;
const edges = /^[\s*~=#|_<>[\]]+/;
const edgeLetter = /^[*~=#|_<>\]]$/;

const withoutEnd = (text: string, kind: RegExp): string => withoutTrailing(text.trimEnd(), kind).trimEnd();

const readSourceLine = (raw: string, number: number): SourceLine => {
  const visible = raw.replace(invisible, '').replace(otherSpaces, ' ');
  const said = visible.trim().slice(0, longestLine).replace(messageStamp, '');
  const isTooLong = visible.trim().length > longestLine;
  const isRule = ruleLine.test(said);
  const withoutBullet = said.replace(bullet, '');
  const isOrnate = wrapped.test(said) || beganBold.test(said) || picture.test(withoutBullet);
  const isList = withoutBullet !== said && !isOrnate;
  const bare = withoutBullet
    .replace(leaders, '\t')
    .replace(picture, '')
    .replace(numbering, '')
    .replace(beganBold.test(said) ? /\*/g : edges, '')
    .replace(edges, '')
    .replace(picture, '');
  const stripped = withoutEnd(withoutEnd(bare, pictureLetter), edgeLetter);
  // A line that is all ornament but for its number is still a line.
  const text = stripped === '' && /[\p{L}\p{N}]/u.test(said) ? said : stripped;
  return {
    number,
    text,
    isBlank: said === '' || (text === '' && !isRule),
    isRule,
    isTooLong,
    isIndented: /^[ \t]{2,}|^\t/.test(visible),
    isBulleted: isList || numbering.test(withoutBullet),
    isOrnate,
    isStarred: said.startsWith('*') && !isOrnate,
    beginsSmall: /^[a-z]/.test(text.replace(leadingPrice, '')),
  };
};

/** A source whose every line is followed by an empty one: there the empty ones say nothing. */
const isDoubleSpaced = (lines: readonly SourceLine[]): boolean => {
  const written = lines.filter(({ isBlank }) => !isBlank).length;
  const followed = lines.filter((line, index) => !line.isBlank && (lines[index + 1]?.isBlank ?? true)).length;
  return written >= 6 && followed > written * 0.9;
};

/** Where all lines are, it says nothing of one. */
const areMostIndented = (lines: readonly SourceLine[]): boolean => {
  const written = lines.filter(({ isBlank }) => !isBlank);
  return written.filter(({ isIndented }) => isIndented).length > written.length / 2;
};
const wordsOutsideBrackets = (text: string): number =>
  text
    .replace(/\([^()]{0,60}\)/g, '')
    .trim()
    .split(/\s+/).length;
/** A menu in small letters only: there they say nothing. */
const isAllSmall = (lines: readonly SourceLine[]): boolean => {
  const names = lines.filter(({ text }) => /\d/.test(text) && /^[a-z]/i.test(text.replace(leadingPrice, '')));
  return names.filter(({ beginsSmall }) => beginsSmall).length > names.length / 2;
};

/** `C4 Chicken`: the code of a dish, when many have one. */
const code = /^[A-Z]{1,2}\d{1,3}[.):]?\s+(?=\p{L})/u;

export const readSourceLines = (source: string): SourceLine[] => {
  const lines = unfoldColumns(cutLines(source)).map(({ raw, number }) => readSourceLine(raw, number));
  const hasCodes = lines.filter(({ text }) => code.test(text)).length >= 3;
  const coded = hasCodes ? lines.map((line) => ({ ...line, text: line.text.replace(code, '') })) : lines;
  const [isSmall, isInset] = [isAllSmall(coded), areMostIndented(coded)];
  const plain = coded.map((line) => ({
    ...line,
    beginsSmall: line.beginsSmall && (!isSmall || wordsOutsideBrackets(line.text) > 5),
    isIndented: line.isIndented && !isInset,
  }));
  if (!isDoubleSpaced(plain)) return plain;
  return plain.filter((line, index) => !line.isBlank || plain[index - 1]?.isBlank);
};
