/*
 * Words of a closed list, as they are stored or come from another process. Versions run side by side during an upgrade, so
 * a newer one may have written a word that this one has never heard of: reading it never throws.
 */

/** A reader of one word; what is not of the list is read as `neutral`. */
export const knownWord = <Word extends string | number, Neutral extends Word | null>(
  list: readonly Word[],
  neutral: Neutral,
): ((stored: unknown) => Word | Neutral) => {
  const known = new Map<unknown, Word>(list.map((word) => [word, word]));
  return (stored) => known.get(stored) ?? neutral;
};

/** A reader of several, as they were listed; what is not of the list is left out. */
export const knownWords = <Word extends string>(
  list: readonly Word[],
): ((stored: readonly string[]) => Word[]) => {
  const read = knownWord(list, null);
  return (stored) => stored.flatMap((word) => read(word) ?? []);
};
