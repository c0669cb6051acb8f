// `npm run proof`: ten whole `npm test` in a row and three beside other work, all of one commit, recorded in docs/proof.md.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { takeProcessors } from './flakes/load.mjs';
import { reasonsOf, runNpmTest, whenInterrupted } from './flakes/run-npm-test.mjs';
import { findNpmScript } from './launch/npm-command.mjs';
import { readRuns, remainingRuns, writeRecord } from './proof/record.mjs';

const usage = `npm run proof       runs npm test in fresh clones of this commit, one after another, and records them in docs/proof.md.
                    It stops at the first red one, whose log is kept, and forgets the count; stopped, it resumes
    --quiet 10      so many while the machine does nothing else
    --loaded 3      so many while something else takes half of the processors
    --stages "lint types"    these alone, to try it out; recorded in test-results/proof.md`;

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    quiet: { type: 'string', default: '10' },
    loaded: { type: 'string', default: '3' },
    stages: { type: 'string', default: '' },
    help: { type: 'boolean', short: 'h' },
  },
});
const stages = values.stages.split(' ').filter(Boolean);
const recordPath = stages.length > 0 ? 'test-results/proof.md' : 'docs/proof.md';
const recordFile = join(root, recordPath);
const logs = join(root, 'test-results', 'proof');

if (values.help) console.log(usage);
else process.exitCode = await prove();

async function prove() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const changes = git('status', '--porcelain', '--', '.', `:!${recordPath}`);
  if (changes) {
    console.error(`A run speaks for a commit, and this is more than one:\n${changes}`);
    return 1;
  }
  const commit = git('rev-parse', 'HEAD');
  const command = ['npm test', ...(stages.length > 0 ? ['--', ...stages] : [])].join(' ');
  const [{ model }, { length: count }] = [cpus()[0], cpus()];
  const machine = `${count} × ${model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
  const runs = existsSync(recordFile) ? readRuns(readFileSync(recordFile, 'utf8'), { commit, command }) : [];
  if (runs.length > 0) console.log(`Resuming after ${runs.length} green runs of ${commit.slice(0, 8)}.`);
  mkdirSync(logs, { recursive: true });

  const signal = whenInterrupted();
  for (const { isLoaded } of remainingRuns(runs, {
    quiet: Number(values.quiet),
    loaded: Number(values.loaded),
  })) {
    const log = join(logs, `${runs.length + 1}.log`);
    const result = await runInClone(commit, { isLoaded, log, signal });
    if (signal.aborted) return 130;
    if (result.code !== 0 || !result.report) {
      rmSync(recordFile, { force: true });
      console.error(`Red, and the count begins anew: ${log}\n${reasonsOf(result).join('\n')}`);
      return 1;
    }
    runs.push({ isLoaded, ...result.report });
    writeFileSync(recordFile, writeRecord({ commit, machine, command, runs }));
    const { passed, seconds } = result.report;
    console.log(`${runs.length}: ${isLoaded ? 'loaded' : 'quiet'}, ${passed} passed in ${seconds} s`);
  }
  console.log(`${runs.length} green runs of ${commit.slice(0, 8)} are recorded in ${recordPath}.`);
  return 0;
}

/** As somebody does who has just cloned it: nothing is shared with this folder but git's objects. */
async function runInClone(commit, { isLoaded, log, signal }) {
  const folder = mkdtempSync(join(tmpdir(), 'menta-clone-'));
  const clone = join(folder, 'menta');
  const release = isLoaded ? takeProcessors() : () => {};
  try {
    execFileSync('git', ['clone', '--quiet', '--no-checkout', root, clone]);
    execFileSync('git', ['checkout', '--quiet', '--detach', commit], { cwd: clone });
    const { NODE_ENV, ...env } = process.env;
    return await runNpmTest([findNpmScript(), 'test', '--'], stages, { cwd: clone, log, env, signal });
  } finally {
    release();
    rmSync(folder, { recursive: true, force: true });
  }
}
