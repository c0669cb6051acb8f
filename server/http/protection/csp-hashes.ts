import { createHash } from 'node:crypto';

/** Inline scripts or styles by their content, as a content security policy names them. */
export const cspHashes = (contents: readonly string[]): string =>
  contents.map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`).join(' ');
