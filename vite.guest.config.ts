import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type InlineConfig } from 'vite';
import type { GuestLocale } from './core/i18n/locale.ts';
import { buildTargets, oldestBrowsers } from './scripts/browsers/browser-table.ts';
import { keepLanguages } from './scripts/tools/keep-languages.ts';
import { plainImports } from './scripts/tools/plain-imports.ts';
import { reactAsModules } from './scripts/tools/react-as-modules.ts';
import { shortFields } from './scripts/tools/short-fields.ts';
import { withoutComponentStacks } from './scripts/tools/without-component-stacks.ts';
import { withoutSchemas } from './scripts/tools/without-schemas.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const guest = (file: string): string => fileURLToPath(new URL(`./web/guest/${file}`, import.meta.url));

const shared = {
  root,
  configFile: false,
  publicDir: false,
  plugins: [react()],
} as const satisfies InlineConfig;

/** A reason is told in the restaurant's language and read in the guest's: the page knows the known ones in all. */
const knownInAllLanguages = /cancel-reason\.texts\.ts$/;

/** What React notes in its tree of components: names that nobody else reads. */
const reactFields = `
  memoizedState memoizedProps pendingProps stateNode alternate updateQueue subtreeFlags childLanes
  elementType deletions dehydrated pendingLanes suspendedLanes pingedLanes
  expiredLanes warmLanes entangledLanes entanglements hiddenUpdates expirationTimes cachePool
  baseState baseQueue firstBaseUpdate lastBaseUpdate hiddenCallbacks lastRenderedState
  lastRenderedReducer hasEagerState eagerState revertLane memoizedValue firstContext blockedOn
  callbackNode callbackPriority cancelPendingCommit timeoutHandle pingCache pooledCache
  pooledCacheLanes incompleteTransitions shellSuspendCounter errorRecoveryDisabledLanes
  hydrationErrors treeContext retryLane retryQueue refCleanup renderingStartTime isBackwards
  tailMode sibling _fragmentFiber _visibility
`
  .trim()
  .split(/\s+/);

/**
 * One script until '+' and the dish dialog work; a second brings cart, checkout and live changes after hydration.
 * Each language has scripts of its own.
 */
export const clientBuild = (outputFolder: string, locale: GuestLocale): InlineConfig => ({
  ...shared,
  plugins: [
    ...shared.plugins,
    keepLanguages([locale], { whole: knownInAllLanguages }),
    plainImports(),
    withoutComponentStacks(),
    withoutSchemas(),
    reactAsModules(),
    shortFields('react-dom-client.production.js', reactFields),
  ],
  // React looks for what no guest's page has or needs: tools for developers, Node, the browser's sign of loading.
  define: {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
    navigation: 'undefined',
    process: 'undefined',
    setImmediate: 'undefined',
  },
  build: {
    outDir: outputFolder,
    emptyOutDir: false,
    target: buildTargets(oldestBrowsers.guests),
    modulePreload: false,
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      input: guest('entry-client.tsx'),
      output: {
        entryFileNames: `assets/guest-${locale}-[hash].js`,
        chunkFileNames: `assets/guest-${locale}-[name]-[hash].js`,
        // What the first file has, others take from it: no further files for what they share.
        codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] },
        // Chromium compiles the whole file beside the download instead of each function at its first call.
        postBanner: ({ isEntry }) => (isEntry ? '//# allFunctionsCalledOnLoad' : ''),
      },
    },
  },
});

/** The renderer the server loads, React included so that it always matches the script. */
export const serverBuild = (outputFolder: string): InlineConfig => ({
  ...shared,
  // The production React, whatever the environment of the process that renders.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, target: 'node' },
  build: {
    outDir: outputFolder,
    emptyOutDir: false,
    ssr: guest('entry-server.tsx'),
    target: 'node24',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'guest.js', codeSplitting: false } },
  },
});

/** The script that stands inside the page; `write: false`, its text goes into guest-assets.json. */
export const inlineScriptBuild = (): InlineConfig => ({
  ...shared,
  build: {
    write: false,
    emptyOutDir: false,
    // Older than the table: it tells such a browser's guest to order with the staff.
    target: 'es2017',
    modulePreload: false,
    rolldownOptions: {
      input: guest('pre-hydration/inline-script.ts'),
      output: { format: 'iife', codeSplitting: false },
    },
  },
});

/** The hand-written styles, minified; `write: false` likewise. */
export const styleBuild = (file: string): InlineConfig => ({
  ...shared,
  build: {
    write: false,
    emptyOutDir: false,
    cssTarget: buildTargets(oldestBrowsers.guests),
    rolldownOptions: { input: guest(file) },
  },
});

export default defineConfig(clientBuild(fileURLToPath(new URL('./dist/client', import.meta.url)), 'he'));
