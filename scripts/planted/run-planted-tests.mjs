import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runQuietly } from '../launch/run-process.mjs';
import { commandScript } from '../stages/run-tool.mjs';
import { findBrowser, findHeadlessShell } from '../tools/find-browser.mjs';
import { measureStepLimit } from '../tools/step-limit.mjs';
import { firstLine } from './verdict.mjs';

const reporter = fileURLToPath(new URL('./result-reporter.mjs', import.meta.url));

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const each = (values) => [...new Set(values)];
const named = (tests) => tests.map(({ name }) => escaped(name)).join('|');

/** What runs the tests of a project. */
const runners = { structure: runStructure, browser: runInBrowser };

/** Runs these tests in a copy of the tree, those of each runner together. Returns how they ended; nothing of a run that broke off. */
export async function runPlantedTests(tree, tests) {
  const results = [];
  const byRunner = Map.groupBy(tests, ({ project }) => runners[project] ?? runInVitest);
  for (const [run, own] of byRunner) results.push(...(await run(tree, own)));
  return results;
}

async function runInVitest(tree, tests) {
  const results = join(tree, 'planted-results.json');
  rmSync(results, { force: true });
  await runNode(tree, { PLANTED_RESULTS: results }, [
    commandScript('vitest', 'vitest'),
    'run',
    ...each(tests.map(({ file }) => file)),
    ...each(tests.map(({ project }) => project)).flatMap((project) => ['--project', project]),
    `--testNamePattern=${named(tests)}`,
    `--reporter=${reporter}`,
  ]);
  return readResults(results) ?? [];
}

/** Its rules are no tests: one is red when the advice it gives is printed. */
async function runStructure(tree, rules) {
  const { code, output } = await runNode(tree, {}, [join('scripts', 'check-structure.mjs')]);
  return rules.map((rule) => {
    const problem = output.split('\n').find((line) => line.includes(rule.name));
    const isPassed = !problem && code === 0;
    return {
      ...rule,
      state: isPassed ? 'passed' : 'failed',
      errors: isPassed ? [] : [{ name: problem ? 'AssertionError' : 'Error', message: problem ?? output }],
    };
  });
}

async function runInBrowser(tree, tests) {
  const results = join(tree, 'planted-results.json');
  rmSync(results, { force: true });
  const env = {
    CHROMIUM_PATH: await findBrowser(),
    HEADLESS_SHELL_PATH: findHeadlessShell() ?? '',
    E2E_STEP_LIMIT_MS: String(await measureStepLimit()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: results,
  };
  await runNode(tree, env, [
    commandScript('@playwright/test', 'playwright'),
    'test',
    ...each(tests.map(({ file }) => escaped(file))),
    ...['-c', join('e2e', 'playwright.config.ts'), '--reporter=json'],
    `--grep=${named(tests)}`,
  ]);
  return (readResults(results)?.suites ?? []).flatMap(journeysOf);
}

function journeysOf({ specs, suites = [] }) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .map(({ status, errors }) => ({
        project: 'browser',
        file: `e2e/journeys/${file}`,
        name: title,
        state: status,
        // Its errors have no names, and below what did not hold they quote the lines around it.
        errors: errors.map(({ message = '' }) => ({
          name: firstLine(message).includes('expect(') ? 'ExpectError' : 'Error',
          message,
        })),
      })),
  );
  return [...own, ...suites.flatMap(journeysOf)];
}

/** What the tools print is of no use here: most of them end with a failure that was wanted. */
function runNode(tree, env, args) {
  return runQuietly(process.execPath, args, { cwd: tree, env: { ...process.env, ...env } });
}

function readResults(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
