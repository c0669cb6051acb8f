import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { chooseDefects } from './choose-defects.mjs';
import { defects } from './defects.mjs';
import { countPlaces } from './plant.mjs';
import { verdictOn } from './verdict.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** `%s` and `%i` in the name of a test that runs for each of several. */
const asPattern = (name) => new RegExp(`^${escaped(name).replaceAll(/%[a-z]/g, '.+')}$`);

/** Whether a file holds a text that is this name, or from which it is made. */
const names = (source, name) =>
  [...source.matchAll(/(['"`])((?:(?!\1).)+)\1/g)].some(([, , text]) => asPattern(text).test(name));

describe('planted defects', () => {
  it('are two dozen at least, each with a name of its own', () => {
    expect(new Set(defects.map(({ name }) => name)).size).toBe(defects.length);
    expect(defects.length).toBeGreaterThanOrEqual(24);
  });

  it.each(defects)('$name replaces a text that is there once', (defect) => {
    expect([defect.file, countPlaces(root, defect)]).toEqual([defect.file, 1]);
    expect(defect.becomes).not.toBe(defect.text);
  });

  it.each(defects)('$name names a test that is there', ({ test }) => {
    const path = join(root, test.file);
    expect(existsSync(path)).toBe(true);
    expect(names(readFileSync(path, 'utf8'), test.name), test.name).toBe(true);
  });
});

describe('which defects are planted', () => {
  const three = ['a', 'b', 'c'].map((name) => ({
    name,
    test: { project: name === 'c' ? 'browser' : 'unit' },
  }));
  const namesOf = (...args) => chooseDefects(three, ...args).chosen.map(({ name }) => name);

  it('are those named, all without a browser, or all', () => {
    expect(namesOf(['c', 'a'])).toEqual(['a', 'c']);
    expect(namesOf([])).toEqual(['a', 'b']);
    expect(namesOf([], true)).toEqual(['a', 'b', 'c']);
    expect(chooseDefects(three, ['d']).problem).toContain('"d"');
  });
});

describe('a test of a planted defect', () => {
  const test = { project: 'unit', file: 'a.test.ts', name: 'adds' };
  const ended = (state, ...errors) => verdictOn(test, [{ ...test, state, errors }]);

  it('is red only when what it asserts did not hold', () => {
    expect(ended('failed', { name: 'AssertionError', message: 'expected 2 to be 3\nat…' })).toEqual({
      isGreen: false,
      isRed: true,
      says: 'expected 2 to be 3',
    });
    for (const broken of [
      ended('failed', { name: 'Error', message: 'Test timed out in 5000ms.' }),
      ended('failed', { name: 'SyntaxError', message: 'Unexpected token' }),
      ended('skipped'),
      verdictOn(test, []),
      verdictOn(test, [{ ...test, name: 'subtracts', state: 'passed', errors: [] }]),
    ])
      expect([broken.isGreen, broken.isRed]).toEqual([false, false]);
    expect(ended('passed')).toMatchObject({ isGreen: true, isRed: false });
  });
});
