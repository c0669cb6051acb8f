/**
 * A data folder with an empty database in it. Making one takes seconds and hundreds of megabytes, which a build can
 * afford and a server's first start cannot.
 *
 * node scripts/build-empty-data.mjs   → dist/empty-data/
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEmbeddedEngine } from '../server/db/engine/embedded-engine.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

export const buildEmptyData = async ({ outputFolder = join(root, 'dist') } = {}) => {
  const dataDir = join(outputFolder, 'empty-data');
  await rm(dataDir, { recursive: true, force: true });
  const engine = await openEmbeddedEngine({ dataDir });
  await engine.close();
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildEmptyData();
