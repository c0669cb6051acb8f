/* What a table's address carries once its code was issued anew: prints from before open the menu and name no table. */

/** Consonants alone, so that no word comes out; none that is misread. */
const alphabet = 'bcdfghjkmnpqrstvwxz';
export const tableCodeLength = 6;
/** Of what anybody sends as one. */
export const tableCodeTyped = 40;

/** From random bytes, of which those that would favour some letters are left out. Null when they are too few. */
export const writeTableCode = (bytes: Iterable<number>): string | null => {
  const even = Math.floor(256 / alphabet.length) * alphabet.length;
  const letters = [...bytes]
    .filter((byte) => byte < even)
    .slice(0, tableCodeLength)
    .map((byte) => alphabet[byte % alphabet.length]);
  return letters.length === tableCodeLength ? letters.join('') : null;
};

/** Whether who sends this code is at the table. One whose code was never issued anew asks for none. */
export const isTableCodeValid = (current: string | null, sent: string | null | undefined): boolean =>
  current === null || sent?.trim().toLowerCase() === current;
