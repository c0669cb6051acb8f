export const noCounts = { passed: 0, failed: 0, skipped: 0 };

export function addCounts(a, b) {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

export function summaryLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

export function countVitest(report, exitCode) {
  // A file that cannot be loaded fails without a single test in it.
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return failWith(exitCode, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

export function countPlaywright(report, exitCode) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  // A journey that passes only sometimes has failed.
  return failWith(exitCode, { passed: expected, failed: unexpected + flaky, skipped });
}

/** The tool may fail for a reason that is no test's (an unhandled rejection, no tests found). */
function failWith(exitCode, counts) {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
