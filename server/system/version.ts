import { readFileSync } from 'node:fs';

/** Of this release: the manifest is the one place that knows it. */
export const { version } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { version: string };
