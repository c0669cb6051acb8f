import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { commandsInSentencesOf, commandsOf } from './document-commands.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path) => readFileSync(join(root, path), 'utf8');

/** By a run that reads the documents itself: page → section. */
const onMachine = { install: 'On a machine', upgrade: 'On a machine', 'back-up-and-restore': 'On a machine' };
const inContainer = { install: 'In a container' };
const inImage = (words) => ({ file: 'deploy/try-image.mjs', words });

/** Every other command: the file that runs it and how it is found there, or why nothing can. */
const proved = {
  'curl -fsSO https://menu.example/print-agent.mjs && node print-agent.mjs https://menu.example CODE': {
    file: 'server/features/printing/wires/print-agent.test.ts',
    words: "page('/print-agent.mjs')",
  },
  'git pull': { untried: 'it is git alone' },
  'docker compose build': inImage("'bud'"),
  'docker compose up -d': { file: 'deploy/try-compose.mjs', words: 'up -d' },
  'npm run faults -- behind-nginx pgbouncer replica-promoted patroni': {
    file: 'faults/scenarios.ts',
    words: 'leaderLost',
  },
  'apt-get install -y --no-install-recommends postgresql patroni etcd-server haproxy': {
    file: 'faults/machine/patroni-cluster.ts',
    words: "installDaemon('etcd', 'etcd-server')",
  },
};

const ofService = (file, words) => ({ file: `server/${file}`, words });
const byHand = { untried: 'it takes an hour or a mirror, and is run by hand before a release' };
const byCi = { untried: 'everything else begins with it' };

/** Those in sentences. `menta` is the same command with the settings of the service, as the walk on a machine runs it. */
const provedInSentences = {
  'npm start': byCi,
  'npm test': byCi,
  'npm run backup': ofService('backups/broken-off-backup.test.ts', "startCommandOfOperator('backup'"),
  'npm run backup -- /mnt/usb/menta.gz': ofService(
    'backups/backup-commands.test.ts',
    "command('backup', dataDir, file)",
  ),
  'npm run restore -- FILE': ofService(
    'backups/backup-commands.test.ts',
    "command('restore', dataDir, file)",
  ),
  'npm run restore -- FILE --as-it-was': ofService('backups/way-back.test.ts', "'--as-it-was'"),
  'menta backup': { file: 'docs/operations/back-up-and-restore.md', words: '\nmenta backup\n' },
  'menta restore FILE': { file: 'docs/operations/back-up-and-restore.md', words: '\nmenta restore ' },
  'menta restore FILE --as-it-was': ofService('backups/way-back.test.ts', "'--as-it-was'"),
  'DATABASE_URL=postgres://… npm run restore -- FILE': ofService(
    'backups/way-back.test.ts',
    'DATABASE_URL: url',
  ),
  'DATABASE_URL=postgres://… npm run move-to-postgres': ofService(
    'db/move/move-command.test.ts',
    'DATABASE_URL',
  ),
  'npm run operator -- check': ofService('operator/operator-process.test.ts', "'check'"),
  'menta operator check': ofService('operator/operator-process.test.ts', "'check'"),
  'npm run operator -- help': ofService('operator/run-operator.test.ts', "'help'"),
  'menta operator help': ofService('operator/run-operator.test.ts', "'help'"),
  'echo noa@example.com | npm run operator -- end-sessions noa@example.com': ofService(
    'operator/operator-process.test.ts',
    'args, { environment, input:',
  ),
  'npm run print-agent': ofService('features/printing/wires/print-agent.test.ts', "page('/print-agent.mjs')"),
  'docker run --env-file': { untried: 'it names how Docker reads its file' },
  'npm run advisories': byHand,
  'npm run faults': byHand,
  'npm run faults -- rolling-restart': byHand,
  'npm run faults -- app-killed --rounds 50 --seed 3': byHand,
};

const pages = readdirSync(join(root, 'docs/operations')).map((name) => name.replace(/\.md$/, ''));

it('knows for every command of docs/operations what runs it', () => {
  const walked = [...Object.entries(onMachine), ...Object.entries(inContainer)].flatMap(([page, section]) =>
    commandsOf(page, section),
  );
  const others = pages.flatMap((page) => commandsOf(page)).filter((command) => !walked.includes(command));
  expect([...new Set(others)].filter((command) => !(command in proved))).toEqual([]);
  expect(Object.keys(proved).filter((command) => !others.includes(command))).toEqual([]);
});

it('knows it for every command in a sentence', () => {
  const commands = new Set(pages.flatMap((page) => commandsInSentencesOf(page)));
  expect(Object.keys(provedInSentences).sort()).toEqual([...commands].sort());
});

it('finds each of them where it is said to be run', () => {
  for (const [page, section] of Object.entries(onMachine))
    expect(read('deploy/try-machine.mjs')).toContain(`walk('${page}', '${section}'`);
  for (const [page, section] of Object.entries(inContainer))
    expect(read('deploy/try-compose.mjs')).toContain(`commandsOf('${page}', '${section}'`);
  for (const { file, words, untried } of [...Object.values(proved), ...Object.values(provedInSentences)])
    if (!untried) expect(read(file), file).toContain(words);
});

it('makes a password once, and an address that contains it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'menta-secrets-'));
  try {
    mkdirSync(join(folder, 'deploy'));
    cpSync(join(root, 'deploy/make-secrets.sh'), join(folder, 'deploy/make-secrets.sh'));
    const make = () => execFileSync('sh', ['deploy/make-secrets.sh'], { cwd: folder, encoding: 'utf8' });
    make();
    const secret = (name) => readFileSync(join(folder, 'secrets', name), 'utf8');
    const [password, address] = [secret('postgres_password'), secret('database_url')];
    expect(password).toMatch(/^[0-9a-f]{48}$/);
    expect(address).toBe(`postgres://menta:${password}@postgres/menta`);
    expect(statSync(join(folder, 'secrets')).mode & 0o777).toBe(0o700);
    expect(make()).toContain('there already');
    expect(secret('postgres_password')).toBe(password);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
