import type { SourceLine } from './source-line.ts';

/** `רחוב הרצל 12`, `12 Herzl St., Haifa`; `street food 45` is none. */
const address =
  /(?:^|[\s,])[במל]?(?:רחוב|רח['׳]|שדרות|שד['׳]|דרך)\s\p{L}.*\d|\d.{2,30}\s(?:street|st|road|rd|avenue|ave|blvd)(?:\.|,|$)/iu;
/** So many lines above and below may speak of the house. */
const margin = 5;

/** Lines that speak of the house by where they stand: its address above or below the menu, footnotes. Places in `lines`. */
export const findPageNotes = (lines: readonly SourceLine[]): ReadonlySet<number> => {
  const notes = new Set<number>();
  lines.forEach(({ text }, at) => {
    if ((at < margin || at >= lines.length - margin) && address.test(text.slice(0, 80))) notes.add(at);
  });
  // Asterisks that begin lines further up are bullets.
  const lastUnstarred = lines.findLastIndex(({ isBlank, isStarred }) => !isBlank && !isStarred);
  if (!lines.slice(0, lastUnstarred + 1).some(({ isStarred }) => isStarred))
    for (let at = lastUnstarred + 1; at < lines.length; at += 1) if (lines[at]?.isStarred) notes.add(at);
  return notes;
};
