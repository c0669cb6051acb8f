import { fileURLToPath } from 'node:url';

const cache = (name: string): string =>
  fileURLToPath(new URL(`../../node_modules/.cache/${name}`, import.meta.url));

/** What Node compiled, which looks for itself whether a file has changed; `main.ts` keeps it there, too. */
export const compiledFolder = cache('menta-compiled');

/** Embedded databases to begin from, named by what they were made of. */
export const templatesFolder = cache('menta-templates');
