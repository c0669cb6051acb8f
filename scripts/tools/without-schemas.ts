import type { Plugin } from 'vite';

/** Not its small dialect, in which forms are checked (`core/security/account-fields.ts`). */
const isZod = (id: string): boolean => /[\\/]node_modules[\\/]zod[\\/]v4[\\/]classic[\\/]/.test(id);

/**
 * Screens believe what the server answers. A constant that is imported from beside a schema would bring zod along: 37 KB, and
 * a try at `eval`, which the pages' policy refuses and browsers complain of.
 */
export const withoutSchemas = (): Plugin => ({
  name: 'without-schemas',
  generateBundle(_options, bundle) {
    const rendered = Object.values(bundle).flatMap((part) =>
      part.type === 'chunk'
        ? Object.entries(part.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []))
        : [],
    );
    if (!rendered.some(isZod)) return;
    const importsZod = /[\\/]node_modules[\\/]zod[\\/]index\.js$/;
    const schemas = rendered.filter((id) =>
      this.getModuleInfo(id)?.importedIds.some((target) => importsZod.test(target)),
    );
    this.error(
      `A browser's file would hold zod: keep what screens import apart from the schemas in ${schemas.join(', ')}.`,
    );
  },
});
