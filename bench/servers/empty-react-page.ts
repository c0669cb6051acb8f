import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { temporaryFolder } from './temporary-folder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const entry = `
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
hydrateRoot(document.getElementById('root'), createElement('p', null, 'empty'));
`;

const page =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>empty</title>' +
  '<script type="module" src="/empty.js"></script></head><body><div id="root"><p>empty</p></div></body></html>';

const buildScript = async (): Promise<Buffer> => {
  const folder = temporaryFolder();
  const input = join(folder, 'empty.js');
  writeFileSync(input, entry);
  mkdirSync(join(folder, 'out'));
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    mode: 'production',
    // The entry lies outside the project, where a bare name is not found.
    resolve: {
      alias: ['react-dom', 'react'].map((name) => ({
        find: name,
        replacement: join(root, 'node_modules', name),
      })),
    },
    build: {
      outDir: join(folder, 'out'),
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input, output: { entryFileNames: 'empty.js' } },
    },
  });
  return readFile(join(folder, 'out', 'empty.js'));
};

/** The least a page with React can be: one hydrated paragraph, built as the guest's page is. */
export const serveEmptyReactPage = async () => {
  const script = await buildScript();
  const server = createServer((request, answer) => {
    if (request.url === '/empty.js') {
      answer.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    } else answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
};
