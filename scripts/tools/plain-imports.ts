import type { Plugin } from 'vite';

/**
 * Vite wraps each `import()` to fetch the styles and the shared files that the imported one needs. The guest's files need
 * none but the first, which is there already, so theirs go without that code.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || file.isEntry) continue;
      const others = file.imports.filter((name) => !(bundle[name]?.type === 'chunk' && bundle[name].isEntry));
      if (others.length > 0)
        this.error(`${file.fileName} waits for ${others}; it must need the entry alone.`);
    }
  },
});
