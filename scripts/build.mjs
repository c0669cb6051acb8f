/**
 * Builds everything the server serves: the guest's pages, the owner's app, the fonts, and compressed copies of them; and the
 * empty database that a first start copies.
 *
 * node scripts/build.mjs   → dist/
 */
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from './build-app.mjs';
import { buildEmptyData } from './build-empty-data.mjs';
import { buildFonts } from './build-fonts.mjs';
import { buildGuest } from './build-guest.mjs';
import { compressFiles } from './compress-files.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');

await rm(dist, { recursive: true, force: true });
await buildApp();
await buildGuest();
await buildFonts();
await buildEmptyData();
await cp(join(root, 'web', 'public'), join(dist, 'client', 'public'), { recursive: true });
await compressFiles(join(dist, 'client', 'assets'));
