import { isTest } from './source-files.mjs';

/** Where features live, each with the reasons of those folders that are none or need no other part. */
const trees = [
  {
    folder: 'core',
    alone: {
      errors: 'codes and sentences of every feature',
      html: 'escaping',
      http: 'what contracts are made of',
      i18n: 'languages',
      pages: 'what renderers and server agree on',
      retry: 'retry with backoff',
      values: 'money, limits and wire schemas',
    },
  },
  { folder: 'server/features', alone: {} },
  {
    folder: 'web/features',
    alone: { outbox: 'shows what was pressed and is not saved yet, of orders, stock and pauses' },
  },
  {
    folder: 'web/guest',
    alone: {
      cart: 'the rules are those of core/orders/cart',
      contents: 'what is in a dish: the rules are those of core/menus/dishes',
      dish: 'choosing a dish: the rules are those of core/orders/lines',
      document: 'the document of the page',
      find: 'searching the page',
      language: 'the language of the page',
      layouts: 'style sheets',
      ordering: 'the second script',
      panel: 'sheets and their addresses',
      'pre-hydration': 'what happens before the first script',
      testing: 'for tests',
      texts: 'texts that several parts show',
      ui: 'primitives of the page',
    },
  },
];

const mostFiles = 20;

/** One feature, one name: a folder of one tree has a namesake in another. */
export function checkFeatureNames(files) {
  const found = trees.map((tree) => ({ ...tree, features: featuresOf(files, tree.folder) }));
  return found.flatMap((tree) => {
    const elsewhere = new Set(
      found.filter((other) => other !== tree).flatMap(({ features }) => [...features.keys()]),
    );
    return [...tree.features]
      .filter(([name]) => !elsewhere.has(name) && !(name in tree.alone))
      .map(([name, path]) => ({
        path,
        line: 1,
        advice: `no other tree has a feature "${name}": call ${tree.folder}/${name} as its feature is called there, or say in scripts/structure/feature-names.mjs why it stands alone`,
      }));
  });
}

/** The folders of a tree, each with its first file. */
function featuresOf(files, folder) {
  const features = new Map();
  for (const { path } of files) {
    const rest = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/') : [];
    if (rest.length > 1 && !features.has(rest[0])) features.set(rest[0], path);
  }
  return features;
}

/** A folder that holds more than one can take in at a glance gets inner folders. */
export function checkFolderSizes(files) {
  const counts = new Map();
  for (const { path } of files) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    if (!/^(core|server|web)\//.test(path) || isTest(path) || folder.endsWith('/testing')) continue;
    counts.set(folder, [...(counts.get(folder) ?? []), path]);
  }
  return [...counts]
    .filter(([, paths]) => paths.length > mostFiles)
    .map(([folder, [path, ...others]]) => ({
      path,
      line: 1,
      advice: `${folder} has ${others.length + 1} files besides its tests: give what belongs together an inner folder`,
    }));
}
