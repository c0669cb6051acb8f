import { expect, it } from 'vitest';
import { describeRuns } from './frequency.mjs';
import { reasonsOf } from './run-npm-test.mjs';

const run = (seconds, ...reasons) => ({ seconds, reasons });

it('says how often it was red, and the commonest reason first', () => {
  const runs = [run(4), run(9, '  browser: a: late'), run(5, '  browser: b: gone', '  browser: a: late')];
  expect(describeRuns(runs)).toBe(
    'Red in 2 of 3 runs (4 to 9 s, mostly 5 s).\n2 ×  browser: a: late\n1 ×  browser: b: gone',
  );
});

it('has a reason for a run that did not come to its end, or ran nothing', () => {
  expect(reasonsOf({ code: 137, report: null, lastWords: 'The build failed.' })).toEqual([
    '  ended with exit code 137 before there was a result: The build failed.',
  ]);
  expect(reasonsOf({ code: 1, report: { passed: 0, failed: 0, failures: [] } })).toEqual(['  no test ran']);
  expect(reasonsOf({ code: 1, report: { passed: 3, failed: 1, failures: ['  a'] } })).toEqual(['  a']);
});
