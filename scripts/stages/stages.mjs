import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDatabase } from '../tools/create-database.mjs';
import { findBrowser, findHeadlessShell } from '../tools/find-browser.mjs';
import { findEngines } from '../tools/find-engines.mjs';
import { whyNoCodeReader } from '../tools/read-codes.mjs';
import { startPostgres } from '../tools/start-postgres.mjs';
import { commandScript, runTool } from './run-tool.mjs';
import { countPlaywright, failWith, noCounts } from './summary.mjs';

const countReporter = fileURLToPath(new URL('./count-reporter.mjs', import.meta.url));

/** The largest first. `.` is everything else that is TypeScript: journeys, scripts and faults. */
const typedFolders = ['web', 'server', '.', 'core/tsconfig.test.json', 'core'];

/**
 * Cheap checks first. Each check counts as one; test stages count their tests. Those that are `isBeside` run while the
 * tests do, which leave a tenth of the processors idle.
 */
export const stages = [
  {
    name: 'lint',
    title: 'lint: format and lint',
    isBeside: true,
    run: (context) => check('@biomejs/biome', 'biome', ['ci', '--error-on-warnings', '.'], context),
  },
  { name: 'types', title: `types: ${typedFolders.join(', ')}`, isBeside: true, run: checkTypes },
  {
    name: 'structure',
    title: 'structure: the rules of the house, and nothing unused',
    isBeside: true,
    run: checkStructure,
  },
  ofTests('unit', 'unit: rules, texts and screens', ['unit', 'dom']),
  ofTests('embedded', 'embedded: the server on the embedded database', ['embedded']),
  ofTests('postgres', 'postgres: the server on PostgreSQL', ['postgres']),
  { name: 'browser', title: 'browser: journeys', run: runJourneys },
  {
    name: 'engines',
    title: 'engines: the main journeys in Firefox and WebKit',
    isBeside: true,
    run: runInEngines,
  },
];

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
  return { name, title, projects, run: (context) => runVitest(projects, context) };
}

async function check(packageName, command, args, context) {
  return verdict(await runTool(commandScript(packageName, command), args, { ...context, quiet: true }));
}

function verdict(code) {
  return code === 0 ? { ...noCounts, passed: 1 } : { ...noCounts, failed: 1, failures: ['see above'] };
}

/** Checkers of one folder repeat each other's work: with one each, and two folders at a time, it is half as much. */
async function checkTypes(context) {
  const waiting = [...typedFolders];
  const checkNext = async (worst) => {
    const folder = waiting.shift();
    if (!folder) return worst;
    const args = ['-p', folder, '--checkers', '1'];
    const code = await runTool(commandScript('typescript', 'tsc'), args, { ...context, quiet: true });
    return checkNext(Math.max(worst, code));
  };
  return verdict(Math.max(...(await Promise.all([checkNext(0), checkNext(0)]))));
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

async function runVitest(projects, context) {
  reportSkipped();
  const file = join(context.scratch, 'tests.json');
  const reporters = ['--reporter=default', `--reporter=${countReporter}`];
  const args = ['run', ...projects.flatMap((project) => ['--project', project]), ...reporters];
  const code = await runTool(commandScript('vitest', 'vitest'), args, {
    ...context,
    env: { TEST_COUNTS_FILE: file },
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
async function runJourneys(context) {
  reportSkipped();
  const browsers = {
    CHROMIUM_PATH: await findBrowser(),
    HEADLESS_SHELL_PATH: findHeadlessShell() ?? '',
  };
  return withPostgres(async (serverUrl) => {
    const { url, drop } = await createDatabase(serverUrl);
    try {
      return await runPlaywright('playwright.config.ts', context, { ...browsers, E2E_DATABASE_URL: url });
    } finally {
      await drop();
    }
  });
}

function runInEngines(context) {
  const { firefox, webkitDriver, screen } = findEngines();
  return runPlaywright('engines.config.ts', context, {
    // The journeys may have begun meanwhile, on the port itself.
    E2E_PORT: String(Number(process.env.E2E_PORT ?? 3199) + 1),
    FIREFOX_PATH: firefox ?? '',
    WEBKIT_DRIVER_PATH: (screen && webkitDriver) ?? '',
  });
}

async function runPlaywright(config, context, env) {
  const file = join(context.scratch, `${config}.json`);
  const args = ['test', '-c', join('e2e', config), '--reporter=list,json'];
  const code = await runTool(commandScript('@playwright/test', 'playwright'), args, {
    ...context,
    env: {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      // Beside the scratch folder, which goes: what has not changed is not translated again.
      PLAYWRIGHT_TRANSFORM_CACHE_DIR: join(context.root, 'node_modules', '.cache', 'journeys'),
    },
  });
  return failWith(code, countPlaywright(readReport(file)));
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Error('The tests ended without a report.');
  }
}
