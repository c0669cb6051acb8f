import { type LineKind, readsLikeParts, readsLikeText } from './line-kind.ts';
import type { SourceLine } from './lines/source-line.ts';

export type MenuShape = {
  /** Empty lines, or rules, stand between dishes. Where none do, a short line between two dishes may be a heading. */
  hasBlanks: boolean;
  /** Text stands below dishes, so that not every line between two of them is a heading. */
  hasDescriptions: boolean;
  /** Rules below dishes part sections. Elsewhere they underline headings. */
  rulesPart: boolean;
  /** Prices stand behind what is said of dishes, whose names stand above. */
  namesStandAbove: boolean;
  firstWritten: number;
};

export const isOfParts = (line: SourceLine | undefined): boolean =>
  line !== undefined && readsLikeParts(line.text, line.beginsSmall);

/** What the whole source says of each of its lines. */
export const shapeOf = (lines: readonly SourceLine[], kindAt: (at: number) => LineKind): MenuShape => {
  const isPriced = (at: number): boolean => ['dish', 'price'].includes(kindAt(at).kind);
  const places = lines.map((_, at) => at);
  const [first, last] = [places.find(isPriced) ?? lines.length, places.findLast(isPriced) ?? 0];
  const rulesPart = lines.some(({ isRule }, at) => isRule && kindAt(at - 1).kind === 'dish');
  const dishes = places.filter((at) => kindAt(at).kind === 'dish');
  const below = dishes.filter((at) => kindAt(at - 1).kind === 'plain' && isOfParts(lines[at]));
  return {
    namesStandAbove: below.length > 1 && below.length > dishes.length / 2,
    hasBlanks: rulesPart || lines.slice(first, last).some(({ isBlank }) => isBlank),
    hasDescriptions: lines.some(
      (line, at) => kindAt(at).kind === 'plain' && isPriced(at - 1) && readsLikeText(line),
    ),
    rulesPart,
    firstWritten: lines.findIndex(({ isBlank }) => !isBlank),
  };
};
