/**
 * Builds the guest's pages: the one script of each language, the renderer, the small inline script and the styles, and writes down
 * what the server needs to put them together.
 *
 * node scripts/build-guest.mjs   → dist/client/assets/guest-*, dist/server/guest.js, dist/guest-assets.json
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { guestLocales } from '../core/i18n/locale.ts';
import { layoutStyles } from '../core/menus/menu-style.ts';
import { clientBuild, inlineScriptBuild, serverBuild, styleBuild } from '../vite.guest.config.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const outputsOf = async (config) => {
  const result = await build({ ...config, logLevel: 'warn' });
  return [result].flat().flatMap(({ output }) => output);
};

const onlyOne = (outputs, what) => {
  if (outputs.length !== 1) throw new Error(`Expected one ${what}, the build made ${outputs.length}.`);
  return outputs[0];
};

/** What the page of an order needs besides the first script, in the order in which they ask for each other. */
const orderParts = ['ordering', 'order-page'];

const buildScript = async (folder, locale) => {
  const scripts = await outputsOf(clientBuild(folder, locale));
  const script = onlyOne(
    scripts.filter(({ isEntry }) => isEntry),
    'guest script',
  );
  if (script.imports.length > 0)
    throw new Error(`The guest page waits for ${script.imports}; it must be one file.`);
  const orderScripts = orderParts.map((part) =>
    onlyOne(
      scripts.filter(({ name }) => name === part),
      `script named ${part}`,
    ),
  );
  return { script: `/${script.fileName}`, orderScripts: orderScripts.map(({ fileName }) => `/${fileName}`) };
};

const buildScripts = async (folder) =>
  Object.fromEntries(
    await Promise.all(guestLocales.map(async (locale) => [locale, await buildScript(folder, locale)])),
  );

const buildInlineScript = async () => {
  const chunks = (await outputsOf(inlineScriptBuild())).filter(({ type }) => type === 'chunk');
  return onlyOne(chunks, 'inline script').code.trim();
};

const buildStyle = async (file) => {
  const styles = (await outputsOf(styleBuild(file))).filter(({ fileName }) => fileName.endsWith('.css'));
  return String(onlyOne(styles, 'stylesheet').source).trim();
};

const buildLayouts = async () =>
  Object.fromEntries(
    await Promise.all(layoutStyles.map(async (name) => [name, await buildStyle(`layouts/${name}.css`)])),
  );

const writeDeferredStyle = async (folder, layoutCss, hoursCss, noticeCss) => {
  const late = [
    await buildStyle('guest-deferred.css'),
    await buildStyle('ordering/dock.css'),
    await buildStyle('find/find.css'),
    await buildStyle('contents/contents.css'),
    await buildStyle('hours/week.css'),
  ];
  const source = [...Object.values(layoutCss), hoursCss, noticeCss, ...late].join('');
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  await writeFile(join(folder, 'assets', `guest-${hash}.css`), source);
  return `/assets/guest-${hash}.css`;
};

const ownFile = new RegExp(`^guest-(?:(?:${guestLocales.join('|')})-[\\w-]+\\.js|[\\w-]{8}\\.css)$`);

/** The folder is shared with the owner's pages, so only this build's own leftovers go. */
const clearOldFiles = async (assets) => {
  await mkdir(assets, { recursive: true });
  for (const name of await readdir(assets)) {
    if (ownFile.test(name)) await rm(join(assets, name));
  }
};

export const buildGuest = async ({ outputFolder = join(root, 'dist') } = {}) => {
  const layoutCss = await buildLayouts();
  const hoursCss = await buildStyle('hours/hours.css');
  const noticeCss = await buildStyle('guest-menu/notices.css');
  const client = join(outputFolder, 'client');
  await clearOldFiles(join(client, 'assets'));
  const assets = {
    scripts: await buildScripts(client),
    css: await buildStyle('guest.css'),
    layoutCss,
    hoursCss,
    noticeCss,
    demoCss: await buildStyle('demo/demo.css'),
    orderCss: await buildStyle('order.css'),
    deferredCss: await writeDeferredStyle(client, layoutCss, hoursCss, noticeCss),
    inlineScript: await buildInlineScript(),
  };
  await outputsOf(serverBuild(join(outputFolder, 'server')));
  await writeFile(join(outputFolder, 'guest-assets.json'), JSON.stringify(assets));
  return assets;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildGuest();
