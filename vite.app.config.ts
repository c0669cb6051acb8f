import { defineConfig, mergeConfig } from 'vite';
import shared from './vite.config.ts';

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
                codeSplitting: {
                  // A few files that many pages share, instead of dozens of crumbs; what only one page needs stays with it.
                  // What every page starts with stands apart from the forms, which the marketing pages do without.
                  groups: [
                    { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
                    // Not the entry itself: it waits for its page, which waits for this.
                    { name: 'base', tags: ['$initial'], test: /^(?!.*entry-client)/ },
                    { name: 'forms', test: /node_modules[\\/](zod|react-hook-form|@hookform)[\\/]/ },
                    {
                      name: 'kit',
                      test: /[\\/]web[\\/](ui|lib)[\\/](?!forms[\\/])|[\\/]node_modules[\\/]/,
                      minShareCount: 2,
                    },
                  ],
                },
              },
            },
          },
        },
  ),
);
