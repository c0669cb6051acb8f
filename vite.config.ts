import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Shared by development (Vite inside the server) and by both builds. `#core/…` and `#web/…` come from package.json. */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  publicDir: false,
  // Named, because there is no index.html to find them from: packages found late would reload the page.
  optimizeDeps: { entries: ['web/app/entry-client.tsx', 'web/guest/entry-client.tsx'] },
});
