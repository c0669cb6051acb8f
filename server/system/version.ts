import { readFileSync } from 'node:fs';

const read = (path: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));

/** What the build wrote; sources that were never built have no name. */
const readCommit = (): string => {
  try {
    return read('dist/build.json').commit ?? 'unknown';
  } catch {
    return 'unknown';
  }
};

/** `0.1.0+3e6fe14e`: of this release, and of this build. */
export const version = `${read('package.json').version}+${readCommit()}`;
