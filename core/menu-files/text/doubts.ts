import type { SourceLine } from './lines/source-line.ts';
import type { ReadSection } from './read-menu.ts';

/** Names of sizes that were guessed for a whole section are one doubt, not one for each dish. */
const doubtSizesOnce = (section: ReadSection): void => {
  const guessed = section.dishes.filter(({ marks }) => marks.includes('sizes'));
  if (guessed.length < 2 || new Set(guessed.map(({ dish }) => dish.sizes?.length)).size > 1) return;
  for (const each of guessed) each.marks = each.marks.filter((mark) => mark !== 'sizes');
  section.marks.push('sizes');
};

/** An add-on at the end of a section may be of all its dishes, unless an empty line parts its own from them. */
const doubtLastAddOn = ({ dishes }: ReadSection, blanks: ReadonlySet<number>): void => {
  const [before, last] = dishes.slice(-2);
  if (!last?.dish.changes || !before) return;
  const above = (last.lines[0] ?? 0) - 1;
  if (!blanks.has(above)) last.marks.push('add-on');
};

/** A price below the name of the house may be none of the menu. */
const doubtTop = ([top, ...others]: readonly ReadSection[], firstLine: number | undefined): void => {
  const [only, ...more] = top?.dishes ?? [];
  if (others.length > 1 && top?.lines[0] === firstLine && more.length === 0) only?.marks.push('section');
};

/** Marks what can be doubted only when all of a menu is known. */
export const doubtSections = (sections: readonly ReadSection[], lines: readonly SourceLine[]): void => {
  const blanks = new Set(lines.filter(({ isBlank }) => isBlank).map(({ number }) => number));
  for (const section of sections) {
    doubtSizesOnce(section);
    doubtLastAddOn(section, blanks);
  }
  doubtTop(sections, lines.find(({ isBlank }) => !isBlank)?.number);
};
