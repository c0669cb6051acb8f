import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfStale } from './build-if-stale.mjs';
import { installPackages } from './install-packages.mjs';
import { fetchNode, isNewEnough, rememberNode, withNodeFirst } from './node-version.mjs';
import { findNpmScript } from './npm-command.mjs';
import { LaunchError, StoppedBySignal } from './progress.mjs';
import { exitCodeOf, runProcess } from './run-process.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const stopWithParent = ['--import', new URL('./stop-with-parent.mjs', import.meta.url).href];
const fetchedNodeMark = 'MENTA_FETCHED_NODE';

export const commands = {
  start: { mode: 'production', build: true, serves: true, args: [...stopWithParent, 'server/main.ts'] },
  dev: {
    mode: 'development',
    serves: true,
    args: [
      '--watch-path=server',
      '--watch-path=core',
      '--watch-preserve-output',
      ...stopWithParent,
      'server/main.ts',
    ],
  },
  // Builds for those tests alone that need it.
  test: { mode: 'test', args: ['scripts/test.mjs'] },
  'test:all': { mode: 'test', args: ['scripts/test.mjs', '--all'] },
  bench: { mode: 'production', build: true, args: ['bench/run.ts'] },
  attack: { mode: 'test', build: true, args: ['attack/run.ts'] },
  faults: { mode: 'production', build: true, args: ['faults/run.ts'] },
  planted: { mode: 'test', build: true, args: ['scripts/planted.mjs'] },
  pictures: { mode: 'production', build: true, args: ['scripts/pictures/take-pictures.ts'] },
  flakes: { mode: 'test', args: ['scripts/flakes.mjs'] },
  proof: { mode: 'test', args: ['scripts/proof.mjs'] },
  format: { mode: 'development', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--write'] },
  write: { mode: 'development', args: ['scripts/write.mjs'] },
  migration: { mode: 'development', args: ['node_modules/drizzle-kit/bin.cjs', 'generate', '--name'] },
  'move-to-postgres': { mode: 'production', args: [...stopWithParent, 'server/move-to-postgres.ts'] },
  backup: { mode: 'production', args: [...stopWithParent, 'server/backup.ts'] },
  restore: { mode: 'production', args: [...stopWithParent, 'server/restore.ts'] },
  operator: { mode: 'production', args: [...stopWithParent, 'server/operator.ts'] },
  deploy: { mode: 'production', build: true, args: ['deploy/assemble.mjs'] },
  'try-image': { mode: 'production', args: ['deploy/try-image.mjs'] },
  'try-compose': { mode: 'production', args: ['deploy/try-compose.mjs'] },
  'try-machine': { mode: 'production', args: ['deploy/try-machine.mjs'] },
  advisories: { mode: 'production', args: ['scripts/advisories.mjs'] },
};

export async function runCommand([name, ...args]) {
  try {
    const command = Object.hasOwn(commands, name ?? '') ? commands[name] : null;
    if (!command) {
      throw new LaunchError(
        `${name ? `There is no command "${name}".` : 'Which command?'} The commands are: ${Object.keys(commands).join(', ')}.`,
      );
    }
    process.exitCode = isNewEnough(process.versions.node)
      ? await runHere(command, args)
      : await runWithFetchedNode([name, ...args]);
  } catch (error) {
    if (error instanceof StoppedBySignal) process.exitCode = error.exitCode;
    else {
      console.error(
        error instanceof LaunchError ? error.message : `Menta could not start: ${error.message}.`,
      );
      process.exitCode = 1;
    }
  }
}

async function runWithFetchedNode(args) {
  const node = await fetchNode(root);
  const env = { ...withNodeFirst(node, process.env), [fetchedNodeMark]: '1' };
  // The fetched Node comes without npm, so hand on the one this machine has.
  const npm = findNpmScript();
  if (npm) env.npm_execpath = npm;
  const result = await runProcess(node, [join(root, 'scripts', 'launch.mjs'), ...args], {
    env,
    watchParent: startedByNpm(),
  });
  return exitCodeOf(result.code, result.signal);
}

async function runHere(command, args) {
  const env = withNodeFirst(process.execPath, process.env);
  const watchParent = startedByNpm() || env[fetchedNodeMark] === '1';
  delete env[fetchedNodeMark];

  await installPackages(root, env);
  if (process.env[fetchedNodeMark] === '1') rememberNode(root, process.execPath);
  if (command.build) await buildIfStale(root, env);

  env.NODE_ENV = command.mode;
  const result = await runProcess(process.execPath, [...command.args, ...args], {
    cwd: root,
    env,
    watchParent,
  });
  const endedAsAsked = result.stoppedBy !== null && result.signal === result.stoppedBy;
  return command.serves && endedAsAsked ? 0 : exitCodeOf(result.code, result.signal);
}

/** npm waits for its scripts, so a parent that vanishes means npm was killed. Any other parent may leave us running. */
function startedByNpm() {
  return process.env.npm_lifecycle_event !== undefined;
}
