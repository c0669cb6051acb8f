import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readEnv, variables } from './env.ts';

describe('the environment', () => {
  it('boots with nothing set', () => {
    expect(readEnv({})).toMatchObject({
      NODE_ENV: 'production',
      PORT: 3000,
      HOST: '0.0.0.0',
      SEED_DEMO: true,
      TRY_EVENING: true,
    });
  });

  it('takes an empty variable as not set, and drops the slash after PUBLIC_URL', () => {
    const env = readEnv({ DATABASE_URL: '', PUBLIC_URL: 'https://menta.example/' });
    expect(env.DATABASE_URL).toBeUndefined();
    expect(env.PUBLIC_URL).toBe('https://menta.example');
  });

  it.each([
    ['PORT', 'many'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://x/y'],
    ['DATABASE_DIRECT_URL', 'postgres://without/the-other'],
    ['DATABASE_POOL_SIZE', '0'],
    ['PUBLIC_URL', 'menta.example'],
    ['PUBLIC_URL', 'https://menta.example/menu'],
    ['PUBLIC_URL', 'https://menta.example?table=1'],
    ['PUBLIC_URL', 'https://menta.example/#menu'],
    ['PUBLIC_URL', 'https://me:secret@menta.example'],
    ['DATABASE_URL', 'postgres://menta:p@ss/secret@db/menta'],
    ['DATABASE_URL', 'postgres://menta:12#secret@db/menta'],
    ['DATABASE_URL', 'postgres://menta:12?secret@db/menta'],
    ['SMTP_URL', 'smtp://menta:1/secret@mail'],
    ['MAIL_FROM', 'not a mail'],
    ['MAIL_FROM', 'Menta <nobody>'],
    ['MAIL_FROM', 'Menta <no-reply@menta.example'],
    ['HOST', 'http://localhost'],
    ['HOST', 'no host'],
    ['SMTP_URL', 'http://mail'],
    ['CONTACT_EMAIL', 'nobody'],
    ['CONTACT_PHONE', 'call me'],
    ['SEED_DEMO', 'maybe'],
    ['BACKUP_BEFORE_MIGRATION', '0'],
    ['TRY_EVENING', 'sometimes'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMIT_FACTOR', '-1'],
    ['CONNECTIONS_PER_ADDRESS', '0.5'],
    ['HEADERS_TIMEOUT_SECONDS', '0'],
    ['HEADERS_TIMEOUT_SECONDS', '301'],
    ['LOOP_DELAY_LIMIT_SECONDS', '0'],
  ])('stops on %s=%s with one sentence that names it', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(
      new RegExp(`^Bad environment: ${name} must be [^;]+\\.$`),
    );
    expect(() => readEnv({ [name]: value })).not.toThrow(/secret/);
  });

  it.each([
    ['PUBLIC_URL', 'http://10.0.0.7:3000'],
    ['DATABASE_URL', 'postgres://menta:p%40ss%2Fword@db/menta?sslmode=require'],
    ['MAIL_FROM', 'no-reply@menta.example'],
    ['MAIL_FROM', '"Menta, the menu" <no-reply@localhost>'],
    ['MAIL_FROM', 'מנטה <no-reply@menta.example>'],
    ['HOST', '::'],
    ['HOST', 'fe80::1%eth0'],
    ['HOST', 'menta.example'],
  ])('takes %s=%s', (name, value) => {
    expect(readEnv({ DATABASE_URL: 'postgres://db/menta', [name]: value })).toMatchObject({ [name]: value });
  });

  describe('reads secrets from files', () => {
    const fileWith = (text: string): string => {
      const path = join(mkdtempSync(join(tmpdir(), 'menta-secret-')), 'secret');
      writeFileSync(path, text);
      onTestFinished(() => rmSync(dirname(path), { recursive: true }));
      return path;
    };

    it('without the line end that editors add', () => {
      const env = readEnv({ DATABASE_URL_FILE: fileWith('postgres://menta:secret@db/menta\n') });
      expect(env.DATABASE_URL).toBe('postgres://menta:secret@db/menta');
    });

    it('and says what is wrong with one, never what it holds', () => {
      const path = fileWith('mysql://menta:secret@db/menta');
      expect(() => readEnv({ DATABASE_URL_FILE: path })).toThrow(
        /^Bad environment: DATABASE_URL must be .+\.$/,
      );
      expect(() => readEnv({ SMTP_URL_FILE: '/nowhere/at/all' })).toThrow(
        'Bad environment: SMTP_URL_FILE must name a file that can be read (ENOENT).',
      );
      expect(() => readEnv({ METRICS_TOKEN: 'x'.repeat(16), METRICS_TOKEN_FILE: path })).toThrow(
        'Bad environment: METRICS_TOKEN_FILE must not be set together with METRICS_TOKEN.',
      );
    });
  });
});

describe('docs/operations', () => {
  const folder = fileURLToPath(new URL('../../docs/operations/', import.meta.url));
  const pages = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const settings = Object.keys(variables.shape);

  it('lists every setting with its default', () => {
    const rows = pages.flatMap((page) => [...page.matchAll(/^\| `([A-Z_]+)` \| (?:`([^`]*)`|–) \|/gm)]);
    expect(rows.map(([, name]) => name).sort()).toEqual(
      settings.filter((name) => name !== 'NODE_ENV').sort(),
    );
    const [unset, documented] = [
      readEnv({}),
      Object.fromEntries(rows.map(([, name, value]) => [name, value])),
    ];
    // Not a value: it follows the data folder.
    delete documented.BACKUP_DIR;
    expect(readEnv(documented)).toEqual(unset);
  });

  it('shows only values that are taken', () => {
    const shown = pages.flatMap((page) => [
      ...page.matchAll(/(?<![\w{])([A-Z][A-Z_]+)=(?:'([^']*)'|(https?:\/\/…|[^\s`'\\]+(?: <[^>]+>)?))/g),
    ]);
    const values = shown
      .map(([, name = '', quoted, bare = '']) => [
        name,
        (quoted ?? bare).replace(/^https:\/\/…$/, 'https://menu.example'),
      ])
      .filter(([name = '']) => settings.includes(name));
    expect(values).toContainEqual(['MAIL_FROM', 'Menta <no-reply@menu.example>']);
    for (const [name = '', value] of values)
      expect(
        () => readEnv({ DATABASE_URL: 'postgres://db/menta', [name]: value }),
        `${name}=${value}`,
      ).not.toThrow();
  });
});
