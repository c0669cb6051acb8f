/** Everything that commands a terminal or cannot be seen on it, and the backslash that would imitate an escape. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]/gu;

/**
 * An owner's text for a terminal: a name may hold what moves the cursor, hides a line or turns it around, when it was
 * stored before such names were cleaned.
 */
export const printable = (text: string): string =>
  text.replace(unprintable, (character) =>
    character === '\\' ? '\\\\' : `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
