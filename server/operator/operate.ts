import { existsSync } from 'node:fs';
import { createSessionsService } from '#server/access/sessions.service.ts';
import { migrateAsConfigured } from '#server/backups/migrate-with-backup.ts';
import { DataFolderInUse } from '#server/db/engine/data-folder-lock.ts';
import type { Engine } from '#server/db/engine/database.ts';
import { databaseIn } from '#server/db/engine/embedded-engine.ts';
import { openEngine } from '#server/db/engine/open-engine.ts';
import { createAccountsService } from '#server/features/accounts/accounts.service.ts';
import { createOperatorService } from '#server/features/accounts/operator.service.ts';
import { createTotalsService } from '#server/features/reports/totals.service.ts';
import { createSecondFactorService } from '#server/features/security/second-factor.service.ts';
import {
  createSecurityLog,
  type SecurityLogService,
} from '#server/features/security/security-log.service.ts';
import { createLogger } from '#server/http/operations/request-log.ts';
import { createRateLimits } from '#server/http/protection/rate-limits.ts';
import { createMailer } from '#server/mail/create-mailer.ts';
import { systemClock } from '#server/system/clock.ts';
import type { Env } from '#server/system/env.ts';
import { gatherFacts } from './check/gather-facts.ts';
import { judge } from './check/judge.ts';
import type { Terminal } from './confirm-account.ts';
import { runOperator } from './run-operator.ts';
import { runThroughService } from './run-through-service.ts';

/** Null: there is no database yet, and looking for one must not make it. */
const openToLook = async (env: Env): Promise<Engine | null> => {
  if (!env.DATABASE_URL && !existsSync(databaseIn(env.DATA_DIR))) return null;
  return openEngine({
    databaseUrl: env.DATABASE_URL,
    directUrl: env.DATABASE_DIRECT_URL,
    dataDir: env.DATA_DIR,
  });
};

/** One command in this environment: on its database, or through the service that has the embedded one open. */
export const operate = async (env: Env, args: readonly string[], terminal: Terminal): Promise<void> => {
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
  try {
    const origin = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
    await runOperator(args, { open, check, ...terminal, origin });
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    if (!(await runThroughService(env.DATA_DIR, args, terminal))) throw error;
  } finally {
    await mailer.close();
    await (securityLog as SecurityLogService | null)?.close();
    await (engine as Engine | null)?.close();
  }
};
