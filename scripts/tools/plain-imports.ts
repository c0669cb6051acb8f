import type { Plugin } from 'vite';

/**
 * Vite wraps each `import()` to fetch the styles and the shared files that the imported one needs. What the guest's files
 * need is there already, the first file or the one that asks for them, so theirs go without that code.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    for (const { fileName, isEntry, imports } of chunks) {
      if (isEntry) continue;
      const isThere = (name: string) =>
        chunks.some(
          (other) => other.fileName === name && (other.isEntry || other.dynamicImports.includes(fileName)),
        );
      const others = imports.filter((name) => !isThere(name));
      if (others.length > 0)
        this.error(
          `${fileName} waits for ${others}; it must need the first file and the one that loads it alone.`,
        );
    }
  },
});
