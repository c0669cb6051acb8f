import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export const noCounts = { passed: 0, failed: 0, skipped: 0, failures: [] };

export function addCounts(a, b) {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    failures: [...a.failures, ...b.failures],
  };
}

export function summaryLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Of the modules that a run of Vitest ends with. The server's tests run on two databases: a failure says on which. */
export function countVitest(modules) {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const inState = (state) => tests.filter((test) => test.result().state === state);
  const failed = inState('failed');
  // A file that cannot be loaded fails without a single test in it.
  const broken = modules.filter((module) => module.errors().length > 0);
  return {
    passed: inState('passed').length,
    failed: failed.length + broken.length,
    skipped: inState('skipped').length,
    failures: [
      ...failed.map((test) => `${nameOf(test.module)} › ${test.fullName}: ${reasonOf(test.result().errors)}`),
      ...broken.map((module) => `${nameOf(module)}: ${reasonOf(module.errors())}`),
    ],
    parts: countProjects(modules),
  };
}

/** How long the workers were busy with each project: several work at a time, so this is more than the stage took. */
function countProjects(modules) {
  const projects = Map.groupBy(modules, ({ project }) => project.name);
  return [...projects].map(([name, own]) => {
    const busy = own.map((module) => {
      const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
        module.diagnostic();
      return environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration;
    });
    return { name, files: own.length, workerSeconds: inSeconds(busy.reduce((a, b) => a + b, 0)) };
  });
}

export const inSeconds = (milliseconds) => Math.round(milliseconds / 100) / 10;

const nameOf = ({ project, relativeModuleId }) => `${project.name}: ${relativeModuleId}`;

const reasonOf = (errors) => reasonIn(errors[0]?.message);

export function countPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failures = report.suites
    .flatMap(specsOf)
    .flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(
          ({ projectName, results }) =>
            `${file} › ${title} [${projectName}]${stepIn(file, results[0])}: ${reasonIn(results[0]?.error?.message)}`,
        ),
    );
  // A journey that passes only sometimes has failed.
  return { passed: expected, failed: unexpected + flaky, skipped, failures };
}

function specsOf({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** The tool may fail for a reason that is no test's (an unhandled rejection, no tests found). */
export function failWith(exitCode, counts) {
  if (exitCode === 0 || counts.failed > 0) return counts;
  return { ...counts, failed: 1, failures: [`ended with exit code ${exitCode} though no test failed`] };
}

/** As much of what a property fell over as one can read in a line. */
const longest = 400;

/** The first line; of a property also what repeats it, and what it fell over. */
function reasonIn(message = 'no message') {
  const [first, ...rest] = stripVTControlCharacters(message).split('\n');
  const ofProperty = rest.filter((line) => /^(\{ seed: |Counterexample: )/.test(line));
  return [first, ...ofProperty.map((line) => line.slice(0, longest))].join(' ');
}

/** The journey's own line, whichever helper waited there. */
function stepIn(file, { error, errors = [] } = {}) {
  const said = [error?.stack, ...errors.map(({ message }) => message)].join('\n');
  const line = said
    .split(`/${basename(file)}:`)
    .slice(1)
    .map((rest) => /^\d+/.exec(stripVTControlCharacters(rest))?.[0])
    .find(Boolean);
  return line ? ` at line ${line}` : '';
}

/** What `npm test` ends with: where its seconds went. `stages` ran in two lanes, so they are more than the whole. */
export function stageTable(stages) {
  const rows = stages.flatMap(({ name, isBeside, seconds, passed, failed, parts = [] }) => [
    [name, `${passed}`, `${failed}`, `${Math.round(seconds)} s`, isBeside ? 'beside the tests' : ''],
    ...parts.map((part) => [
      `  ${part.name}`,
      '',
      '',
      `${Math.round(part.workerSeconds)} s`,
      `of workers, ${part.files} files`,
    ]),
  ]);
  const all = [['stage', 'passed', 'failed', 'took', ''], ...rows];
  const widths = all[0].map((_, column) => Math.max(...all.map((row) => row[column].length)));
  const pad = (text, column) =>
    column === 0 || column === 4 ? text.padEnd(widths[column]) : text.padStart(widths[column]);
  return all.map((row) => `  ${row.map(pad).join('  ')}`.trimEnd()).join('\n');
}
