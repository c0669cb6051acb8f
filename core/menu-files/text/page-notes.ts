import type { SourceLine } from './source-line.ts';

const address = /(?:^|[\s,])(?:רחוב|רח['׳]|שדרות|שד['׳]|דרך|street|st\.|road|rd\.?|avenue|ave\.?|blvd\.?)(?=\s|$)/i;

/** Lines that speak of the house by where they stand: its address above the menu, footnotes below it. Places in `lines`. */
export const findPageNotes = (lines: readonly SourceLine[]): ReadonlySet<number> => {
  const notes = new Set<number>();
  const firstBlank = lines.findIndex(({ isBlank }, at) => isBlank && at > 0);
  lines.slice(0, Math.max(firstBlank, 0)).forEach(({ text }, at) => {
    if (/\d$/.test(text) && address.test(text)) notes.add(at);
  });
  // Asterisks that begin lines further up are bullets.
  const lastUnstarred = lines.findLastIndex(({ isBlank, isStarred }) => !isBlank && !isStarred);
  if (!lines.slice(0, lastUnstarred + 1).some(({ isStarred }) => isStarred))
    for (let at = lastUnstarred + 1; at < lines.length; at += 1) if (lines[at]?.isStarred) notes.add(at);
  return notes;
};
