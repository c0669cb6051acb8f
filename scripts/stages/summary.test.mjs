import { describe, expect, it } from 'vitest';
import { addCounts, countPlaywright, countVitest, summaryLine } from './summary.mjs';

describe('the summary line', () => {
  it('names skipped tests only when there are some', () => {
    expect(summaryLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
    expect(summaryLine({ passed: 12, failed: 1, skipped: 2 })).toBe('12 passed, 1 failed, 2 skipped');
  });

  it('adds up', () => {
    const sum = addCounts({ passed: 1, failed: 2, skipped: 3 }, { passed: 10, failed: 20, skipped: 30 });
    expect(sum).toEqual({ passed: 11, failed: 22, skipped: 33 });
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

  it('counts tests, and a file that cannot be loaded as a failure', () => {
    expect(countVitest(vitest, 0)).toEqual({ passed: 3, failed: 0, skipped: 1 });
    const broken = { ...vitest, testResults: [{ status: 'failed', assertionResults: [] }] };
    expect(countVitest(broken, 1).failed).toBe(1);
  });

  it('never calls a run passed that ended with an error', () => {
    expect(countVitest(vitest, 1).failed).toBe(1);
    expect(countPlaywright({ stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 } }, 1).failed).toBe(
      1,
    );
  });

  it('counts a flaky journey as failed', () => {
    const stats = { expected: 2, unexpected: 1, flaky: 1, skipped: 1 };
    expect(countPlaywright({ stats }, 1)).toEqual({ passed: 2, failed: 2, skipped: 1 });
  });
});
