import { isSentence, kindOf, type LineKind, readsLikeParts } from './line-kind.ts';
import { findPageNotes } from './lines/page-notes.ts';
import type { SourceLine } from './lines/source-line.ts';
import { findPriceSides } from './price-side.ts';
import { isKnownSection, isPlural } from './words.ts';

/** Lines that wait for their price get it within so many lines, or were not waiting. */
const longestWait = 4;
/** A longer one is no list of a section. */
const longestList = 40;

/** A name may say what goes with it, but in one phrase. */
const isNoName = (line: SourceLine): boolean =>
  isSentence(line) || readsLikeParts(line.text, line.beginsSmall);
const isNextHeading = ({ text, isOrnate }: SourceLine): boolean =>
  isOrnate || text.endsWith(':') || (isKnownSection(text) && isPlural(text));

/** What the lines ahead are. Each is looked at once, however often it is asked for. */
export const lookAhead = (lines: readonly SourceLine[], sizeCount: () => number) => {
  const sides = findPriceSides(lines);
  const notes = findPageNotes(lines);
  const kinds: { sizeCount: number; read: LineKind }[] = [];
  const kindAt = (at: number): LineKind => {
    const line = lines[at];
    if (!line) return { kind: 'blank' };
    const count = sizeCount();
    const known = kinds[at];
    if (known?.sizeCount === count) return known.read;
    const read: LineKind = notes.has(at) ? { kind: 'note' } : kindOf(line, count, sides[at] ?? 'unknown');
    kinds[at] = { sizeCount: count, read };
    return read;
  };

  // Found once for all, because a source may be all empty lines.
  const nextWritten: number[] = [];
  for (let at = lines.length - 1, next = lines.length; at >= 0; at -= 1) {
    nextWritten[at] = next;
    if (!lines[at]?.isBlank) next = at;
  }

  const lastWritten = lines.findLastIndex(({ isBlank }) => !isBlank);
  const lastBlank = lines.slice(0, lastWritten).findLastIndex(({ isBlank }) => isBlank);

  /** How many plain lines there are from here to the price below them; 0 when another kind comes first. */
  const linesToPrice = (at: number): number => {
    for (let next = at; next <= at + longestWait; next += 1) {
      const { kind } = kindAt(next);
      if (kind === 'price') return next - at;
      if (kind !== 'plain') return 0;
    }
    return 0;
  };
  /** So many lines the dishes have that stand right below the price of another: 0 without any. */
  const usualLines = (): number => {
    const counts = new Map<number, number>();
    lines.forEach((_, at) => {
      const count = at > 0 && kindAt(at - 1).kind === 'price' ? linesToPrice(at) : 0;
      if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1);
    });
    const [most] = [...counts].sort(([, one], [, other]) => other - one);
    return most?.[0] ?? 0;
  };
  let usual: number | null = null;

  return {
    kindAt,
    /** Where each dish has its price on a line of its own: how many lines more than other dishes it would have. */
    linesTooMany: (at: number): number => {
      usual ??= usualLines();
      return usual > 0 ? linesToPrice(at) - usual : 0;
    },
    /** A dish stands below it, or below what is said of when or how it is served. */
    leadsToDish: (at: number): boolean => {
      const next = lines[at + 1];
      const isAside = ['note', 'timed'].includes(kindAt(at + 1).kind) || (next?.beginsSmall ?? false);
      return kindAt(isAside ? at + 2 : at + 1).kind === 'dish';
    },
    /** Where the lines that begin here end, when they are two or more and nothing but short names. */
    endOfNames: (at: number): number | null => {
      let end = at;
      for (let line = lines[end]; line && end - at < longestList; end += 1, line = lines[end])
        if (kindAt(end).kind !== 'plain' || isNoName(line) || isNextHeading(line)) break;
      if (kindAt(end).kind === 'dish') end -= 1; // The heading of the next section.
      return end - at >= 2 ? end : null;
    },
    nextWritten: (at: number): number => nextWritten[at] ?? lines.length,
    kindOfNextWritten: (at: number): LineKind => kindAt(nextWritten[at] ?? lines.length),
    /** No blank line parts it from the end. */
    isInLastBlock: (at: number): boolean => at > lastBlank,
    isLastWritten: (at: number): boolean => nextWritten[at] === lines.length,
    /** Nothing but plain lines stand between it and a price of its own line, or a line of sizes. */
    awaitsPrice: (at: number): boolean => {
      for (let next = at + 1; next <= at + longestWait; next += 1) {
        const read = kindAt(next);
        if (read.kind === 'price' || (read.kind === 'dish' && read.sizes)) return true;
        if (read.kind !== 'plain') return false;
      }
      return false;
    },
  };
};
