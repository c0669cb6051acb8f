import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { verifyBackup } from '#server/db/backup/backup-file.ts';
import { unfinishedOf } from '#server/db/backup/unfinished-backup.ts';
import { openEmbeddedEngine } from '#server/db/engine/embedded-engine.ts';
import { openPostgresEngine } from '#server/db/engine/postgres-engine.ts';
import { withClient } from '#server/testing/postgres-client.ts';
import { startCommand } from '../machine/killable-command.ts';
import type { Kit } from '../machine/kit.ts';
import { readStored } from '../machine/read-stored.ts';
import { type Acknowledged, checkRestored } from '../verdict/check-restored.ts';
import type { Stored } from '../verdict/stored.ts';
import type { Violation } from '../verdict/violation.ts';
import type { Evening } from '../workload/evening.ts';
import { pause } from '../workload/pace.ts';
import type { Random } from '../workload/random.ts';
import { beginSteadyOrders, p99, type SteadyOrders } from '../workload/steady-orders.ts';
import { installEmbedded } from './embedded-installation.ts';
import { installOnPostgres } from './postgres-installation.ts';
import type { Scenario } from './scenario.ts';

const ordersPerSecond = 50;
const quietMs = 3_000;
const leadMs = 500;
/** A backend of a command that was killed ends soon, not at once. */
const attempts = 20;

type Machine = {
  kit: Kit;
  url: string;
  /** For the commands: the database that serves, and the one to restore into. */
  source: Record<string, string>;
  target: Record<string, string>;
  readTarget: (ownerId: string) => Promise<Stored>;
  /** What the backup is made by, killed in the middle of it; the command may have ended before. */
  killBackup: (command: ReturnType<typeof startCommand>) => Promise<void>;
};

/** Backups while 50 orders a second come in; each is restored, and both are also killed in the middle. */
const openBackups = ({ kit, url, source, target, readTarget, killBackup }: Machine) => {
  const violations: Violation[] = [];
  const latencies = { without: [] as number[], during: [] as number[] };
  const counts = { backups: 0, backupsKilled: 0, restores: 0, restoresKilled: 0 };
  let orders: SteadyOrders | null = null;
  let backupMs = 1_000;
  let restoreMs = 4_000;
  let kept: readonly Acknowledged[] | null = null;

  const check = async (name: string, before: readonly Acknowledged[], from: SteadyOrders): Promise<void> => {
    violations.push(...checkRestored(name, await readTarget(from.ownerId), before, from.sent));
  };

  const backUp = async (file: string, from: SteadyOrders): Promise<Acknowledged[]> => {
    from.takeLatencies();
    const before = from.acknowledged();
    const began = performance.now();
    const { succeeded, complaint } = await startCommand(kit, 'backup', file, source).ended;
    if (!succeeded) throw new Error(`no backup was made: ${complaint}`);
    backupMs = performance.now() - began;
    counts.backups += 1;
    latencies.during.push(...from.takeLatencies());
    return before;
  };

  const killInTheMiddle = async (file: string, random: Random): Promise<void> => {
    const command = startCommand(kit, 'backup', file, source);
    await pause(random.between(0, Math.ceil(backupMs)));
    await killBackup(command);
    const { succeeded } = await command.ended;
    counts.backupsKilled += 1;
    // Whole or not there; a whole one whose command was killed after it is as good.
    if (existsSync(file)) await verifyBackup(file);
    else if (succeeded) violations.push({ kind: 'lost', detail: `${file} was reported and is not there` });
  };

  const restore = async (file: string): Promise<void> => {
    const began = performance.now();
    for (let attempt = 1; ; attempt += 1) {
      const { succeeded, complaint } = await startCommand(kit, 'restore', file, target).ended;
      if (succeeded) break;
      if (attempt === attempts || !complaint.includes('Menta is running'))
        throw new Error(`it was not restored: ${complaint}`);
      await pause(500);
    }
    restoreMs = performance.now() - began;
    counts.restores += 1;
  };

  /** What was there before is there still, or what was restored is. */
  const killRestore = async (file: string, random: Random, from: SteadyOrders): Promise<void> => {
    const command = startCommand(kit, 'restore', file, target);
    await pause(random.between(0, Math.ceil(restoreMs)));
    command.kill();
    await command.ended;
    counts.restoresKilled += 1;
    if (kept) await check('after a restore that was killed', kept, from);
  };

  const strike = async (evening: Evening, random: Random, round: number): Promise<void> => {
    orders ??= await beginSteadyOrders(url, ordersPerSecond);
    const from = orders;
    const [file, broken] = ['whole', 'killed'].map((name) =>
      join(kit.folder, `${name}-${round}.backup.gz`),
    ) as [string, string];
    await from.during(() => pause(quietMs));
    latencies.without.push(...from.takeLatencies());
    await from.during(() => killInTheMiddle(broken, random));
    // Serving again, after whatever was killed.
    await evening.more(1);
    from.takeLatencies();
    const before = await from.during(async () => {
      // Some are on their way when it begins.
      await pause(leadMs);
      return backUp(file, from);
    });
    for (const name of readdirSync(kit.folder).filter((each) => each.endsWith(unfinishedOf(''))))
      violations.push({ kind: 'not recovered', detail: `${name} is still there after the next backup` });
    await killRestore(file, random, from);
    await restore(file);
    await check(`the backup of round ${round}`, before, from);
    kept = before;
    rmSync(broken, { force: true });
    rmSync(file);
  };

  return {
    strike,
    violations: () => violations,
    remarks: (): string[] => [
      `backups: ${counts.backups} made, ${counts.backupsKilled} killed; restores: ${counts.restores} made, ${counts.restoresKilled} killed`,
      `an order at ${ordersPerSecond}/s, p99: ${p99(latencies.without).toFixed(0)} ms without a backup (${latencies.without.length} orders), ` +
        `${p99(latencies.during).toFixed(0)} ms during one (${latencies.during.length} orders)`,
      `${orders?.acknowledged().length ?? 0} orders acknowledged at that pace, ${orders?.failed() ?? 0} without an answer while the service was killed`,
    ],
  };
};

export const backupEmbedded: Scenario = {
  name: 'backup',
  engine: 'embedded',
  rounds: 10,
  about: 'backups are taken under load and restored, and both are killed in the middle',
  open: async (kit) => {
    const installed = await installEmbedded(kit);
    const target = join(kit.folder, 'restored');
    mkdirSync(target);
    const backups = openBackups({
      kit,
      url: installed.url,
      source: { DATA_DIR: join(kit.folder, 'data') },
      target: { DATA_DIR: target },
      readTarget: async (ownerId) => readStored(await openEmbeddedEngine({ dataDir: target }), ownerId),
      killBackup: () => installed.server.kill(),
    });
    return { ...installed, ...backups };
  },
};

export const backupPostgres: Scenario = {
  name: 'backup',
  engine: 'postgres',
  rounds: 10,
  about: backupEmbedded.about,
  open: async (kit) => {
    const installed = await installOnPostgres(kit, 1);
    await withClient(installed.postgres.url(), (client) =>
      client.query("create database restored template template0 encoding 'UTF8' locale 'C'"),
    );
    const target = new URL(installed.postgres.url());
    target.pathname = '/restored';
    const environment = { DATA_DIR: join(kit.folder, 'commands') };
    const backups = openBackups({
      kit,
      url: installed.url,
      source: { ...environment, DATABASE_URL: installed.postgres.url() },
      target: { ...environment, DATABASE_URL: target.href },
      readTarget: async (ownerId) =>
        readStored(await openPostgresEngine({ databaseUrl: target.href }), ownerId),
      killBackup: async (command) => command.kill(),
    });
    return { ...installed, ...backups };
  },
};
