/** Writes docs/openapi.json from the contract. A test compares the two, so a changed contract shows in review. */
import { writeFile } from 'node:fs/promises';
import { buildOpenApi } from '#server/http/contract/openapi.ts';

await writeFile(
  new URL('../docs/openapi.json', import.meta.url),
  `${JSON.stringify(buildOpenApi(), null, 2)}\n`,
);
