import { lightColors } from '#core/theme/palette.ts';

/** The mint leaf's tile with a number on it, small enough to read in a row of tabs. */
export const countIcon = (count: number): string => {
  const label = count > 99 ? '99' : String(count);
  const size = label.length > 1 ? 36 : 44;
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<rect width="64" height="64" rx="16" fill="${lightColors.bad}"/>`,
    `<text x="32" y="34" font-family="sans-serif" font-weight="700" font-size="${size}" fill="${lightColors['bad-contrast']}"`,
    ` text-anchor="middle" dominant-baseline="central">${label}</text></svg>`,
  ].join('');
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

const countPattern = /^\(\d+\) /;
export const titleWithCount = (title: string, count: number): string => {
  const plain = title.replace(countPattern, '');
  return count > 0 ? `(${count}) ${plain}` : plain;
};
