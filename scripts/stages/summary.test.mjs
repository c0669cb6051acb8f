import { describe, expect, it } from 'vitest';
import { addCounts, countPlaywright, countVitest, summaryLine } from './summary.mjs';

describe('the summary line', () => {
  it('names skipped tests only when there are some', () => {
    expect(summaryLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
    expect(summaryLine({ passed: 12, failed: 1, skipped: 2 })).toBe('12 passed, 1 failed, 2 skipped');
  });

  it('adds up', () => {
    const sum = addCounts(
      { passed: 1, failed: 2, skipped: 3, failures: ['a'] },
      { passed: 10, failed: 20, skipped: 30, failures: ['b'] },
    );
    expect(sum).toEqual({ passed: 11, failed: 22, skipped: 33, failures: ['a', 'b'] });
  });
});

describe('counting', () => {
  const vitest = {
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: [],
  };
  const playwright = { stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 }, suites: [] };

  it('counts tests, and a file that cannot be loaded as a failure', () => {
    expect(countVitest(vitest, 0)).toEqual({ passed: 3, failed: 0, skipped: 1, failures: [] });
    const broken = {
      status: 'failed',
      name: 'a.test.ts',
      assertionResults: [],
      message: 'No such module\n at …',
    };
    expect(countVitest({ ...vitest, testResults: [broken] }, 1)).toMatchObject({
      failed: 1,
      failures: ['a.test.ts: No such module'],
    });
  });

  it('names each failed test with the first line of its reason', () => {
    const file = {
      status: 'failed',
      name: 'b.test.ts',
      assertionResults: [
        { status: 'passed', fullName: 'sums add up', failureMessages: [] },
        {
          status: 'failed',
          fullName: 'sums round',
          failureMessages: ['\u001B[31mexpected 1\u001B[39m\n at …'],
        },
      ],
    };
    const counts = countVitest({ ...vitest, numFailedTests: 1, testResults: [file] }, 1);
    expect(counts.failures).toEqual(['b.test.ts › sums round: expected 1']);
  });

  it('never calls a run passed that ended with an error', () => {
    expect(countVitest(vitest, 1)).toMatchObject({
      failed: 1,
      failures: [expect.stringContaining('exit code 1')],
    });
    expect(countPlaywright(playwright, 1).failed).toBe(1);
  });

  it('counts a flaky journey as failed, and names it', () => {
    const journey = (status) => ({
      title: `is ${status}`,
      file: 'c.spec.ts',
      tests: [{ status, projectName: 'phone', results: [{ error: { message: 'too late\n at …' } }] }],
    });
    const suites = [
      {
        specs: [journey('expected'), journey('unexpected')],
        suites: [{ specs: [journey('flaky')] }],
      },
    ];
    const stats = { expected: 2, unexpected: 1, flaky: 1, skipped: 1 };
    expect(countPlaywright({ stats, suites }, 1)).toEqual({
      passed: 2,
      failed: 2,
      skipped: 1,
      failures: ['c.spec.ts › is unexpected [phone]: too late', 'c.spec.ts › is flaky [phone]: too late'],
    });
  });
});
