const longest = 60;

/** A download is named after its table, or else after the restaurant; letters of every language stay. */
export const codeFileName = (
  { restaurant, tableLabel }: { restaurant: string; tableLabel: string | null },
  ending: string,
): string => {
  const clean = (tableLabel ?? restaurant)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, longest)
    // The cut may leave half a letter of two code units.
    .replace(/^-+|[-\p{Surrogate}]+$/gu, '');
  return `${clean || 'qr-code'}.${ending}`;
};
