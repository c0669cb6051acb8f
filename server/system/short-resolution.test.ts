import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

it('may take every file of Drizzle that ends in .js for an ES module', async () => {
  const url = new URL('../../node_modules/drizzle-orm/package.json', import.meta.url);
  expect(JSON.parse(await readFile(url, 'utf8'))).toMatchObject({ type: 'module' });
});
