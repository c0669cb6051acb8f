import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { emptyDataDir } from '#server/db/empty-data.ts';
import { openEmbeddedEngine } from '#server/db/engine/embedded-engine.ts';
import { temporaryFolder } from '#server/db/engine/testing/temporary-folder.ts';
import { signUpOver } from '#server/testing/http-owner.ts';
import { migrationsUpTo } from '#server/testing/migrations.ts';
import { runCommandOfOperator } from '#server/testing/operator-command.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { createPostgresDatabase, testEngine } from '#server/testing/test-database.ts';

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

const serve = async (environment: Record<string, string>) => {
  const server = await startServerProcess(environment);
  onTestFinished(async () => void (await server.stop()));
  return server;
};

describe('the command of the operator, beside the running service and without it', () => {
  it('checks the installation, and asks for the address, which a script passes on standard input', async () => {
    const environment = await install();
    const check = () => runCommandOfOperator('operator', ['check'], { environment });
    const operate = (args: string[], input = '') =>
      runCommandOfOperator('operator', args, { environment, input });
    const server = await serve(environment);
    const { email } = await signUpOver(server.url);
    expect((await runCommandOfOperator('backup', [], { environment })).code).toBe(0);
    const running = await check();
    expect(running).toMatchObject({ code: 0, complaint: '' });
    expect(running.printed).toMatch(/^ok +schema +up to date/);
    expect(running.printed).toMatch(/^ok +backups +the last one is 0 hours old/m);

    const silent = await operate(['reset-password', email, '--print']);
    expect(silent).toMatchObject({ code: 1, complaint: expect.stringContaining('Nobody answered.') });
    expect(silent.printed).not.toContain('token=');
    const shown = await operate(['reset-password', email, '--print'], `${email}\n`);
    expect(shown).toMatchObject({ code: 0, complaint: '' });
    expect(shown.printed).toMatch(/https:\/\/menta\.co\.il\/reset-password\?token=[\w-]{20,}/);
    expect(shown.printed.match(/^restaurant /gm)).toHaveLength(1);
    const ended = await operate(['end-sessions', email], `${email}\n`);
    expect(ended.printed).toContain(`1 session of ${email} ended.`);

    await server.stop();
    const stopped = await check();
    expect([stopped.code, stopped.printed.split('\n').length]).toEqual([
      0,
      running.printed.split('\n').length,
    ]);
    expect((await operate(['sessions', email])).printed).toContain('Nobody is signed in.');
  });

  it('names what is wrong, and ends with 1', async () => {
    const { PUBLIC_URL: _, ...environment } = await install();
    const bad = { ...environment, SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@menta.co.il' };
    const { code, printed, complaint } = await runCommandOfOperator('operator', ['check'], {
      environment: bad,
    });
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
    const check = () => runCommandOfOperator('operator', ['check'], { environment });
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
