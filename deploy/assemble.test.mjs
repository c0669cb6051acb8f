import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keepClientFiles } from './assemble.mjs';

it('brings along what pages of the version before have still to fetch, and nothing of those before it', () => {
  const root = mkdtempSync(join(tmpdir(), 'menta-assembled-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const [first, second, third] = ['first', 'second', 'third'].map((name) => join(root, name));
  for (const folder of [first, second]) {
    mkdirSync(join(folder, 'dist', 'client', 'assets'), { recursive: true });
    writeFileSync(join(folder, 'dist', 'client', 'assets', 'page.js'), folder);
  }
  keepClientFiles(join(root, 'nothing'), first);
  expect(existsSync(join(first, 'dist.before'))).toBe(false);
  keepClientFiles(first, second);
  keepClientFiles(second, third);
  const kept = (folder) => readFileSync(join(folder, 'dist.before', 'client', 'assets', 'page.js'), 'utf8');
  expect([kept(second), kept(third)]).toEqual([first, second]);
});
