import { describe, expect, it } from 'vitest';
import { stagesFor } from './stages.mjs';
import { addCounts, countPlaywright, countVitest, failWith, stageTable, summaryLine } from './summary.mjs';

describe('the summary line', () => {
  it('names skipped tests only when there are some', () => {
    expect(summaryLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
    expect(summaryLine({ passed: 12, failed: 1, skipped: 2 })).toBe('12 passed, 1 failed, 2 skipped');
  });

  it('stands below a table of where the seconds went', () => {
    const parts = [{ name: 'unit', files: 12, workerSeconds: 57.4 }];
    const table = stageTable([
      { name: 'lint', isBeside: true, seconds: 9.2, passed: 1, failed: 0 },
      { name: 'unit, dom', seconds: 123, passed: 1234, failed: 2, parts },
    ]);
    expect(table.split('\n')).toEqual([
      '  stage      passed  failed   took',
      '  lint            1       0    9 s  beside the tests',
      '  unit, dom    1234       2  123 s',
      '    unit                      57 s  of workers, 12 files',
    ]);
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
  const playwright = { stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 }, suites: [] };
  const moduleOf = (relativeModuleId, tests, errors = []) => {
    const diagnostic = () => ({
      environmentSetupDuration: 100,
      prepareDuration: 100,
      collectDuration: 200,
      setupDuration: 100,
      duration: 1_000,
    });
    const module = { project: { name: 'embedded' }, relativeModuleId, errors: () => errors, diagnostic };
    const cases = tests.map(({ fullName, ...result }) => ({ fullName, module, result: () => result }));
    return Object.assign(module, { children: { allTests: () => cases } });
  };

  it('counts tests, and a file that cannot be loaded as a failure', () => {
    const sums = moduleOf('a.test.ts', [
      { fullName: 'sums add up', state: 'passed' },
      { fullName: 'sums of PostgreSQL', state: 'skipped' },
    ]);
    expect(countVitest([sums])).toEqual({
      passed: 1,
      failed: 0,
      skipped: 1,
      failures: [],
      parts: [{ name: 'embedded', files: 1, workerSeconds: 1.5 }],
    });
    const broken = moduleOf('b.test.ts', [], [{ message: 'No such module\n at …' }]);
    expect(countVitest([sums, broken])).toMatchObject({
      failed: 1,
      failures: ['embedded: b.test.ts: No such module'],
    });
  });

  it('names each failed test with its project and the first line of its reason', () => {
    const errors = [{ message: '\u001B[31mexpected 1\u001B[39m\n at …' }];
    const module = moduleOf('b.test.ts', [
      { fullName: 'sums add up', state: 'passed' },
      { fullName: 'sums round', state: 'failed', errors },
    ]);
    expect(countVitest([module]).failures).toEqual(['embedded: b.test.ts › sums round: expected 1']);
  });

  it('says what repeats a property that failed, and what it fell over', () => {
    const said = [
      'Property failed after 3 tests',
      '{ seed: 7, path: "2:1", endOnFailure: true }',
      `Counterexample: [${'0,'.repeat(500)}0]`,
      'Shrunk 1 time(s)',
    ];
    const errors = [{ message: said.join('\n') }];
    const module = moduleOf('b.test.ts', [{ fullName: 'sums round', state: 'failed', errors }]);
    expect(countVitest([module]).failures).toEqual([
      expect.stringMatching(
        /: Property failed after 3 tests \{ seed: 7, path: "2:1", endOnFailure: true \} Counterexample: \[[0,]{383}$/,
      ),
    ]);
  });

  it('never calls a run passed that ended with an error', () => {
    expect(failWith(1, countVitest([]))).toMatchObject({
      failed: 1,
      failures: [expect.stringContaining('exit code 1')],
    });
    expect(failWith(1, countPlaywright(playwright)).failed).toBe(1);
    expect(failWith(0, countPlaywright(playwright)).failed).toBe(0);
  });

  it('counts a flaky journey as failed, and names it and the step that failed', () => {
    const stack =
      'Error\n    at until (/menta/e2e/support/until.ts:7:1)\n    at /menta/e2e/journeys/c.spec.ts:12:5';
    const failures = {
      unexpected: { error: { message: 'too late\n at …', stack } },
      flaky: { error: { message: 'too late' }, errors: [{ message: 'too late' }] },
    };
    const journey = (status) => ({
      title: `is ${status}`,
      file: 'menus/c.spec.ts',
      tests: [{ status, projectName: 'phone', results: [failures[status] ?? {}] }],
    });
    const suites = [
      {
        specs: [journey('expected'), journey('unexpected')],
        suites: [{ specs: [journey('flaky')] }],
      },
    ];
    const stats = { expected: 2, unexpected: 1, flaky: 1, skipped: 1 };
    expect(countPlaywright({ stats, suites })).toEqual({
      passed: 2,
      failed: 2,
      skipped: 1,
      failures: [
        'menus/c.spec.ts › is unexpected [phone] at line 12: too late',
        'menus/c.spec.ts › is flaky [phone]: too late',
      ],
    });
  });
});

describe('the stages', () => {
  const namesOf = (wanted) => stagesFor(wanted).map(({ name }) => name);

  it('of tests are one run, in its place among the others', () => {
    const names = namesOf([]);
    expect(names.indexOf('unit, embedded, postgres')).toBe(names.indexOf('structure') + 1);
    expect(namesOf(['browser', 'embedded', 'unit'])).toEqual(['unit, embedded', 'browser']);
    expect(stagesFor(['embedded', 'unit'])[0].projects).toEqual(['unit', 'dom', 'embedded']);
  });

  it('are those that are named', () => {
    expect(namesOf(['lint'])).toEqual(['lint']);
    expect(namesOf(['postgres'])).toEqual(['postgres']);
  });
});
