import { isAbsolute, relative } from 'node:path';
import { UsageError } from './read-arguments.mjs';

const isUnitOrServerTest = (path) => /\.test\.(tsx?|mjs)$/.test(path);
const journeyFolder = (path) => /^e2e\/(journeys|engines)\/.*\.spec\.ts$/.exec(path)?.[1];

/** Test files by the tool that runs them; a path may end with `:line`. */
export function sortTests(paths) {
  return {
    vitest: paths.filter((path) => isUnitOrServerTest(withoutLine(path))),
    journeys: paths.filter((path) => journeyFolder(withoutLine(path)) === 'journeys'),
    engines: paths.filter((path) => journeyFolder(withoutLine(path)) === 'engines'),
  };
}

export const withoutLine = (path) => path.replace(/:\d+$/, '');

export const isTestFile = (path) => isUnitOrServerTest(path) || journeyFolder(path) !== undefined;

/** The tests among `paths` that are called so: by a whole path, or by a part of it that several may share. */
export function findTests(words, paths, { root, stageNames }) {
  const tests = paths.filter(isTestFile);
  return [...new Set(words.flatMap((word) => findTest(word, tests, { root, stageNames })))];
}

function findTest(word, tests, { root, stageNames }) {
  const [, given, line = ''] = /^(.*?)(:\d+)?$/.exec(word);
  const name = (isAbsolute(given) ? relative(root, given) : given).replaceAll('\\', '/').replace(/^\.\//, '');
  if (tests.includes(name)) return [`${name}${line}`];
  const found = tests.filter((path) => path.includes(name));
  if (found.length === 0)
    throw new UsageError(
      `There is no stage and no test "${word}". The stages are: ${stageNames.join(', ')}; "changed" runs what changes touch.`,
    );
  return found.length === 1 ? [`${found[0]}${line}`] : found;
}
