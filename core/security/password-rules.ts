/** What an attacker knows of an account without looking far. */
export type KnownOfOwner = { readonly email: string; readonly restaurantName: string };

const lettersAndDigits = (words: string): string =>
  words
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The address, the part before its @, or the restaurant's name, however it is spaced and capitalized. */
export const saysWhoseItIs = (password: string, { email, restaurantName }: KnownOfOwner): boolean => {
  const said = lettersAndDigits(password);
  const mailbox = email.slice(0, email.lastIndexOf('@'));
  return said !== '' && [email, mailbox, restaurantName].some((known) => lettersAndDigits(known) === said);
};

/** `aaaaaa`, `345678`, `fedcba`, in any alphabet: each character follows the one before in the same step. */
export const isRun = (password: string): boolean => {
  const codes = [...password.toLowerCase()].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1 && [-1, 0, 1].some((step) => steps.has(step));
};

/** Keys of the Hebrew keyboard, in the order of the Latin letters on them, from a to z. */
const hebrewKeys = "שנבגקכעיןחלךצמםפ/רדאוה'סטז";

/**
 * How a password would appear in a list of leaked ones. They are Latin for the most part: Hebrew words are in them as
 * they come out of a keyboard that was left in English, so that is how a Hebrew password is looked up too.
 */
export const listedForms = (password: string): string[] => {
  const plain = password.trim().toLowerCase();
  const latin = [...plain].map((character) => {
    const key = hebrewKeys.indexOf(character);
    return key < 0 ? character : String.fromCharCode('a'.charCodeAt(0) + key);
  });
  return [...new Set([plain, latin.join('')])];
};
