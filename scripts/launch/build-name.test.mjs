import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { commitOf, writeBuildName } from './build-name.mjs';

const folder = () => {
  const path = mkdtempSync(join(tmpdir(), 'menta-build-name-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
};

it('names the commit of the sources, and none where git does not know it', () => {
  const root = folder();
  expect(commitOf(root)).toBe('unknown');
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=Noa', '-c', 'user.email=noa@menta.test', ...args], {
      cwd: root,
      encoding: 'utf8',
    });
  git('init', '-q');
  expect(commitOf(root)).toBe('unknown');
  git('commit', '-q', '--allow-empty', '-m', 'first');
  expect(commitOf(root)).toBe(git('rev-parse', 'HEAD').slice(0, 8));
  // A copy of the sources inside somebody else's repository.
  mkdirSync(join(root, 'dist'));
  expect(commitOf(join(root, 'dist'))).toBe('unknown');
});

it('takes the name that an image is built with', () => {
  const root = folder();
  mkdirSync(join(root, 'dist'));
  const written = () => JSON.parse(readFileSync(join(root, 'dist', 'build.json'), 'utf8'));
  writeBuildName(root, { MENTA_COMMIT: '3e6fe14e' });
  expect(written()).toEqual({ commit: '3e6fe14e' });
  writeBuildName(root, { MENTA_COMMIT: '' });
  expect(written()).toEqual({ commit: 'unknown' });
});
