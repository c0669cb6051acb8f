import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeBuildName } from './build-name.mjs';
import { fingerprintOf } from './fingerprint.mjs';
import { LaunchError, withProgress } from './progress.mjs';
import { runQuietly } from './run-process.mjs';

/** Runs scripts/build.mjs when the sources are not those that dist/ was built from. */
export async function buildIfStale(root, env) {
  const stampFile = join(root, 'dist', '.build-stamp');
  const fingerprint = fingerprintOf(root);
  // Pages that did not change belong to another commit now.
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint)
    return writeBuildName(root, env);

  await withProgress('Building', async () => {
    rmSync(stampFile, { force: true });
    const options = { cwd: root, env: { ...env, NODE_ENV: 'production' } };
    const result = await runQuietly(process.execPath, [join('scripts', 'build.mjs')], options);
    if (result.code !== 0)
      throw new LaunchError(`${result.output.trimEnd()}\nThe build failed; its output is above.`);
    mkdirSync(dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, fingerprint);
  });
}
