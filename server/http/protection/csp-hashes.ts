import { createHash } from 'node:crypto';

/** CSP hash sources of inline scripts or styles. */
export const cspHashes = (contents: readonly string[]): string =>
  contents.map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`).join(' ');
