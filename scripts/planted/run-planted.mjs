import { cpSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { LaunchError } from '../launch/progress.mjs';
import { runQuietly } from '../launch/run-process.mjs';
import { copyTree } from './copy-tree.mjs';
import { countPlaces, plant } from './plant.mjs';
import { runPlantedTests } from './run-planted-tests.mjs';
import { verdictOn } from './verdict.mjs';

/** One run of Vitest has one process that works and one that waits for it. */
const lanes = Math.min(2, availableParallelism());
const inBrowser = ({ test }) => test.project === 'browser';

/** Plants each defect and says what became of it. Returns `{ name, isCaught }` for each. */
export async function runPlanted(defects, { root, scratch }) {
  const trees = Array.from({ length: lanes }, (_, lane) => copyTree(root, join(scratch, `tree-${lane}`)));
  const results = await runSound(trees[0], defects);
  const waiting = defects.map((defect) => ({ defect, before: verdictOn(defect.test, results) }));
  const verdicts = [];
  const work = async (tree, isOwn) => {
    for (let next = take(waiting, isOwn); next; next = take(waiting, isOwn))
      verdicts.push(report(next.defect, await judge(tree, next)));
  };
  await Promise.all(trees.map((tree) => work(tree, (defect) => !inBrowser(defect))));
  // Last and one at a time: the journeys have one port, and a build of their own for each.
  if (waiting.length > 0) {
    ownBuild(root, trees[0]);
    await work(trees[0], inBrowser);
  }
  return verdicts;
}

function take(waiting, isOwn) {
  const index = waiting.findIndex(({ defect }) => isOwn(defect));
  return index < 0 ? null : waiting.splice(index, 1)[0];
}

/** Every named test without a defect: one that is red by itself guards nothing. */
function runSound(tree, defects) {
  return runPlantedTests(
    tree,
    defects.map(({ test }) => test),
  );
}

async function judge(tree, { defect, before }) {
  const places = countPlaces(tree, defect);
  if (places !== 1)
    return { isCaught: false, says: `its text is in ${defect.file} ${places} times, and must be there once` };
  if (!before.isGreen) return { isCaught: false, says: `its test is not green without it: ${before.says}` };
  const takeOut = plant(tree, defect);
  try {
    if (inBrowser(defect)) await build(tree);
    const { isRed, says } = verdictOn(defect.test, await runPlantedTests(tree, [defect.test]));
    return { isCaught: isRed, says };
  } finally {
    takeOut();
  }
}

function report({ name, meets, test }, { isCaught, says }) {
  const guard = `${test.project}: ${test.file} › ${test.name}`;
  console.log(
    isCaught
      ? `✓ caught      ${name}: ${says}`
      : `✗ NOT caught  ${name}: ${says}\n    ${meets}\n    ${guard}`,
  );
  return { name, isCaught };
}

/** The linked one is the developer's. */
function ownBuild(root, tree) {
  rmSync(join(tree, 'dist'));
  cpSync(join(root, 'dist'), join(tree, 'dist'), { recursive: true });
}

async function build(tree) {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code, output } = await runQuietly(process.execPath, [join('scripts', 'build.mjs')], {
    cwd: tree,
    env,
  });
  if (code !== 0) throw new LaunchError(`${output.trimEnd()}\nThe build failed; its output is above.`);
}
