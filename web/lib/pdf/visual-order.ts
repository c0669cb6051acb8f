import createBidi from 'bidi-js';
import type { Direction } from '#core/i18n/locale.ts';
import { textDirection } from '#core/qr/text-direction.ts';

const bidi = createBidi();

/** PDF writes glyphs from left to right: letters in the order in which the eye meets them, brackets turned round. */
export const visualOrder = (text: string, pageDirection: Direction): string =>
  bidi.getReorderedString(text, bidi.getEmbeddingLevels(text, textDirection(text, pageDirection)));
