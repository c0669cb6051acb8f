import { imageHashFromUrl } from '#core/menus/image-urls.ts';
import { Refusal } from '#core/refusal.ts';

export type PictureChange = { kind: 'keep' } | { kind: 'remove' } | { kind: 'set'; dataUrl: string };

const dishImageAddress = /\/api\/dishes\/[0-9a-f]{24}\/image(?:[?#].*)?$/;

/**
 * What an `image` or `logo` field of a request means: null removes, a data URL sets a new picture, and one of our
 * own addresses (which the editor sends back), nothing or an empty text keeps the current one.
 */
export const readPictureChange = (sent: string | null | undefined): PictureChange => {
  if (sent === null) return { kind: 'remove' };
  if (sent === undefined || sent === '') return { kind: 'keep' };
  if (/^data:/i.test(sent)) return { kind: 'set', dataUrl: sent };
  if (imageHashFromUrl(sent) !== null || dishImageAddress.test(sent)) return { kind: 'keep' };
  throw new Refusal('not_an_image');
};
