/**
 * node bench/run.ts [names…]     every budget, or those of the named lines; some take words after their name
 *
 * Prints one line for each budget (figure, limit, ok or FAIL) and ends with 1 when one is missed.
 */
import { availableParallelism, loadavg } from 'node:os';
import { inspect } from 'node:util';
import { board } from './lines/board.ts';
import { bytes } from './lines/bytes.ts';
import { commits } from './lines/commits.ts';
import { counts } from './lines/counts.ts';
import { fridayEvening } from './lines/evening.ts';
import { housekeeping } from './lines/housekeeping.ts';
import { idle } from './lines/idle.ts';
import { menuImport } from './lines/import.ts';
import { live } from './lines/live.ts';
import { memory } from './lines/memory.ts';
import { menuReads } from './lines/menu-reads.ts';
import { neighbours } from './lines/neighbours.ts';
import { orders } from './lines/orders.ts';
import { pages } from './lines/pages.ts';
import { paint } from './lines/paint.ts';
import { paying } from './lines/paying.ts';
import { reports } from './lines/reports.ts';
import { resume } from './lines/resume.ts';
import { scale } from './lines/scale.ts';
import { scripts } from './lines/scripts.ts';
import { start } from './lines/start.ts';
import { studio } from './lines/studio.ts';
import { tables } from './lines/tables.ts';
import { taps } from './lines/taps.ts';
import { tickets } from './lines/tickets.ts';
import { trail } from './lines/trail.ts';
import { watch } from './lines/watch.ts';
import { type BenchLine, type Finding, isMissed, type Report } from './report/budget.ts';
import { formatFinding } from './report/format-finding.ts';

const lines: readonly BenchLine[] = [
  bytes,
  scripts,
  paint,
  pages,
  orders,
  counts,
  trail,
  commits,
  live,
  idle,
  resume,
  memory,
  menuReads,
  start,
  studio,
  taps,
  tables,
  paying,
  tickets,
  board,
  menuImport,
  scale,
  fridayEvening,
  watch,
  reports,
  housekeeping,
  neighbours,
];

type Chosen = { line: BenchLine; words: string[] };

const choose = (names: readonly string[]): Chosen[] => {
  if (names.length === 0) return lines.filter((line) => !line.isSlow).map((line) => ({ line, words: [] }));
  const chosen: Chosen[] = [];
  for (const name of names) {
    const line = lines.find((known) => known.name === name);
    const before = chosen.at(-1);
    if (line) chosen.push({ line, words: [] });
    else if (before?.line.takes?.(name)) before.words.push(name);
    else
      throw new Error(
        `There is no line "${name}". The lines are: ${lines.map((known) => known.name).join(', ')}.`,
      );
  }
  return chosen;
};

const runLine = async ({ line, words }: Chosen): Promise<Finding[]> => {
  console.log(`\n${line.name}: ${line.how}`);
  const findings: Finding[] = [];
  const add = (finding: Finding): void => {
    findings.push(finding);
    console.log(formatFinding(finding));
  };
  const report: Report = {
    budget: (what, measured, unit, limit) => add({ kind: 'budget', what, measured, unit, limit }),
    note: (what, text) => add({ kind: 'note', what, text }),
    skip: (what, text) => add({ kind: 'skipped', what, text }),
  };
  // One line that breaks must not hide the figures of the others.
  await line.run(report, words).catch((error: unknown) => {
    add({
      kind: 'broken',
      what: line.name,
      text: inspect(error),
    });
  });
  return findings;
};

/** Ratios bear a busy machine better than times do, but none of them bears everything. */
const warnIfBusy = (): void => {
  const [load = 0] = loadavg();
  const cores = availableParallelism();
  if (load > cores / 2) {
    console.log(
      `This machine is busy (load ${load.toFixed(1)} on ${cores} cores): run again when it is idle.`,
    );
  }
};

const run = async (names: readonly string[]): Promise<void> => {
  warnIfBusy();
  const findings: Finding[] = [];
  for (const chosen of choose(names)) findings.push(...(await runLine(chosen)));
  const count = (isCounted: (finding: Finding) => boolean) => findings.filter(isCounted).length;
  const missed = count(isMissed);
  const passed = count((finding) => finding.kind === 'budget' && !isMissed(finding));
  const skipped = count((finding) => finding.kind === 'skipped');
  console.log(`\n${passed} ok, ${missed} missed${skipped ? `, ${skipped} not measured` : ''}`);
  process.exitCode = missed > 0 ? 1 : 0;
};

// Nothing that a line started may outlive the run, so the end is said and not waited for.
run(process.argv.slice(2))
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(() => process.exit());
