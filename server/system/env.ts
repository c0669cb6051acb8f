import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { OperatorProblem } from './operator-problem.ts';
import { readTrustSetting } from './trust-setting.ts';

/** The only reader of process.env. Documented in docs/operations/install.md; every default boots. */
const oneOf = <const Values extends readonly string[]>(...values: Values) =>
  z.enum(values, { error: `must be one of: ${values.join(', ')}` });
const flag = oneOf('true', 'false').transform((value) => value === 'true');
const number = (error: string, holds: (value: number) => boolean) =>
  z.string().transform(Number).refine(holds, { error });
const positive = number('must be a number above 0', (value) => value > 0 && Number.isFinite(value));
const url = (...schemes: string[]) =>
  z
    .string()
    .refine((value) => URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1)), {
      error: `must be an address that starts with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
      abort: true,
    });
/** Of a service that asks for a name and password. One of `p@ss/word` would be taken for the host, and be shown as that. */
const serviceUrl = (...schemes: string[]) =>
  url(...schemes).refine((value) => !/[/?#].*@/.test(value.replace('://', '')), {
    error:
      'must be an address whose name and password are encoded: %2F for /, %23 for #, %3F for ?, %40 for @',
  });
/** `name@host`, or that in angle brackets behind what receivers read. */
const sender = /^(?:[^<>\r\n]*<[^\s@<>,]+@[^\s@<>,]+>|[^\s@<>,]+@[^\s@<>,]+)$/;

export const variables = z.object({
  NODE_ENV: oneOf('production', 'development', 'test').default('production'),
  PORT: number(
    'must be a whole number from 0 to 65535',
    (port) => Number.isInteger(port) && port >= 0 && port <= 65_535,
  ).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:%-]+$/, { error: 'must be an address of this machine, or a name that leads to one' })
    .default('0.0.0.0'),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((folder) => resolve(folder)),
  DATABASE_URL: serviceUrl('postgres', 'postgresql').optional(),
  DATABASE_DIRECT_URL: serviceUrl('postgres', 'postgresql').optional(),
  DATABASE_POOL_SIZE: number(
    'must be a whole number from 1 to 500',
    (size) => Number.isInteger(size) && size >= 1 && size <= 500,
  ).default(10),
  BACKUP_DIR: z
    .string()
    .transform((folder) => resolve(folder))
    .optional(),
  BACKUP_BEFORE_MIGRATION: flag.default(true),
  BACKUP_KEEP: number(
    'must be a whole number above 0',
    (count) => Number.isInteger(count) && count > 0,
  ).default(14),
  PUBLIC_URL: url('http', 'https')
    .regex(/^[^/]+:\/\/[^/?#@\\\s]+\/*$/, {
      error: 'must be an address without a path, a query, or a name and password',
    })
    .transform((address) => address.replace(/\/+$/, ''))
    .optional(),
  SMTP_URL: serviceUrl('smtp', 'smtps').optional(),
  MAIL_FROM: z
    .string()
    .regex(sender, { error: 'must be a mail address, or one as in Menta <no-reply@menu.example>' })
    .default('Menta <no-reply@localhost>'),
  CONTACT_EMAIL: z.email({ error: 'must be a mail address' }).optional(),
  CONTACT_PHONE: z
    .string()
    .regex(/^\+?[\d\s()-]{6,20}$/, { error: 'must be a phone number' })
    .optional(),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
  TRUST_PROXY: z
    .string()
    .transform((text, context) => {
      const setting = readTrustSetting(text);
      if (setting !== null) return setting;
      context.addIssue('must be true, false, a number of hops, or networks such as 10.0.0.0/8');
      return z.NEVER;
    })
    .default(false),
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,200}$/, { error: 'must be 16 to 200 characters without a space' })
    .optional(),
  METRICS_PUBLIC: flag.default(false),
  SEED_DEMO: flag.default(true),
  TRY_EVENING: flag.default(true),
  RATE_LIMIT_FACTOR: positive.default(1),
  CONNECTIONS_PER_ADDRESS: number(
    'must be a whole number above 0',
    (count) => Number.isInteger(count) && count > 0,
  ).default(1_000),
  HEADERS_TIMEOUT_SECONDS: positive.default(20),
  REQUEST_TIMEOUT_SECONDS: positive.default(300),
  IDLE_TIMEOUT_SECONDS: positive.default(75),
  LOOP_DELAY_LIMIT_SECONDS: positive.default(2),
});

const environment = variables
  .refine((env) => !env.DATABASE_DIRECT_URL || env.DATABASE_URL, {
    path: ['DATABASE_DIRECT_URL'],
    error: 'must be set together with DATABASE_URL',
  })
  // Node refuses it with a number that names neither variable.
  .refine((env) => env.HEADERS_TIMEOUT_SECONDS <= env.REQUEST_TIMEOUT_SECONDS, {
    path: ['HEADERS_TIMEOUT_SECONDS'],
    error: 'must be at most REQUEST_TIMEOUT_SECONDS',
  });

export type Env = z.output<typeof environment>;

export class BadEnvironment extends OperatorProblem {
  override name = 'BadEnvironment';
}

/** Those that hold a secret: `X_FILE` names a file that holds it, as containers mount them. */
const secrets = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'SMTP_URL', 'METRICS_TOKEN'] as const;

const readSecret = (variable: string, path: string): string => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new BadEnvironment(`Bad environment: ${variable} must name a file that can be read (${code}).`);
  }
};

const withSecretFiles = (present: Record<string, string | undefined>) => {
  const read = secrets.flatMap((name) => {
    const variable = `${name}_FILE`;
    const path = present[variable];
    if (path === undefined) return [];
    if (present[name] !== undefined)
      throw new BadEnvironment(`Bad environment: ${variable} must not be set together with ${name}.`);
    return [[name, readSecret(variable, path)] as const];
  });
  return { ...present, ...Object.fromEntries(read) };
};

/** Throws one clear sentence that names the variable and what it should be. */
export const readEnv = (source: NodeJS.ProcessEnv): Env => {
  // An empty variable means "not set", as every shell script assumes.
  const present = withSecretFiles(
    Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '')),
  );
  const result = environment.safeParse(present);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new BadEnvironment(`Bad environment: ${problems.join('; ')}.`);
};

/** Where backups are; null with PostgreSQL unless the operator names a place: its own machine may be another. */
export const backupFolder = (env: Pick<Env, 'BACKUP_DIR' | 'DATA_DIR' | 'DATABASE_URL'>): string | null =>
  env.BACKUP_DIR ?? (env.DATABASE_URL ? null : join(env.DATA_DIR, 'backups'));

/**
 * Where the backup goes that is made before a new version changes the database; null: none is made. The embedded database has always
 * one. Of a large PostgreSQL the operator may have a better one, from tools of its own.
 */
export const folderBeforeUpgrade = (
  env: Pick<Env, 'BACKUP_DIR' | 'DATA_DIR' | 'DATABASE_URL' | 'BACKUP_BEFORE_MIGRATION'>,
): string | null =>
  env.DATABASE_URL && !env.BACKUP_BEFORE_MIGRATION ? null : (env.BACKUP_DIR ?? join(env.DATA_DIR, 'backups'));

/** Past the pooler, when there is one; null with the embedded database. */
export const directDatabaseUrl = (env: Pick<Env, 'DATABASE_URL' | 'DATABASE_DIRECT_URL'>): string | null =>
  env.DATABASE_DIRECT_URL ?? env.DATABASE_URL ?? null;
