import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { setBuildAside } from './set-build-aside.mjs';

const folder = () => {
  const path = mkdtempSync(join(tmpdir(), 'menta-builds-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return join(path, 'dist');
};
const build = (dist, name, { isFinished = true } = {}) => {
  mkdirSync(dist);
  writeFileSync(join(dist, 'page.js'), name);
  if (isFinished) writeFileSync(join(dist, 'build.json'), '{}');
};
const before = (dist) => readFileSync(join(`${dist}.before`, 'page.js'), 'utf8');

it('keeps the build before, and no other', () => {
  const dist = folder();
  setBuildAside(dist);
  build(dist, 'first');
  setBuildAside(dist);
  expect([existsSync(dist), before(dist)]).toEqual([false, 'first']);
  build(dist, 'second');
  setBuildAside(dist);
  expect([existsSync(dist), before(dist)]).toEqual([false, 'second']);
});

it('does not put one that broke off into the place of what is served', () => {
  const dist = folder();
  build(dist, 'first');
  setBuildAside(dist);
  build(dist, 'half', { isFinished: false });
  setBuildAside(dist);
  expect([existsSync(dist), before(dist)]).toEqual([false, 'first']);
});
