import { kindOf, type LineKind } from './line-kind.ts';
import type { SourceLine } from './source-line.ts';

/** Lines that wait for their price get it within so many lines, or were not waiting. */
const longestWait = 4;

/** What the lines ahead are. Each is looked at once, however often it is asked for. */
export const lookAhead = (lines: readonly SourceLine[], sizeCount: () => number) => {
  const kinds: { sizeCount: number; read: LineKind }[] = [];
  const kindAt = (at: number): LineKind => {
    const line = lines[at];
    if (!line) return { kind: 'blank' };
    const count = sizeCount();
    const known = kinds[at];
    if (known?.sizeCount === count) return known.read;
    const read = kindOf(line, count);
    kinds[at] = { sizeCount: count, read };
    return read;
  };

  // Found once for all, because a source may be all empty lines.
  const nextWritten: number[] = [];
  for (let at = lines.length - 1, next = lines.length; at >= 0; at -= 1) {
    nextWritten[at] = next;
    if (!lines[at]?.isBlank) next = at;
  }

  return {
    kindAt,
    kindOfNextWritten: (at: number): LineKind => kindAt(nextWritten[at] ?? lines.length),
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
