import { basename } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Shortens fields that one file of a package writes and reads and nobody else: no minifier may do it, because it cannot
 * know that. A file that names one of them too fails the build.
 */
export const shortFields = (file: string, fields: readonly string[]): Plugin => {
  const named = new RegExp(`\\b(?:${fields.join('|')})\\b`, 'g');
  const quoted = new RegExp(`['"](?:${fields.join('|')})['"]`);
  const shortOf = new Map(fields.map((field, index) => [field, `_${index}`]));
  return {
    name: 'short-fields',
    enforce: 'post',
    transform: {
      filter: { code: new RegExp(named.source) },
      handler(code, id) {
        if (basename(id) !== file)
          this.error(`${id} names a field that ${file} has to itself: see vite.guest.config.ts.`);
        if (quoted.test(code) || /\b_\d/.test(code))
          this.error(
            `${file} names a field by a string, or has short ones already: see vite.guest.config.ts.`,
          );
        return { code: code.replace(named, (field) => shortOf.get(field) ?? field), map: null };
      },
    },
  };
};
