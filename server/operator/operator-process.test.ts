import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { backupName } from '#server/backups/backup-names.ts';
import { emptyDataDir } from '#server/db/empty-data.ts';
import { openEmbeddedEngine } from '#server/db/engine/embedded-engine.ts';
import { temporaryFolder } from '#server/db/engine/testing/temporary-folder.ts';
import { backupFolder, readEnv } from '#server/system/env.ts';
import { OperatorProblem } from '#server/system/operator-problem.ts';
import { signUpOver } from '#server/testing/http-owner.ts';
import { migrationsUpTo } from '#server/testing/migrations.ts';
import { runCommandOfOperator } from '#server/testing/operator-command.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { createPostgresDatabase, testEngine } from '#server/testing/test-database.ts';
import { operate as runCommand } from './operate.ts';

/** Nothing of it is a placeholder. */
const addresses = {
  PUBLIC_URL: 'https://menta.co.il',
  CONTACT_EMAIL: 'us@menta.co.il',
  LOG_LEVEL: 'silent',
};

const install = async () => {
  const DATA_DIR = temporaryFolder();
  if (testEngine === 'embedded') return { ...addresses, DATA_DIR };
  const { url, drop } = await createPostgresDatabase();
  onTestFinished(drop);
  return { ...addresses, DATA_DIR, DATABASE_URL: url, BACKUP_DIR: join(DATA_DIR, 'backups') };
};

type Ended = { code: number | null; printed: string; complaint: string };

/** A command in this process; how it reads and writes as one of its own is seen once. */
const operate = async (
  environment: Record<string, string>,
  line: string,
  answer: string | null = null,
): Promise<Ended> => {
  const printed: string[] = [];
  const terminal = {
    print: (text: string) => void printed.push(text),
    ask: async (question: string) => {
      printed.push(question);
      return answer;
    },
  };
  try {
    await runCommand(readEnv(environment), line.split(' '), terminal);
    return { code: 0, printed: printed.join('\n'), complaint: '' };
  } catch (error) {
    if (!(error instanceof OperatorProblem)) throw error;
    return { code: 1, printed: printed.join('\n'), complaint: error.message };
  }
};

describe('the command of the operator, beside the running service and without it', () => {
  it('checks the installation, and asks for the address, which a script passes on standard input', async () => {
    const environment = await install();
    const server = await startServerProcess(environment);
    onTestFinished(async () => void (await server.stop()));
    const { email } = await signUpOver(server.url);
    const backups = backupFolder(readEnv(environment)) ?? '';
    mkdirSync(backups, { recursive: true });
    writeFileSync(join(backups, backupName(new Date())), '');
    const running = await operate(environment, 'check');
    expect(running).toMatchObject({ code: 0, complaint: '' });
    expect(running.printed).toMatch(/^ok +schema +up to date/);
    expect(running.printed).toMatch(/^ok +backups +the last one is 0 hours old/m);

    const silent = await operate(environment, `reset-password ${email} --print`);
    expect(silent).toMatchObject({ code: 1, complaint: expect.stringContaining('Nobody answered.') });
    expect(silent.printed).not.toContain('token=');
    // As a script calls it.
    const args = ['reset-password', email, '--print'];
    const shown = await runCommandOfOperator('operator', args, { environment, input: `${email}\n` });
    expect(shown).toMatchObject({ code: 0, complaint: '' });
    expect(shown.printed).toMatch(/https:\/\/menta\.co\.il\/reset-password\?token=[\w-]{20,}/);
    expect(shown.printed.match(/^restaurant /gm)).toHaveLength(1);
    const ended = await operate(environment, `end-sessions ${email}`, email);
    expect(ended.printed).toContain(`1 session of ${email} ended.`);

    await server.stop();
    const stopped = await operate(environment, 'check');
    expect([stopped.code, stopped.printed.split('\n').length]).toEqual([
      0,
      running.printed.split('\n').length,
    ]);
    expect((await operate(environment, `sessions ${email}`)).printed).toContain('Nobody is signed in.');
  });

  it('names what is wrong, and ends with 1', async () => {
    const { PUBLIC_URL: _, ...environment } = await install();
    const bad = { ...environment, SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@menta.co.il' };
    const { code, printed, complaint } = await operate(bad, 'check');
    expect([code, complaint]).toEqual([1, '3 problems.']);
    expect(printed).toMatch(/^PROBLEM +PUBLIC_URL +is not set\.\n +→ Set it/m);
    expect(printed).toMatch(/^PROBLEM +mail +the mail server does not answer: .*ECONNREFUSED/m);
    expect(printed).toMatch(/^PROBLEM +backups +there is none/m);
  });
});

it.runIf(testEngine === 'embedded')(
  'a check changes nothing, whatever state the database is in',
  async () => {
    const environment = await install();
    const check = () => operate(environment, 'check');
    const none = await check();
    expect(none.printed).toMatch(/^note +schema +there is no database yet/);
    mkdirSync(environment.DATA_DIR, { recursive: true });
    const engine = await openEmbeddedEngine({ dataDir: environment.DATA_DIR, emptyDataDir });
    await engine.migrate(migrationsUpTo('0000_initial'));
    await engine.close();
    for (let time = 0; time < 2; time += 1) {
      const old = await check();
      expect([old.code, /^PROBLEM +schema +(.*)/.exec(old.printed)?.[1]]).toEqual([
        1,
        expect.stringMatching(/^\d+ migrations are still to be applied, the last is \d{4}_/),
      ]);
    }
  },
);
