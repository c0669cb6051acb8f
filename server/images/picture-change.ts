import { imageHashFromUrl } from '#core/menus/image-urls.ts';
import { Refusal } from '#core/refusal.ts';

export type PictureChange = { kind: 'keep' } | { kind: 'remove' } | { kind: 'set'; dataUrl: string };

const dishImageAddress = /\/api\/dishes\/[0-9a-f]{24}\/image(?:[?#].*)?$/;

/**
 * What an `image` or `logo` field of a request asks for: null removes, a data URL sets a new picture, and one of our
 * own addresses (what the editor was given and sends back), nothing or an empty text keeps the one there is.
 */
export const readPictureChange = (sent: string | null | undefined): PictureChange => {
  if (sent === null) return { kind: 'remove' };
  if (sent === undefined || sent === '') return { kind: 'keep' };
  if (/^data:/i.test(sent)) return { kind: 'set', dataUrl: sent };
  if (imageHashFromUrl(sent) !== null || dishImageAddress.test(sent)) return { kind: 'keep' };
  throw new Refusal('not_an_image');
};
