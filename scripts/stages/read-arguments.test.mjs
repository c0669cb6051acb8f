import { expect, it } from 'vitest';
import { findTests, sortTests } from './find-tests.mjs';
import { readArguments } from './read-arguments.mjs';

const stageNames = ['lint', 'unit', 'browser'];
const read = (...args) => readArguments(args, stageNames);

it('takes everything, stages, what changed, or files', () => {
  expect(read()).toEqual({ kind: 'stages', names: [] });
  expect(read('--all')).toEqual({ kind: 'stages', names: [], all: true });
  expect(read('unit', 'lint')).toEqual({ kind: 'stages', names: ['unit', 'lint'] });
  expect(read('changed', '--since', 'v1')).toEqual({ kind: 'changed', since: 'v1' });
  expect(read('core/orders', '-t', 'rounds', '--engine', 'embedded')).toEqual({
    kind: 'files',
    files: ['core/orders'],
    name: 'rounds',
    engine: 'embedded',
  });
});

it.each([
  ['--engin', 'x'],
  ['a.test.ts', '--engine', 'mysql'],
  ['unit', 'a.test.ts'],
  ['unit', '-t', 'rounds'],
  ['-t', 'rounds'],
  ['changed', 'unit'],
  ['changed', '-t', 'rounds'],
  ['unit', '--since', 'v1'],
])('refuses %s %s %s in one sentence', (...args) => {
  expect(() => read(...args)).toThrow(/^[^\n]+[.]$/);
});

const paths = [
  'core/orders/cart.test.ts',
  'core/orders/cart.ts',
  'e2e/engines/engines.spec.ts',
  'e2e/journeys/cart.spec.ts',
  'e2e/support/cart.ts',
  'web/guest/cart/cart.dom.test.tsx',
];
const find = (...words) => findTests(words, paths, { root: '/menta', stageNames });

it('finds tests by a path, with a line, or by a part of it', () => {
  expect(find('core/orders/cart.test.ts')).toEqual(['core/orders/cart.test.ts']);
  expect(find('./e2e/journeys/cart.spec.ts:12')).toEqual(['e2e/journeys/cart.spec.ts:12']);
  expect(find('/menta/core/orders/cart.test.ts', 'core/orders')).toEqual(['core/orders/cart.test.ts']);
  expect(find('cart')).toEqual([
    'core/orders/cart.test.ts',
    'e2e/journeys/cart.spec.ts',
    'web/guest/cart/cart.dom.test.tsx',
  ]);
  expect(() => find('cups')).toThrow('There is no stage and no test "cups".');
});

it('knows which tool runs a test', () => {
  expect(sortTests(find('cart', 'engines.spec.ts:7'))).toEqual({
    vitest: ['core/orders/cart.test.ts', 'web/guest/cart/cart.dom.test.tsx'],
    journeys: ['e2e/journeys/cart.spec.ts'],
    engines: ['e2e/engines/engines.spec.ts:7'],
  });
});
