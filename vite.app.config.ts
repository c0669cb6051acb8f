import { defineConfig, mergeConfig } from 'vite';
import { locales } from './core/i18n/locale.ts';
import { keepLanguages } from './scripts/tools/keep-languages.ts';
import { withoutSchemas } from './scripts/tools/without-schemas.ts';
import shared from './vite.config.ts';

/** Parts of the design kit, by the beginnings of their names. */
const uiFiles = (...names: readonly string[]): RegExp =>
  new RegExp(`[\\\\/]web[\\\\/]ui[\\\\/](?:.*[\\\\/])?(?:${names.join('|')})[-.]`);

const fields = uiFiles('field', 'input-box', 'text-input');
const rarerFields = uiFiles('number-input', 'password-input', 'text-area');
const smallParts = uiFiles(
  'alert',
  'badge',
  'card',
  'empty-state',
  'flip-icon',
  'icon-button',
  'language-switch',
  'late-part',
  'lazy-part',
  'name',
  'page-header',
  'price',
  'skeleton',
  'tabs',
  'time',
  'tone',
);

/**
 * Beside what shares them the board would load dialogs and dish pickers at once, sign-up, reports and the editor the
 * board's cards.
 */
const sharedRules =
  /[\\/](?:focus-next-step|format-time|language-of-letters|make-token|remember-focus|time-zones?|zone-clock)\.ts$|[\\/]icons[\\/]rotate-ccw\.mjs$/;

/**
 * sonner adds its style sheet without the nonce that the pages' policy asks for; the entry has put it where other
 * libraries look for it.
 */
const sonnerNonce = {
  name: 'sonner-nonce',
  transform(code: string, id: string) {
    if (!/[\\/]sonner[\\/]dist[\\/]index\.mjs$/.test(id)) return null;
    const made = "style.type = 'text/css'";
    if (!code.includes(made))
      throw new Error('sonner adds its style sheet in another way now; see sonnerNonce');
    return { code: code.replace(made, `${made}; style.nonce = globalThis.__webpack_nonce__`), map: null };
  },
};

/** The one place where owners see what guests read in languages that are not the owners'. */
const paperMenu = /[\\/]paper-menu[\\/]content[\\/]/;

/**
 * The app entry: marketing, sign-in and the owner's screens. `vite build` makes the browser's files, `vite build --ssr`
 * the renderer that the server loads. The guest build writes into the same folders, so nothing here empties them.
 */
export default defineConfig(({ isSsrBuild }) =>
  mergeConfig(
    shared,
    isSsrBuild
      ? {
          build: {
            outDir: 'dist/server',
            emptyOutDir: false,
            // One file: the server imports it once and never again.
            rolldownOptions: { output: { entryFileNames: 'app.js', codeSplitting: false } },
          },
          // Everything inside: the server needs neither React nor a choice between its two modes at run time.
          ssr: { noExternal: true },
          define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        }
      : {
          // React looks for what an owner's browser has no use for, or has not: developers' tools, and Node's clock.
          define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined', setImmediate: 'undefined' },
          plugins: [sonnerNonce, keepLanguages(locales, { wholeFor: paperMenu }), withoutSchemas()],
          // A worker fetches what only some of its work needs.
          worker: { format: 'es' },
          build: {
            outDir: 'dist/client',
            emptyOutDir: false,
            assetsDir: 'assets',
            manifest: 'app-manifest.json',
            // What makes PDFs is large; it is fetched when an owner asks for one.
            chunkSizeWarningLimit: 1_400,
            rolldownOptions: {
              input: 'web/app/entry-client.tsx',
              output: {
                // Crumbs by their hash alone: their names list who shares them, and every page carries the names it may load.
                chunkFileNames: ({ name }: { name: string }) =>
                  name.startsWith('crumbs') ? 'assets/crumbs-[hash].js' : 'assets/[name]-[hash].js',
                codeSplitting: {
                  // A few files that many pages share, instead of dozens of crumbs. Each holds what is used together, so
                  // that no page carries much that it does not show; what only one page needs stays with it.
                  groups: [
                    { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
                    // Not the entry itself: it waits for its page, which waits for this.
                    { name: 'base', tags: ['$initial'], test: /^(?!.*entry-client)/ },
                    { name: 'fields', test: fields, minShareCount: 2 },
                    { name: 'inputs', test: rarerFields, minShareCount: 2 },
                    { name: 'parts', test: smallParts, minShareCount: 2 },
                    // `back` among them: pages use it that show no dialog at first.
                    {
                      name: 'parts',
                      test: /@tanstack|lucide-react|[\\/](core[\\/]values|web[\\/]lib[\\/](back|query))[\\/]/,
                      minShareCount: 3,
                    },
                    { name: 'parts', test: sharedRules, minShareCount: 2 },
                    {
                      name: 'radix',
                      test: /@radix-ui[\\/](?:primitive|react-(?:compose|context|id|presence|primitive|slot|use-(?:callback|controllable|effect|layout)))/,
                    },
                    { name: 'dialogs', test: uiFiles('dialog') },
                    { name: 'questions', test: uiFiles('confirm-dialog') },
                    // The board's, and the landing page's picture of it.
                    {
                      name: 'order-card',
                      test: /[\\/]orders[\\/]board[\\/](?:card|ready-time)[\\/]/,
                      minShareCount: 2,
                    },
                    // Icons, texts and small rules: with those that the same pages need, or else with their nearest.
                    {
                      name: 'crumbs',
                      minShareCount: 2,
                      maxModuleSize: 2_500,
                      entriesAware: true,
                      entriesAwareMergeThreshold: 1_500,
                    },
                  ],
                },
              },
            },
          },
        },
  ),
);
