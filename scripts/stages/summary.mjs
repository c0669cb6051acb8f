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

export function countVitest(report, exitCode) {
  const failedFiles = report.testResults.filter(({ status }) => status === 'failed');
  // A file that cannot be loaded fails without a single test in it.
  const brokenFiles = failedFiles.filter(({ assertionResults }) => assertionResults.length === 0);
  return failWith(exitCode, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...failedFiles.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => `${name} › ${fullName}: ${firstLine(failureMessages[0])}`),
      ),
      ...brokenFiles.map(({ name, message }) => `${name}: ${firstLine(message)}`),
    ],
  });
}

export function countPlaywright(report, exitCode) {
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
  return failWith(exitCode, { passed: expected, failed: unexpected + flaky, skipped, failures });
}

function specsOf({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** The tool may fail for a reason that is no test's (an unhandled rejection, no tests found). */
function failWith(exitCode, counts) {
  if (exitCode === 0 || counts.failed > 0) return counts;
  return { ...counts, failed: 1, failures: [`ended with exit code ${exitCode} though no test failed`] };
}

function firstLine(message = 'no message') {
  return stripVTControlCharacters(message).split('\n', 1)[0];
}
