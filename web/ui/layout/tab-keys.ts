import type { Direction } from '#core/i18n/locale.ts';

/** Which tab a key leads to, in the direction that the row is read; null for keys that mean nothing here. */
export const tabAfterKey = (key: string, at: number, count: number, direction: Direction): number | null => {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  switch (key) {
    case forward:
      return (at + 1) % count;
    case back:
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
};
