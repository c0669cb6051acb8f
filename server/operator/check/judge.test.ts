import { expect, it } from 'vitest';
import type { Proof } from '#server/backups/backup-proof.ts';
import type { KnownMigration } from '#server/db/migrating/known-migrations.ts';
import type { DatabaseFacts, InstallationFacts } from './facts.ts';
import { judge } from './judge.ts';

const now = new Date('2026-11-18T20:00:00Z');
const gigabyte = 1024 ** 3;
const ago = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000);
const last = { tag: '0021_table' } as KnownMigration;

const database: DatabaseFacts = {
  schema: { last, pending: [], isNewer: false },
  bytes: 40 * 1024 * 1024,
  aheadMs: 3,
  lastEventAt: ago(1),
  certificates: [],
};
const proof: Proof = {
  file: 'menta-2026-11-18T02-10-05Z.backup.gz',
  at: new Date('2026-11-18T02:12:00Z'),
  outcome: { state: 'restorable', orders: 12_431 },
};
const unproved: Proof = { ...proof, outcome: { state: 'failed', why: 'orders has 3 rows instead of 4' } };
const good: InstallationFacts = {
  now,
  settings: {
    PUBLIC_URL: 'https://menta.co.il',
    CONTACT_EMAIL: 'us@menta.co.il',
    SMTP_URL: 'smtp://mail.menta.co.il',
    MAIL_FROM: 'Menta <no-reply@menta.co.il>',
  },
  database,
  dataFolder: { path: '/data', freeBytes: 20 * gigabyte, aheadMs: 2 },
  backups: { path: '/backups', freeBytes: 20 * gigabyte, lastAt: ago(17), proof },
  mailFailure: null,
};
const withDatabase = (part: Partial<DatabaseFacts>): Partial<InstallationFacts> => ({
  database: { ...database, ...part },
});
const withSettings = (part: Partial<InstallationFacts['settings']>): Partial<InstallationFacts> => ({
  settings: { ...good.settings, ...part },
});
const certificate = (expiresOn: string) =>
  withDatabase({
    certificates: [{ email: 'a@b.il', restaurant: 'הדקל', expiresOn, timeZone: 'Asia/Jerusalem' }],
  });

it('finds nothing wrong with an installation that is well', () => {
  expect(judge(good).every(({ state }) => state === 'ok')).toBe(true);
});

it.each<[string, Partial<InstallationFacts>, string, RegExp]>([
  [
    'a newer schema',
    withDatabase({ schema: { last: null, pending: [], isNewer: true } }),
    'schema',
    /newer version/,
  ],
  [
    'migrations to apply',
    withDatabase({ schema: { last, pending: [last], isNewer: false } }),
    'schema',
    /1 migrations/,
  ],
  ['a database that does not open', { database: { unusable: 'no route' } }, 'schema', /no route/],
  [
    'a full disk',
    { dataFolder: { path: '/data', freeBytes: gigabyte / 2 } },
    'data folder',
    /^512 MB are free in \/data/,
  ],
  [
    'a folder that cannot be written',
    { dataFolder: { path: '/data', unusable: 'EROFS' } },
    'data folder',
    /EROFS/,
  ],
  [
    'no room for the copy of a backup',
    { ...withDatabase({ bytes: 30 * gigabyte }) },
    'backup folder',
    /^20\.0 GB are free/,
  ],
  [
    'a database with another clock',
    withDatabase({ aheadMs: -5_000 }),
    'clock',
    /the database's is -5\.0 s ahead/,
  ],
  [
    'a disk with another clock',
    { dataFolder: { ...good.dataFolder, aheadMs: 7_200_000 } },
    'clock',
    /2\.0 hours ahead/,
  ],
  ['a clock that was set back', withDatabase({ lastEventAt: ago(-3) }), 'clock', /3\.0 hours from now/],
  ['a silent mail server', { mailFailure: 'connect ECONNREFUSED' }, 'mail', /ECONNREFUSED/],
  [
    'no backup',
    { backups: { path: '/backups', freeBytes: 20 * gigabyte, lastAt: null, proof: null } },
    'backups',
    /none in \/backups/,
  ],
  [
    'an old backup',
    { backups: { path: '/backups', freeBytes: 20 * gigabyte, lastAt: ago(72), proof } },
    'backups',
    /3 days old, proved restorable 04:12: 12,431 orders equal/,
  ],
  [
    'a backup that cannot be read back',
    { backups: { path: '/backups', freeBytes: 20 * gigabyte, lastAt: ago(17), proof: unproved } },
    'backups',
    /17 hours old, found NOT restorable 04:12: orders has 3 rows instead of 4/,
  ],
  ['no address of its own', withSettings({ PUBLIC_URL: undefined }), 'PUBLIC_URL', /is not set/],
  [
    'a placeholder for an address',
    withSettings({ PUBLIC_URL: 'https://menta.example' }),
    'PUBLIC_URL',
    /placeholder/,
  ],
  [
    'this machine for an address',
    withSettings({ PUBLIC_URL: 'http://127.0.0.1:3000' }),
    'PUBLIC_URL',
    /placeholder/,
  ],
  ['nobody to write to', withSettings({ CONTACT_EMAIL: 'me@example.com' }), 'CONTACT_EMAIL', /placeholder/],
  [
    'a sender nobody accepts',
    withSettings({ MAIL_FROM: 'Menta <no-reply@localhost>' }),
    'MAIL_FROM',
    /placeholder/,
  ],
  [
    'a certificate that ends',
    certificate('2026-12-02'),
    'kosher certificate',
    /הדקל \(a@b\.il\) ends on 2026-12-02/,
  ],
  ['a certificate that ended', certificate('2026-11-17'), 'kosher certificate', /ended on/],
])('names %s, and what to do', (_, part, about, text) => {
  const problems = judge({ ...good, ...part }).filter(({ state }) => state === 'problem');
  expect(problems).toEqual([
    { about, state: 'problem', text: expect.stringMatching(text), remedy: expect.stringMatching(/\w/) },
  ]);
});

it.each<[string, Partial<InstallationFacts>]>([
  ['no mail server', withSettings({ SMTP_URL: undefined, MAIL_FROM: 'Menta <no-reply@localhost>' })],
  ['an address that is not encrypted', withSettings({ PUBLIC_URL: 'http://10.0.0.7' })],
  ['backups that something else makes', { backups: null }],
  ['a database that is still to be made', { database: 'not made yet' }],
])('takes %s for no problem, but says it', (_, part) => {
  const states = judge({ ...good, ...part }).map(({ state }) => state);
  expect(states.filter((state) => state !== 'ok')).toEqual(['note']);
});

it('says nothing of a certificate that ends later', () => {
  expect(judge({ ...good, ...certificate('2026-12-03') })).toHaveLength(judge(good).length);
});
