/** Writes docs/access.md from the contract. A test compares the two, so a call that is opened to others shows in review. */
import { writeFile } from 'node:fs/promises';
import { writeAccessTable } from '#server/http/contract/access-table.ts';

await writeFile(new URL('../docs/access.md', import.meta.url), writeAccessTable());
