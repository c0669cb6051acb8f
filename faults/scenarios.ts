import { appKilled } from './scenarios/app-killed.ts';
import { backupEmbedded, backupPostgres } from './scenarios/backup-under-load.ts';
import { clientsVanish, linesStall } from './scenarios/bad-lines.ts';
import { behindNginx } from './scenarios/behind-nginx.ts';
import { behindPgbouncer } from './scenarios/behind-pgbouncer.ts';
import { clockJumps } from './scenarios/clock-jumps.ts';
import { diskFull, powerCut } from './scenarios/disk-faults.ts';
import { leaderLost } from './scenarios/leader-lost.ts';
import { mailDown } from './scenarios/mail-down.ts';
import {
  postgresKilled,
  postgresRefuses,
  postgresSilent,
  postgresSlow,
} from './scenarios/postgres-faults.ts';
import {
  agentKilled,
  killedWhilePrinting,
  paperOut,
  twoProcessesPrint,
} from './scenarios/printing-faults.ts';
import { replicaPromoted } from './scenarios/replica-promoted.ts';
import type { Scenario } from './scenarios/scenario.ts';
import { oneOfTwoKilled, rollingRestart } from './scenarios/several-processes.ts';

export const scenarios: readonly Scenario[] = [
  appKilled,
  powerCut,
  diskFull,
  clientsVanish,
  linesStall,
  clockJumps,
  mailDown,
  postgresKilled,
  postgresRefuses,
  postgresSlow,
  postgresSilent,
  oneOfTwoKilled,
  rollingRestart,
  behindNginx,
  behindPgbouncer,
  replicaPromoted,
  leaderLost,
  paperOut,
  agentKilled,
  killedWhilePrinting,
  twoProcessesPrint,
  backupEmbedded,
  backupPostgres,
];
