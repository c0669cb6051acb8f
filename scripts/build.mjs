/**
 * Builds everything the server serves: the guest's pages, the owner's app, the fonts, and compressed copies of them; and the
 * empty database that a first start copies.
 *
 * node scripts/build.mjs   → dist/
 */
import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { checkBrowsers } from './browsers/check-browsers.mjs';
import { buildApp } from './build-app.mjs';
import { buildGuest } from './build-guest.mjs';
import { compressFiles } from './compress-files.mjs';
import { writeBuildName } from './launch/build-name.mjs';
import { setBuildAside } from './launch/set-build-aside.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');

/** In a process of its own: cutting fonts and making a database keep one busy for as long as all the rest. */
const runBeside = (script) => promisify(execFile)(process.execPath, [join(root, 'scripts', script)]);

const buildPages = async () => {
  await buildApp();
  await buildGuest();
  await checkBrowsers();
  await compressFiles(join(dist, 'client', 'assets'));
};

setBuildAside(dist);
await Promise.all([
  runBeside('build-fonts.mjs'),
  runBeside('build-empty-data.mjs'),
  buildPages(),
  cp(join(root, 'web', 'public'), join(dist, 'client', 'public'), { recursive: true }),
]);
writeBuildName(root);
