import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettings } from '../../deploy/environment-file.mjs';
import { installDaemon } from '../../scripts/tools/daemons.mjs';
import { findLesserAccount } from '../../scripts/tools/lesser-account.mjs';
import { findPostgresBinaries } from '../../scripts/tools/postgres-binaries.mjs';
import { canCopyClusters } from '../../scripts/tools/postgres-cluster.mjs';
import { secondsUntil } from '../workload/pace.ts';
import type { Kit } from './kit.ts';
import { openLocalAddresses, replaceAll } from './local-addresses.ts';
import { listChildren, signalAll } from './process-tree.ts';

const deployed = (name: string): string => fileURLToPath(new URL(`../../deploy/ha/${name}`, import.meta.url));
const hosts = ['10.0.0.11', '10.0.0.12', '10.0.0.13'] as const;
const startLimitSeconds = 120;

const findPatroni = (): string | null => installDaemon('patroni', 'patroni');
const findEtcd = (): string | null => installDaemon('etcd', 'etcd-server');

export const whyNoPatroni = (): string | null => {
  if (!findPatroni()) return 'patroni is not installed, and apt cannot install it';
  if (!findEtcd()) return 'etcd is not installed, and apt cannot install it';
  return canCopyClusters() ? null : 'this PostgreSQL came without pg_basebackup';
};

type Member = { name: string; role: string; state: string };

/** Three machines on this one, each with etcd, Patroni and PostgreSQL, by the files in deploy/ha. */
export const openPatroniCluster = async (kit: Kit) => {
  const addresses = await openLocalAddresses(hosts, [2379, 2380, 5432, 8008]);
  const nodes = hosts.map((host, index) => openNode(kit, host, index + 1, addresses.leadHere));
  for (const node of nodes) {
    node.start();
    kit.defer(node.remove);
  }

  const listMembers = async (): Promise<Member[]> => {
    for (const { api } of nodes) {
      const answer = await fetch(`http://${addresses.at(api, 8008)}/cluster`, {
        signal: AbortSignal.timeout(1_000),
      }).catch(() => null);
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
    }
    return [];
  };
  /** One leads, one has whatever it acknowledges, and the third follows. */
  const isWhole = async (): Promise<boolean> => {
    const members = await listMembers();
    const running = members.filter(({ state }) => state === 'running' || state === 'streaming');
    return (
      running.length === nodes.length &&
      ['leader', 'sync_standby', 'replica'].every((wanted) => running.some(({ role }) => role === wanted))
    );
  };
  const whole = () =>
    secondsUntil(isWhole, startLimitSeconds, 'a leader with two replicas').catch(async (error: Error) => {
      throw new Error(`${error.message}: ${JSON.stringify(await listMembers())}`);
    });
  const leader = async () => {
    const name = (await listMembers()).find(({ role }) => role === 'leader')?.name;
    const node = nodes.find((known) => known.name === name);
    if (!node) throw new Error('There is no leader.');
    return node;
  };
  await whole();
  return { addresses, hosts, whole, leader, superuser: nodes[0]?.superuser ?? '' };
};

const openNode = (kit: Kit, host: string, number: number, leadHere: (text: string) => string) => {
  const name = `node${number}`;
  const folder = join(kit.folder, name);
  const account = findLesserAccount();
  mkdirSync(folder);
  if (account) chownSync(folder, account.uid, account.gid);

  // As the file says: 1 and this number change places.
  const places: Record<string, string> = {
    node1: name,
    [name]: 'node1',
    '10.0.0.11': host,
    [host]: '10.0.0.11',
  };
  const swapped = replaceAll(
    readFileSync(deployed('node.env'), 'utf8'),
    /node\d|10\.0\.0\.\d+/g,
    (found) => places[found] ?? found,
  );
  const here = replaceAll(leadHere(swapped), /\/var\/lib\/(etcd|postgresql)/g, () => folder);
  const settings = readSettings(here);
  // Both keep what they store below the same folder here.
  settings.ETCD_DATA_DIR = join(folder, 'etcd');
  settings.PATRONI_POSTGRESQL_BIN_DIR = findPostgresBinaries();
  const environment = { PATH: process.env.PATH, LC_ALL: 'C', HOME: folder, ...settings };

  let running: ChildProcess[] = [];
  const run = (command: string | null, args: string[], log: string): ChildProcess => {
    const output = openSync(join(folder, log), 'a');
    const options = { cwd: folder, env: environment, ...account };
    return spawn(command ?? '', args, { ...options, stdio: ['ignore', output, output] });
  };
  /** PostgreSQL outlives the Patroni that started it. */
  const postgresPids = (): number[] => {
    const pidFile = join(settings.PATRONI_POSTGRESQL_DATA_DIR ?? '', 'postmaster.pid');
    if (!existsSync(pidFile)) return [];
    const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
    return [pid, ...listChildren(pid)];
  };
  const allPids = (): number[] => [...running.flatMap(({ pid }) => pid ?? []), ...postgresPids()];
  const end = async (): Promise<void> => {
    const exits = running
      .filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
      .map((child) => once(child, 'exit'));
    signalAll(allPids(), 'SIGKILL');
    await Promise.all(exits);
    running = [];
  };
  return {
    name,
    api: host,
    superuser: settings.PATRONI_SUPERUSER_PASSWORD ?? '',
    /** The machine is switched on: both services start, in no order. */
    start: (): void => {
      running = [
        run(findEtcd(), [], 'etcd.log'),
        run(findPatroni(), [deployed('patroni.yml')], 'patroni.log'),
      ];
    },
    /** The power is gone: nothing of the machine runs any more. */
    kill: end,
    /** Only the database crashes; Patroni is there to see it. */
    killPostgres: (): void => signalAll(postgresPids(), 'SIGKILL'),
    /** The machine stands still, and afterwards believes that no time has passed. */
    freeze: (): void => signalAll(allPids(), 'SIGSTOP'),
    thaw: (): void => signalAll(allPids(), 'SIGCONT'),
    remove: end,
  };
};
