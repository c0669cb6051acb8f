import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './negotiation.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Fast enough to answer with: about 2 ms for a menu. */
const answerQuality = 5;
/** A tenth smaller and a hundred times slower: only ever made in the background. */
export const storeQuality = 11;

export const encode = async (
  content: Buffer,
  encoding: Encoding,
  quality = answerQuality,
): Promise<Buffer> => {
  if (encoding === 'identity') return content;
  if (encoding === 'gzip') return zip(content);
  return brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
};
