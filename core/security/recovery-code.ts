/** No letter that looks like a digit, and none that makes a word of it. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';
const length = 12;
const groupLength = 4;

export const recoveryCodeCount = 10;
/** Random bytes that a code is made of: five bits of each, sixty in all. */
export const recoveryCodeBytes = length;

export const writeRecoveryCode = (bytes: Iterable<number>): string =>
  [...bytes].map((byte) => letters[byte % letters.length]).join('');

/** As a person reads and copies it. */
export const showRecoveryCode = (code: string): string =>
  (code.match(new RegExp(`.{${groupLength}}`, 'g')) ?? []).join('-');

export type TypedCode = { kind: 'app' | 'recovery'; code: string };

/** A typed code, however it is spaced: six digits from the app, or a recovery code. */
export const readTypedCode = (typed: string): TypedCode | null => {
  const code = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '');
  if (/^\d{6}$/.test(code)) return { kind: 'app', code };
  const unambiguous = code.replaceAll('o', '0').replace(/[il]/g, '1');
  const isRecovery = unambiguous.length === length && [...unambiguous].every((one) => letters.includes(one));
  return isRecovery ? { kind: 'recovery', code: unambiguous } : null;
};
