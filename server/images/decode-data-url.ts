import { Refusal } from '#core/refusal.ts';
import { limits } from '#core/values/limits.ts';

const headerPattern = /^data:image\/(?:jpeg|jpg|pjpeg|png|x-png|webp|avif|gif);base64,/i;
// Looks for a wrong character instead of matching all of them: a long match would use up the regexp stack.
const notBase64 = /[^A-Za-z0-9+/]/;

/** The bytes of an uploaded `data:` URL. The type it claims only has to be one we accept; the bytes decide. */
export const decodeDataUrl = (url: string): Buffer => {
  const header = headerPattern.exec(url)?.[0];
  if (!header) throw new Refusal('not_an_image');
  const base64 = url.slice(header.length);
  // Checked before decoding, so that an over-long text costs nothing.
  if (Math.floor((base64.length * 3) / 4) > limits.imageBytes + 2) throw new Refusal('not_an_image');
  // Buffer.from skips what it does not understand, which would let anything through.
  if (base64.length % 4 !== 0 || notBase64.test(base64.replace(/={1,2}$/, '')))
    throw new Refusal('not_an_image');
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length === 0 || bytes.length > limits.imageBytes) throw new Refusal('not_an_image');
  return bytes;
};
