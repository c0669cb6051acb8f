import { createInterface } from 'node:readline/promises';
import type { Engine } from './db/engine/database.ts';
import { openEngine } from './db/engine/open-engine.ts';
import { migrationsFolder } from './db/migrations-folder.ts';
import { createAccountsService } from './features/accounts/accounts.service.ts';
import { createOperatorService } from './features/accounts/operator.service.ts';
import { createTotalsService } from './features/reports/totals.service.ts';
import { createSecondFactorService } from './features/security/second-factor.service.ts';
import { createSecurityLog, type SecurityLogService } from './features/security/security-log.service.ts';
import { createLogger } from './http/operations/request-log.ts';
import { createRateLimits } from './http/protection/rate-limits.ts';
import { createMailer } from './mail/create-mailer.ts';
import { runOperator } from './operator/run-operator.ts';
import { systemClock } from './system/clock.ts';
import { readEnv } from './system/env.ts';
import { failWith } from './system/operator-problem.ts';

const print = (text: string): void => void process.stdout.write(`${text}\n`);

const ask = async (question: string): Promise<string | null> => {
  if (!process.stdin.isTTY) return null;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
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
    await engine.migrate(migrationsFolder);
    const { db } = engine;
    const rateLimits = createRateLimits({ factor: env.RATE_LIMIT_FACTOR });
    const shared = { db, clock: systemClock, mailer, rateLimits, contactEmail: env.CONTACT_EMAIL ?? null };
    securityLog = createSecurityLog({ db, clock: systemClock, log });
    const secondFactor = createSecondFactorService({ ...shared, securityLog });
    const accounts = createAccountsService({ ...shared, secondFactor, log });
    const totals = createTotalsService({ db, clock: systemClock, log: console });
    return createOperatorService({ db, clock: systemClock, accounts, secondFactor, securityLog, totals });
  };
  try {
    const origin = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
    await runOperator(process.argv.slice(2), { open, print, ask, origin });
  } finally {
    await mailer.close();
    await (securityLog as SecurityLogService | null)?.close();
    await (engine as Engine | null)?.close();
  }
};

start().catch(failWith);
