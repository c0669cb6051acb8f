/** Nothing that is misread or misheard: no 0 and O, 1, I and L, U and V, 5 and S, 2 and Z, 8 and B. */
const alphabet = 'ACDEFGHJKMNPQRTWXY34679';
export const stationCodeLength = 8;
export const stationCodeMinutes = 2;

/** From random bytes, of which those that would favour some letters are left out. Null when they are too few. */
export const writeStationCode = (bytes: Iterable<number>): string | null => {
  const even = Math.floor(256 / alphabet.length) * alphabet.length;
  const letters = [...bytes]
    .filter((byte) => byte < even)
    .slice(0, stationCodeLength)
    .map((byte) => alphabet[byte % alphabet.length]);
  return letters.length === stationCodeLength ? letters.join('') : null;
};

/** As somebody types it: in small letters, with spaces or a dash. */
export const readStationCode = (typed: string): string => typed.replace(/[\s\-–]/g, '').toUpperCase();

/** In two groups, for the eye. */
export const showStationCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;
