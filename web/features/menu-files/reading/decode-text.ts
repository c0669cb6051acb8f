const startsWith = (bytes: Uint8Array, ...mark: number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

/** Half of the bytes of Latin text and most high bytes of Hebrew text are the same in UTF-16. */
const looksLikeUtf16 = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null => {
  const some = bytes.subarray(0, 2_000);
  const constant = (byte: number): boolean => byte === 0 || byte === 0x05;
  const even = some.filter((byte, index) => index % 2 === 0 && constant(byte)).length;
  const odd = some.filter((byte, index) => index % 2 === 1 && constant(byte)).length;
  const most = some.length * 0.4;
  if (odd > most) return 'utf-16le';
  return even > most ? 'utf-16be' : null;
};

const encodingOf = (bytes: Uint8Array): string => {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  const utf16 = looksLikeUtf16(bytes);
  if (utf16) return utf16;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    // What Excel on Windows writes: the code page of Israel, or of the west.
    return /[\u05d0-\u05ea]/.test(new TextDecoder('windows-1255').decode(bytes))
      ? 'windows-1255'
      : 'windows-1252';
  }
};

/** The text of a file, whichever program wrote it; a byte order mark is no part of it. */
export const decodeText = (bytes: Uint8Array): string => new TextDecoder(encodingOf(bytes)).decode(bytes);
