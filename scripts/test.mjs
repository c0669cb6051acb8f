// All checks and tests, or only those named: `npm test -- unit browser`. The last line is `N passed, M failed`.
// With `--all` (`npm run test:all`) also what repeats them: every server test on both engines, journeys in both
// languages, long property runs.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatDuration } from './launch/progress.mjs';
import { makeScratchFolder } from './stages/scratch-folder.mjs';
import { stages, stagesFor } from './stages/stages.mjs';
import { addCounts, noCounts, summaryLine } from './stages/summary.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => interrupted.abort(signal));
}

const args = process.argv.slice(2);
if (args.includes('--all')) process.env.TEST_SCOPE = 'all';
process.exitCode = await runStages(args.filter((arg) => arg !== '--all'));

async function runStages(wanted) {
  const unknown = wanted.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    console.error(
      `There is no stage "${unknown[0]}". The stages are: ${stages.map((stage) => stage.name).join(', ')}.`,
    );
    return 1;
  }
  const scratch = makeScratchFolder();
  // Whatever a test, a database or a browser leaves behind goes away with it, even after a crash.
  process.env.TMPDIR = scratch;
  let total = noCounts;
  try {
    total = await runAll(stagesFor(wanted), { root, scratch, signal: interrupted.signal });
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  if (interrupted.signal.aborted) return interrupted.signal.reason === 'SIGINT' ? 130 : 143;
  // Whoever sees only the end of a long log still reads what failed.
  if (total.failures.length > 0) console.log(`\nFailed:\n${total.failures.join('\n')}`);
  console.log(`\n${summaryLine(total)}`);
  return total.failed > 0 ? 1 : 0;
}

async function runAll(chosen, context) {
  const lanes = [chosen.filter(({ isBeside }) => isBeside), chosen.filter(({ isBeside }) => !isBeside)];
  const all = await Promise.all(lanes.map((lane) => runInTurn(lane, context)));
  return all.reduce(addCounts, noCounts);
}

async function runInTurn(chosen, context) {
  let total = noCounts;
  for (const stage of chosen) {
    if (context.signal.aborted) break;
    total = addCounts(total, await runStage(stage, context));
  }
  return total;
}

/** A stage that cannot even run is a failure like any other; the following stages still have something to say. */
async function runStage(stage, context) {
  const startedAt = performance.now();
  console.log(`\n▸ ${stage.title}`);
  let counts;
  try {
    counts = await stage.run(context);
  } catch (error) {
    if (!context.signal.aborted) console.error(error.message);
    counts = { ...noCounts, failed: 1, failures: [error.message] };
  }
  if (!context.signal.aborted) {
    const took = formatDuration(performance.now() - startedAt);
    console.log(`  ${counts.failed > 0 ? '✗' : '✓'} ${stage.name}: ${summaryLine(counts)} in ${took}`);
  }
  return { ...counts, failures: counts.failures.map((failure) => `  ${stage.name}: ${failure}`) };
}
