import { expect, it } from 'vitest';
import { readRuns, remainingRuns, writeRecord } from './record.mjs';

const run = (isLoaded) => ({
  isLoaded,
  passed: 6169,
  failed: 0,
  skipped: 2,
  seconds: 471.3,
  stages: [
    { name: 'lint', seconds: 9 },
    { name: 'unit, embedded, postgres', seconds: 301 },
  ],
});
const record = { commit: 'abc1', command: 'npm test', machine: '2 × i7, 8 GB, Node 24.7.0' };

it('is read again as it was written', () => {
  const runs = [run(false), run(true)];
  expect(readRuns(writeRecord({ ...record, runs }), record)).toEqual(runs);
});

it('counts for its own commit and command alone', () => {
  const text = writeRecord({ ...record, runs: [run(false)] });
  expect(readRuns(text, { ...record, commit: 'abc' })).toEqual([]);
  expect(readRuns(text, { ...record, command: 'npm test -- lint' })).toEqual([]);
});

it('leaves the runs that are missing, quiet ones first', () => {
  const kinds = (runs, counts) => remainingRuns(runs, counts).map(({ isLoaded }) => isLoaded);
  expect(kinds([], { quiet: 2, loaded: 1 })).toEqual([false, false, true]);
  expect(kinds([run(false), run(false), run(false)], { quiet: 2, loaded: 1 })).toEqual([true]);
});
