// Are the tests still on guard? Plants the small defects of scripts/planted/defects one at a time in a copy of the working
// tree, and runs the test that must turn red: `npm run planted`, `-- NAME…` for some, `-- --browser` also those that only a
// browser sees, `-- --list`.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { formatDuration } from './launch/progress.mjs';
import { chooseDefects } from './planted/choose-defects.mjs';
import { defects } from './planted/defects.mjs';
import { runPlanted } from './planted/run-planted.mjs';
import { makeScratchFolder } from './stages/scratch-folder.mjs';
import { startPostgres } from './tools/start-postgres.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Copies of the tree, their databases and one browser's profile. */
const enoughMemory = 2 * 2 ** 30;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean' }, browser: { type: 'boolean' } },
});

const list = () => {
  for (const { name, meets, file, test } of defects)
    console.log(`${name}\n  ${meets}\n  ${file} → ${test.project}: ${test.file} › ${test.name}`);
};

const run = async (chosen) => {
  const startedAt = performance.now();
  const scratch = makeScratchFolder(enoughMemory);
  // Whatever a test, a database or a browser leaves behind goes away with it, even after a crash.
  process.env.TMPDIR = scratch;
  const needsPostgres = chosen.some(({ test }) => test.project === 'postgres');
  const postgres = needsPostgres ? await startPostgres() : null;
  // Each run of Vitest takes this one and starts none of its own.
  if (postgres) process.env.TEST_DATABASE_URL = postgres.url;
  try {
    const verdicts = await runPlanted(chosen, { root, scratch });
    const caught = verdicts.filter(({ isCaught }) => isCaught).length;
    const took = formatDuration(performance.now() - startedAt);
    console.log(`\n${caught} caught, ${verdicts.length - caught} not caught in ${took}`);
    return caught === verdicts.length ? 0 : 1;
  } finally {
    await postgres?.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
};

if (values.list) list();
else {
  const { chosen, problem } = chooseDefects(defects, positionals, values.browser);
  if (problem) console.error(problem);
  process.exitCode = problem ? 1 : await run(chosen);
}
