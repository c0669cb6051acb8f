// The server's entry point. Compiled code is cached between starts: stripping types and compiling took a second.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { shortenResolution } from './system/short-resolution.ts';

enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/menta-compiled', import.meta.url)));
shortenResolution();
// Only now: what is imported at the top is compiled before the first line runs.
const [{ start }, { failWith }] = await Promise.all([
  import('./start.ts'),
  import('./system/operator-problem.ts'),
]);

start().catch((error: unknown) => {
  failWith(error);
  // The database may be open already.
  process.exit();
});
