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
  };
}

const nameOf = ({ project, relativeModuleId }) => `${project.name}: ${relativeModuleId}`;

const reasonOf = (errors) => firstLine(errors[0]?.message);

export function countPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failures = report.suites
    .flatMap(specsOf)
    .flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(
          ({ projectName, results }) =>
            `${file} › ${title} [${projectName}]: ${firstLine(results[0]?.error?.message)}`,
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

function firstLine(message = 'no message') {
  return stripVTControlCharacters(message).split('\n', 1)[0];
}
