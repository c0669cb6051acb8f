import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDatabase } from '../tools/create-database.mjs';
import { findBrowser, findHeadlessShell } from '../tools/find-browser.mjs';
import { findEngines } from '../tools/find-engines.mjs';
import { whyNoCodeReader } from '../tools/read-codes.mjs';
import { startPostgres } from '../tools/start-postgres.mjs';
import { measureStepLimit } from '../tools/step-limit.mjs';
import { failedPages } from './failed-pages.mjs';
import { sortTests, withoutLine } from './find-tests.mjs';
import { needsBuild } from './needs-build.mjs';
import { commandScript, runTool } from './run-tool.mjs';
import { countPlaywright, failWith, noCounts } from './summary.mjs';

/** Projects of Vitest whose tests may start the service as it is built. */
const onServer = ['embedded', 'postgres'];
const countReporter = fileURLToPath(new URL('./count-reporter.mjs', import.meta.url));

/**
 * Cheap checks first. Each check counts as one; test stages count their tests. Those that are `isBeside` run while the
 * tests do, which leave a tenth of the processors idle.
 */
const stages = [
  {
    name: 'lint',
    title: 'lint: format and lint',
    isBeside: true,
    run: (context) => lint(['.'], context),
  },
  {
    name: 'types',
    title: 'types: what changed since they were last checked',
    isBeside: true,
    run: checkTypes,
  },
  {
    name: 'structure',
    title: 'structure: the rules of the house, and nothing unused',
    isBeside: true,
    run: checkStructure,
  },
  ofTests('unit', 'unit: rules, texts and screens', ['unit', 'dom']),
  ofTests('embedded', 'embedded: the server on the embedded database', ['embedded']),
  ofTests('postgres', 'postgres: the server on PostgreSQL', ['postgres']),
  {
    name: 'browser',
    title: 'browser: journeys',
    needsBuild: true,
    run: (context) => runJourneys(context),
  },
  {
    name: 'engines',
    title: 'engines: the main journeys in Firefox and WebKit',
    isBeside: true,
    needsBuild: true,
    run: (context) => runInEngines(context),
  },
];

export const stageNames = stages.map(({ name }) => name);

/** All stages, or those named. Stages of tests are one run, in which no processor waits for the last test of each. */
export function stagesFor(names) {
  const chosen = stages.filter(({ name }) => names.length === 0 || names.includes(name));
  const tests = chosen.filter(({ projects }) => projects);
  const together = ofTests(
    tests.map(({ name }) => name).join(', '),
    tests.map(({ title }) => title).join('\n  '),
    tests.flatMap(({ projects }) => projects),
  );
  return chosen
    .filter((stage) => !tests.includes(stage) || stage === tests[0])
    .map((stage) => (stage === tests[0] ? together : stage));
}

function ofTests(name, title, projects) {
  const needsBuild = projects.some((project) => onServer.includes(project));
  return { name, title, projects, needsBuild, run: (context) => runVitest({ projects }, context) };
}

/**
 * These tests and journeys alone, which are among the `sources`. With an `engine` the server's run on that one, whatever
 * `npm test` does; `onEngines` says whether each may run on `one` of the two or on `both`.
 */
export function stagesOfFiles(files, sources, { name, engine, onEngines = engine && 'both' } = {}) {
  const { vitest, journeys, engines } = sortTests(files);
  const projects = engine ? ['unit', 'dom', engine] : [];
  return [
    {
      name: 'tests',
      title: `tests: ${describe(vitest)}`,
      files: vitest,
      needsBuild: needsBuild(vitest.map(withoutLine), sources),
      run: (context) => runVitest({ projects, files: vitest, name, onEngines }, context),
    },
    {
      name: 'browser',
      title: `browser: ${describe(journeys)}`,
      files: journeys,
      needsBuild: true,
      run: (context) => runJourneys(context, { files: journeys, name }),
    },
    {
      name: 'engines',
      title: `engines: ${describe(engines)}`,
      files: engines,
      needsBuild: true,
      run: (context) => runInEngines(context, { files: engines, name }),
    },
  ].filter((stage) => stage.files.length > 0);
}

const describe = (files) => (files.length > 3 ? `${files.length} files` : files.join(', '));

/** The checks, of which the linter takes the files that changed, and the tests that these touch. */
export function stagesOfChanges(changed, tests, sources) {
  const checks = stages.filter(({ name }) => ['types', 'structure'].includes(name));
  const title = `lint: ${describe(changed)}`;
  return [
    { name: 'lint', title, isBeside: true, run: (context) => lint(changed, context) },
    ...checks,
    ...stagesOfFiles(tests, sources, { onEngines: 'one' }),
  ];
}

function lint(paths, context) {
  const args = ['ci', '--error-on-warnings', '--no-errors-on-unmatched', '--files-ignore-unknown=true'];
  return check('@biomejs/biome', 'biome', [...args, ...paths], context);
}

async function check(packageName, command, args, context) {
  return verdict(await runTool(commandScript(packageName, command), args, { ...context, quiet: true }));
}

function verdict(code) {
  return code === 0 ? { ...noCounts, passed: 1 } : { ...noCounts, failed: 1, failures: ['see above'] };
}

/** As `tsc -b` does. Several checkers in one project repeat each other's work: one each, and two projects at a time. */
function checkTypes(context) {
  return check('typescript', 'tsc', ['-b', '--checkers', '1', '--builders', '2'], context);
}

async function checkStructure(context) {
  const quiet = { ...context, quiet: true };
  const rules = await runTool(join(context.root, 'scripts', 'check-structure.mjs'), [], quiet);
  // Files, exports and packages that nothing needs any more; `knip.json` says where the project begins.
  const unused = await runTool(
    commandScript('knip', 'knip'),
    ['--no-progress', '--treat-config-hints-as-errors'],
    quiet,
  );
  return verdict(Math.max(rules, unused));
}

async function runVitest({ projects, files = [], name, onEngines = '' }, context) {
  reportSkipped();
  const file = join(context.scratch, 'tests.json');
  const args = [
    'run',
    ...files,
    ...projects.flatMap((project) => ['--project', project]),
    ...(name ? ['-t', name] : []),
    '--reporter=default',
    `--reporter=${countReporter}`,
  ];
  const code = await runTool(commandScript('vitest', 'vitest'), args, {
    ...context,
    // Which tests run on both engines is said in vitest.config.ts, unless it is said here.
    env: { TEST_COUNTS_FILE: file, TEST_ENGINES: onEngines },
  });
  return failWith(code, readReport(file));
}

/** A skipped test is only a number in a report: the reason is said here. */
function reportSkipped() {
  const why = whyNoCodeReader();
  if (why) console.log(`  QR codes are not read back here: ${why}`);
}

async function withPostgres(work) {
  const postgres = await startPostgres();
  try {
    return await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}

/** On PostgreSQL, which costs a sixth less of the whole; Firefox and WebKit walk on the embedded database. */
async function runJourneys(context, chosen) {
  reportSkipped();
  const browsers = {
    CHROMIUM_PATH: await findBrowser(),
    HEADLESS_SHELL_PATH: findHeadlessShell() ?? '',
  };
  return withPostgres(async (serverUrl) => {
    const { url, drop } = await createDatabase(serverUrl);
    try {
      const env = { ...browsers, E2E_DATABASE_URL: url };
      return await runPlaywright('playwright.config.ts', context, env, chosen);
    } finally {
      await drop();
    }
  });
}

function runInEngines(context, chosen) {
  const { firefox, webkitDriver, screen } = findEngines();
  const env = {
    // The journeys may have begun meanwhile, on the port itself.
    E2E_PORT: String(Number(process.env.E2E_PORT ?? 3199) + 1),
    FIREFOX_PATH: firefox ?? '',
    WEBKIT_DRIVER_PATH: (screen && webkitDriver) ?? '',
  };
  return runPlaywright('engines.config.ts', context, env, chosen);
}

async function runPlaywright(config, context, env, { files = [], name } = {}) {
  const file = join(context.scratch, `${config}.json`);
  const limitMs = await measureStepLimit();
  console.log(`  A step that has not succeeded after ${Math.round(limitMs / 1000)} seconds has failed here.`);
  const args = ['test', ...files, '-c', join('e2e', config), '--reporter=list,json'];
  if (name) args.push('-g', name);
  const code = await runTool(commandScript('@playwright/test', 'playwright'), args, {
    ...context,
    env: {
      ...env,
      E2E_STEP_LIMIT_MS: String(limitMs),
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      // Beside the scratch folder, which goes: what has not changed is not translated again.
      PLAYWRIGHT_TRANSFORM_CACHE_DIR: join(context.root, 'node_modules', '.cache', 'journeys'),
    },
  });
  const report = readReport(file);
  for (const page of failedPages(report)) console.log(page);
  return failWith(code, countPlaywright(report));
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Error('The tests ended without a report.');
  }
}
