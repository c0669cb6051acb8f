import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { runsAll } from './core/values/testing/runs.ts';
import { compiledFolder } from './server/testing/kept-between-runs.ts';

const shared = { setupFiles: ['./scripts/tools/fail-on-noise.ts'] };
// The server runs as Node runs it in production: nothing is transformed, and what was compiled once is read by later runs.
const onServer = {
  setupFiles: [...shared.setupFiles, './server/testing/cheap-hashes.ts'],
  execArgv: ['--import', './server/system/shorten-resolution-first.ts'],
  experimental: { viteModuleRunner: false, nodeLoader: false },
};
const compiled = { NODE_COMPILE_CACHE: compiledFolder };

// Screens, hooks and what else needs a document; everything else runs without one.
const inTheDom = ['web/**/*.dom.test.{ts,tsx}'];

// The server's tests run twice, unchanged: what passes on one engine and fails on the other is a bug.
const serverTests = [
  'server/**/*.test.ts',
  'attack/attack.test.ts',
  'faults/*.test.ts',
  'board-events/*.test.ts',
];
// But for those that open no database, and those of what stands before it: HTTP and pages have nothing to do with
// engines. The latter run on PostgreSQL, which costs half as much.
const opensDatabase = (file: string): boolean =>
  /#server\/(testing|db)\/|from '\.\.?\/.*engine/.test(readFileSync(file, 'utf8'));
// Where the embedded engine can differ: SQL of its own, notifications, leases, sessions, and whatever races. Other
// features use the same statements in the same way; `test:all` runs them on both.
const differsByEngine = [
  'server/{db,live,leader,backups,operator,access,quotas,system,stock-log}/**/*.test.ts',
  'server/features/stock/*.test.ts',
  'server/features/**/*{-races,.model,-placing,-history,-tokens,undo-and-ending}*.test.ts',
  'faults/*.test.ts',
];
/** A part of `npm test` may want more of that, or less: `npm test -- FILE --engine embedded`, `npm test -- changed`. */
const { TEST_ENGINES } = process.env;
const onBothEngines = runsAll || TEST_ENGINES === 'both';
const repeated = TEST_ENGINES === 'one' ? [] : differsByEngine;
// Those that start processes run on one engine, where they say more: on the embedded one when the service answers for its
// database, on PostgreSQL when several processes share one, or when many databases are opened, which it does in a tenth of
// the time. The faults name their engine themselves.
const startsProcesses = {
  embedded: ['server/operator/operator-process.test.ts', 'server/backups/{backup-commands,proof}.test.ts'],
  postgres: [
    'server/backups/broken-off-backup.test.ts',
    'server/leader/two-leaders.test.ts',
    'server/live/{two-processes,sweep-unannounced}.test.ts',
    'server/db/upgrades/*.test.ts',
  ],
};
const onlyOn = (files: string[]): string[] => (runsAll || TEST_ENGINES ? [] : files);
const withoutDatabase = globSync('server/**/*.test.ts').filter((file) => !opensDatabase(file));
const beforeTheDatabase = globSync('server/{http,rendering}/**/*.test.ts').filter(opensDatabase);

export default defineConfig({
  test: {
    // A busy machine is slow, not broken: only a test that hangs runs into these.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    pool: 'forks',
    // More than processors, of which two are enough: a test that waits, for a process it started or for PostgreSQL, leaves
    // its place to another.
    maxWorkers: 3,
    // A fresh process for each file would import the whole server each time, which takes as long as the tests. Each
    // file opens and closes what it needs itself.
    isolate: false,
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          // A test reads the stylesheet of tokens; by default Vitest empties style sheets.
          css: true,
          include: [
            'core/**/*.test.ts',
            'web/**/*.test.{ts,tsx}',
            'scripts/**/*.test.{ts,mjs}',
            'deploy/*.test.mjs',
            'attack/*/**/*.test.ts',
            'faults/verdict/*.test.ts',
          ],
          exclude: inTheDom,
        },
      },
      {
        test: {
          name: 'dom',
          environment: 'happy-dom',
          // Styles and scripts that a page links are not fetched, and that is no failure.
          environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
          setupFiles: [...shared.setupFiles, './web/testing/dom-setup.ts'],
          include: inTheDom,
        },
      },
      {
        test: {
          ...onServer,
          name: 'embedded',
          include: onBothEngines ? serverTests : [...repeated, ...withoutDatabase],
          exclude: [...beforeTheDatabase, ...onlyOn(startsProcesses.postgres)],
          env: { TEST_ENGINE: 'embedded', ...compiled },
          globalSetup: ['./server/testing/embedded-template.ts'],
        },
      },
      {
        test: {
          ...onServer,
          name: 'postgres',
          include: serverTests,
          exclude: [...withoutDatabase, ...onlyOn(startsProcesses.embedded)],
          env: { TEST_ENGINE: 'postgres', ...compiled },
          globalSetup: ['./scripts/tools/postgres-for-vitest.mjs'],
        },
      },
    ],
  },
});
