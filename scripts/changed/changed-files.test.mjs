import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { changedFiles } from './changed-files.mjs';

const openRepository = () => {
  const folder = mkdtempSync(join(tmpdir(), 'menta-changes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=Noa', '-c', 'user.email=noa@example.com', ...args], {
      cwd: folder,
    });
  const write = (name, text = name) => writeFileSync(join(folder, name), text);
  const commit = (name) => {
    write(name);
    git('add', '.');
    git('commit', '-qm', name);
  };
  git('init', '-qb', 'main');
  commit('first.ts');
  return { git, write, commit, changed: (since) => changedFiles(folder, since).files };
};

it('is what is not committed, or on main the last commit', () => {
  const { commit, write, changed } = openRepository();
  expect(changed()).toEqual([]);
  commit('second.ts');
  expect(changed()).toEqual(['second.ts']);
  write('first.ts', 'other');
  write('third ♥.ts');
  expect(changed()).toEqual(['first.ts', 'third ♥.ts']);
});

it('is everything since the branch left main, without what is gone', () => {
  const { git, commit, write, changed } = openRepository();
  git('switch', '-qc', 'soup');
  commit('soup.ts');
  commit('gone.ts');
  git('rm', '-q', 'gone.ts');
  git('commit', '-qm', 'without it');
  git('switch', '-q', 'main');
  commit('elsewhere.ts');
  git('switch', '-q', 'soup');
  write('first.ts', 'other');
  expect(changed()).toEqual(['first.ts', 'soup.ts']);
  expect(changed('HEAD')).toEqual(['first.ts']);
  expect(() => changed('nowhere')).toThrow('There is no commit "nowhere".');
});
