import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const configFile = join(root, 'vite.app.config.ts');
const entry = 'web/app/entry-client.tsx';

/** A chunk and everything it imports at once, each once. */
const chunksOf = (manifest, name, seen = new Set()) => {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [chunk, ...(chunk.imports ?? []).flatMap((imported) => chunksOf(manifest, imported, seen))];
};

const filesOf = (manifest, name) => chunksOf(manifest, name).map(({ file }) => file);

const stylesOf = (manifest, name) =>
  chunksOf(manifest, name).flatMap(({ css = [] }) => css.map((file) => `/${file}`));

/** What the renderer writes into the head: see AppAssets in core/pages/page-renderer.ts. */
const assetsFrom = async (manifest) => {
  const everywhere = filesOf(manifest, entry);
  const pages = Object.entries(manifest).filter(([, chunk]) => chunk.isDynamicEntry && chunk.src);
  const styles = stylesOf(manifest, entry);
  const contents = await Promise.all(styles.map((file) => readFile(join(root, 'dist/client', file), 'utf8')));
  return {
    script: `/${manifest[entry].file}`,
    styles,
    css: contents.join(''),
    preloads: Object.fromEntries(
      pages.map(([name]) => [
        name,
        // The entry's own imports first: the browser would otherwise discover them only after the entry arrived.
        [...new Set([...everywhere.slice(1), ...filesOf(manifest, name)])]
          .filter((file) => file !== manifest[entry].file)
          .map((file) => `/${file}`),
      ]),
    ),
  };
};

/** dist/client/assets (browser), dist/server/app.js (renderer), dist/app-assets.json (what links them). */
export const buildApp = async () => {
  const quiet = { root, configFile, logLevel: 'warn', mode: 'production' };
  await build(quiet);
  await build({ ...quiet, build: { ssr: 'web/app/entry-server.tsx' } });

  const manifestFile = join(root, 'dist/client/app-manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  await rm(manifestFile);
  await mkdir(join(root, 'dist'), { recursive: true });
  await writeFile(
    join(root, 'dist/app-assets.json'),
    `${JSON.stringify(await assetsFrom(manifest), null, 2)}\n`,
  );
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildApp();
