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
            ssr: 'web/app/entry-server.tsx',
            outDir: 'dist/server',
            emptyOutDir: false,
            // One file: the server imports it once and never again.
            rolldownOptions: { output: { entryFileNames: 'app.js', codeSplitting: false } },
          },
          // The renderer needs no package at run time but React's, which the bundle then shares with nobody.
          ssr: { noExternal: true },
        }
      : {
          build: {
            outDir: 'dist/client',
            emptyOutDir: false,
            assetsDir: 'assets',
            manifest: 'app-manifest.json',
            rolldownOptions: { input: 'web/app/entry-client.tsx' },
          },
        },
  ),
);
