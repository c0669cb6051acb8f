import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { createSessionsService } from './access/sessions.service.ts';
import { migrateAsConfigured } from './backups/migrate-with-backup.ts';
import { DataFolderInUse } from './db/engine/data-folder-lock.ts';
import type { Engine } from './db/engine/database.ts';
import { databaseIn } from './db/engine/embedded-engine.ts';
import { openEngine } from './db/engine/open-engine.ts';
import { createAccountsService } from './features/accounts/accounts.service.ts';
import { createOperatorService } from './features/accounts/operator.service.ts';
import { createTotalsService } from './features/reports/totals.service.ts';
import { createSecondFactorService } from './features/security/second-factor.service.ts';
import { createSecurityLog, type SecurityLogService } from './features/security/security-log.service.ts';
import { createLogger } from './http/operations/request-log.ts';
import { createRateLimits } from './http/protection/rate-limits.ts';
import { createMailer } from './mail/create-mailer.ts';
import { gatherFacts } from './operator/check/gather-facts.ts';
import { judge } from './operator/check/judge.ts';
import { runOperator } from './operator/run-operator.ts';
import { runThroughService } from './operator/run-through-service.ts';
import { systemClock } from './system/clock.ts';
import { type Env, readEnv } from './system/env.ts';
import { failWith } from './system/operator-problem.ts';

const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** A person's answer, or a script's next line on standard input; null when that has ended. */
const ask = async (question: string): Promise<string | null> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const ended = new Promise<null>((resolve) => terminal.once('close', () => resolve(null)));
    return await Promise.race([terminal.question(question), ended]);
  } finally {
    terminal.close();
  }
};

/** Null: there is no database yet, and looking for one must not make it. */
const openToLook = async (env: Env): Promise<Engine | null> => {
  if (!env.DATABASE_URL && !existsSync(databaseIn(env.DATA_DIR))) return null;
  return openEngine({
    databaseUrl: env.DATABASE_URL,
    directUrl: env.DATABASE_DIRECT_URL,
    dataDir: env.DATA_DIR,
  });
};

const start = async (): Promise<void> => {
  const env = readEnv(process.env);
  const log = createLogger(env.LOG_LEVEL);
  const mailer = createMailer({
    smtpUrl: env.SMTP_URL,
    from: env.MAIL_FROM,
    dataDir: env.DATA_DIR,
    logger: log,
  });
  let engine: Engine | null = null;
  let securityLog: SecurityLogService | null = null;
  const open = async () => {
    engine = await openEngine({
      databaseUrl: env.DATABASE_URL,
      directUrl: env.DATABASE_DIRECT_URL,
      dataDir: env.DATA_DIR,
    });
    await migrateAsConfigured(engine, env, log);
    const { db } = engine;
    const rateLimits = createRateLimits({ factor: env.RATE_LIMIT_FACTOR });
    const shared = { db, clock: systemClock, mailer, rateLimits, contactEmail: env.CONTACT_EMAIL ?? null };
    securityLog = createSecurityLog({ db, clock: systemClock, log });
    const sessions = createSessionsService(shared);
    const secondFactor = createSecondFactorService({ ...shared, securityLog });
    const accounts = createAccountsService({ ...shared, secondFactor, log });
    const totals = createTotalsService({ db, clock: systemClock, log: console });
    return createOperatorService({ ...shared, accounts, sessions, secondFactor, securityLog, totals });
  };
  const check = async () => {
    const openDatabase = async () => {
      engine = await openToLook(env);
      return engine;
    };
    return judge(await gatherFacts({ env, clock: systemClock, openDatabase }));
  };
  const args = process.argv.slice(2);
  try {
    const origin = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
    await runOperator(args, { open, check, print, ask, origin });
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    if (!(await runThroughService(env.DATA_DIR, args, { print, ask }))) throw error;
  } finally {
    await mailer.close();
    await (securityLog as SecurityLogService | null)?.close();
    await (engine as Engine | null)?.close();
  }
};

start().catch(failWith);
