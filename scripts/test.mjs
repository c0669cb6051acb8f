// All checks and tests, or only those named (`npm test -- --help`). The last line is `N passed, M failed`.
// With `--all` (`npm run test:all`) also what repeats them: every server test on both engines, journeys in both
// languages, long property runs.
import { rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { changedFiles } from './changed/changed-files.mjs';
import { importersOf } from './changed/import-graph.mjs';
import { touchedTests } from './changed/touched-tests.mjs';
import { buildIfStale } from './launch/build-if-stale.mjs';
import { formatDuration, LaunchError, StoppedBySignal } from './launch/progress.mjs';
import { findTests } from './stages/find-tests.mjs';
import { readArguments, UsageError, usage } from './stages/read-arguments.mjs';
import { makeScratchFolder } from './stages/scratch-folder.mjs';
import { stageNames, stagesFor, stagesOfChanges, stagesOfFiles } from './stages/stages.mjs';
import { addCounts, inSeconds, noCounts, stageTable, summaryLine } from './stages/summary.mjs';
import { readSourceFiles } from './structure/source-files.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => interrupted.abort(signal));
}

try {
  process.exitCode = await run(readArguments(process.argv.slice(2), stageNames));
} catch (error) {
  if (error instanceof StoppedBySignal) process.exitCode = error.exitCode;
  else if (error instanceof UsageError || error instanceof LaunchError) {
    console.error(error.message);
    process.exitCode = 1;
  } else throw error;
}

async function run(wanted) {
  if (wanted.help) {
    console.log(usage);
    return 0;
  }
  if (wanted.all) process.env.TEST_SCOPE = 'all';
  const chosen = chooseStages(wanted);
  if (chosen.some(({ needsBuild }) => needsBuild)) await buildIfStale(root, process.env);
  return runStages(chosen, wanted.report);
}

function chooseStages(wanted) {
  if (wanted.kind === 'stages') return stagesFor(wanted.names);
  const files = readSourceFiles(root);
  const paths = files.map(({ path }) => path);
  if (wanted.kind === 'files')
    return stagesOfFiles(findTests(wanted.files, paths, { root, stageNames }), files, wanted);
  return chooseTouched(files, paths, wanted.since);
}

function chooseTouched(files, paths, sinceWhich) {
  const { since, files: changed } = changedFiles(root, sinceWhich);
  console.log(`${changed.length} files changed since ${since.slice(0, 8)}.`);
  if (changed.length === 0) return [];
  const { tests, left } = touchedTests(changed, paths, importersOf(files));
  if (left > 0)
    console.log(`${left} more test files, elsewhere, import what changed: \`npm test\` runs them.`);
  return stagesOfChanges(changed, tests, files);
}

async function runStages(chosen, reportFile) {
  const startedAt = performance.now();
  const scratch = makeScratchFolder();
  // Whatever a test, a database or a browser leaves behind goes away with it, even after a crash.
  process.env.TMPDIR = scratch;
  const results = [];
  try {
    await runAll(chosen, { root, scratch, signal: interrupted.signal }, results);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  if (interrupted.signal.aborted) return interrupted.signal.reason === 'SIGINT' ? 130 : 143;
  const total = results.reduce(addCounts, noCounts);
  const seconds = inSeconds(performance.now() - startedAt);
  if (reportFile) writeFileSync(reportFile, JSON.stringify({ ...total, seconds, stages: results }, null, 2));
  console.log(`\n${stageTable(results)}`);
  // Whoever sees only the end of a long log still reads what failed.
  if (total.failures.length > 0) console.log(`\nFailed:\n${total.failures.join('\n')}`);
  console.log(`\n${summaryLine(total)}`);
  return total.failed > 0 ? 1 : 0;
}

async function runAll(chosen, context, results) {
  const lanes = [chosen.filter(({ isBeside }) => isBeside), chosen.filter(({ isBeside }) => !isBeside)];
  await Promise.all(lanes.map((lane) => runInTurn(lane, context, results)));
}

async function runInTurn(chosen, context, results) {
  for (const stage of chosen) {
    if (context.signal.aborted) break;
    results.push(await runStage(stage, context));
  }
}

/** A stage that cannot even run is a failure like any other; the following stages still have something to say. */
async function runStage({ name, title, isBeside = false, run: runIt }, context) {
  const startedAt = performance.now();
  console.log(`\n▸ ${title}`);
  let counts;
  try {
    counts = await runIt(context);
  } catch (error) {
    if (!context.signal.aborted) console.error(error.message);
    counts = { ...noCounts, failed: 1, failures: [error.message] };
  }
  const took = performance.now() - startedAt;
  if (!context.signal.aborted)
    console.log(
      `  ${counts.failed > 0 ? '✗' : '✓'} ${name}: ${summaryLine(counts)} in ${formatDuration(took)}`,
    );
  return {
    name,
    isBeside,
    seconds: inSeconds(took),
    ...counts,
    failures: counts.failures.map((failure) => `  ${name}: ${failure}`),
  };
}
