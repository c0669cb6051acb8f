import { encode } from 'uqr';
import type { CodeMatrix } from '#core/qr/code-matrix.ts';
import type { CorrectionLevel } from '#core/qr/error-correction.ts';

/** The smallest of the forty versions that holds the link. A stronger level that fits into the same version costs nothing, so it is taken. */
export const encodeCode = (link: string, level: CorrectionLevel): CodeMatrix =>
  encode(link, { ecc: level, boostEcc: true, border: 0 }).data;
