/** The accepted kinds, by their first bytes alone: no other decoder ever gets a stranger's file. */
export type ImageKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

const startsWith = (bytes: Buffer, ...signature: number[]): boolean =>
  bytes.length > signature.length && signature.every((byte, index) => bytes[index] === byte);

const asciiAt = (bytes: Buffer, start: number, length: number): string =>
  bytes.toString('latin1', start, start + length);

/** AVIF names itself among the brands of its first box; HEIC has the same box with other brands. */
const isAvif = (bytes: Buffer): boolean => {
  if (bytes.length < 16 || asciiAt(bytes, 4, 4) !== 'ftyp') return false;
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  const brands = [asciiAt(bytes, 8, 4)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(asciiAt(bytes, at, 4));
  return brands.includes('avif') || brands.includes('avis');
};

export const imageKindOf = (bytes: Buffer): ImageKind | null => {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (asciiAt(bytes, 0, 4) === 'RIFF' && asciiAt(bytes, 8, 4) === 'WEBP') return 'webp';
  if (['GIF87a', 'GIF89a'].includes(asciiAt(bytes, 0, 6))) return 'gif';
  return isAvif(bytes) ? 'avif' : null;
};
