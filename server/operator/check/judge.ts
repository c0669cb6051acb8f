import { dayMs, hourMs } from '#core/hours/zone-clock.ts';
import { certificateReminder } from '#core/restaurants/kosher-certificate.ts';
import { sentenceOf } from '#server/backups/backup-proof.ts';
import type { DatabaseFacts, Finding, InstallationFacts, Room } from './facts.ts';

const megabyte = 1024 * 1024;
/** Below this a database stops sooner or later in the middle of an evening. */
const leastFreeBytes = 1024 * megabyte;
/** Processes on several machines agree to about this much; leases and PINs count on it. */
const clockSlackMs = 2_000;
/** What happened may be stored a moment before it is read. */
const futureSlackMs = 60_000;
/** A night, and some hours to make up for it. */
const oldestBackupMs = 30 * hourMs;

const ok = (about: string, text: string): Finding => ({ about, state: 'ok', text });
const note = (about: string, text: string): Finding => ({ about, state: 'note', text });
const problem = (about: string, text: string, remedy: string): Finding => ({
  about,
  state: 'problem',
  text,
  remedy,
});

const sizeOf = (bytes: number): string =>
  bytes >= 1024 * megabyte
    ? `${(bytes / 1024 / megabyte).toFixed(1)} GB`
    : `${Math.round(bytes / megabyte)} MB`;

const judgeSchema = ({ schema }: DatabaseFacts): Finding => {
  if (schema.isNewer)
    return problem(
      'schema',
      'a newer version of Menta has changed this database.',
      'Start that version again, or restore the backup that it made before: npm run restore -- FILE',
    );
  if (schema.pending.length > 0)
    return problem(
      'schema',
      `${schema.pending.length} migrations are still to be applied, the last is ${schema.pending.at(-1)?.tag}.`,
      'Start Menta, or start it again: it makes a backup and applies them.',
    );
  return ok('schema', `up to date (${schema.last?.tag}).`);
};

const judgeDatabase = ({ database }: InstallationFacts): Finding => {
  if (database === 'not made yet')
    return note('schema', 'there is no database yet; the first start makes it.');
  if ('unusable' in database)
    return problem('schema', `it could not be read: ${database.unusable}`, 'Mend this first.');
  return judgeSchema(database);
};

const judgeRoom = (about: string, room: Room, needed: number): Finding => {
  if ('unusable' in room)
    return problem(
      about,
      `${room.path} cannot be used: ${room.unusable}.`,
      'Make it a folder that Menta may write to.',
    );
  const text = `${sizeOf(room.freeBytes)} are free in ${room.path}.`;
  if (room.freeBytes >= needed) return ok(about, text);
  return problem(about, text, `Make room: ${sizeOf(needed)} are needed.`);
};

const apart = (ms: number): string =>
  Math.abs(ms) >= hourMs ? `${(ms / hourMs).toFixed(1)} hours` : `${(ms / 1000).toFixed(1)} s`;

const judgeClock = ({ now, database, dataFolder }: InstallationFacts): Finding => {
  const remedy = 'Let NTP set the clocks of both: timedatectl set-ntp true';
  const facts = typeof database === 'object' && !('unusable' in database) ? database : null;
  if (facts?.aheadMs && Math.abs(facts.aheadMs) > clockSlackMs)
    return problem('clock', `the database's is ${apart(facts.aheadMs)} ahead of this machine's.`, remedy);
  if (dataFolder.aheadMs && Math.abs(dataFolder.aheadMs) > clockSlackMs)
    return problem('clock', `that of the data folder's disk is ${apart(dataFolder.aheadMs)} ahead.`, remedy);
  const future = facts?.lastEventAt ? facts.lastEventAt.getTime() - now.getTime() : 0;
  if (future > futureSlackMs)
    return problem(
      'clock',
      `the last event is stored ${apart(future)} from now: the clock was set back.`,
      remedy,
    );
  return ok('clock', `${now.toISOString()}, as the database has it.`);
};

/** Names that are reserved for examples and tests, and those of this machine. */
const placeholder =
  /(^|\.)(localhost|example|test|invalid|local)$|(^|\.)example\.(com|org|net)$|^127\.|^\[::1\]$|^0\.0\.0\.0$/;
const mailHost = (address: string): string => /@([^>\s]+)>?\s*$/.exec(address)?.[1]?.toLowerCase() ?? '';

const judgeAddresses = ({ settings }: InstallationFacts): Finding[] => {
  const { PUBLIC_URL, CONTACT_EMAIL, MAIL_FROM, SMTP_URL } = settings;
  const findings: Finding[] = [];
  if (!PUBLIC_URL || placeholder.test(new URL(PUBLIC_URL).hostname))
    findings.push(
      problem(
        'PUBLIC_URL',
        PUBLIC_URL ? `${PUBLIC_URL} is a placeholder.` : 'is not set.',
        'Set it to the address that guests see: it is in QR codes and mails.',
      ),
    );
  else if (PUBLIC_URL.startsWith('http:'))
    findings.push(note('PUBLIC_URL', `${PUBLIC_URL} is not encrypted: passwords can be read on the way.`));
  else findings.push(ok('PUBLIC_URL', PUBLIC_URL));
  if (!CONTACT_EMAIL || placeholder.test(mailHost(CONTACT_EMAIL)))
    findings.push(
      problem(
        'CONTACT_EMAIL',
        CONTACT_EMAIL ? `${CONTACT_EMAIL} is a placeholder.` : 'is not set.',
        'Set it to the address that visitors and owners write to.',
      ),
    );
  else findings.push(ok('CONTACT_EMAIL', CONTACT_EMAIL));
  if (SMTP_URL && placeholder.test(mailHost(MAIL_FROM)))
    findings.push(
      problem('MAIL_FROM', `${MAIL_FROM} is a placeholder.`, 'Set it to a sender that receivers accept.'),
    );
  return findings;
};

const judgeMail = ({ settings, mailFailure }: InstallationFacts): Finding => {
  if (!settings.SMTP_URL)
    return note('mail', 'SMTP_URL is not set: no mail is sent, each is written to the outbox.');
  if (mailFailure === null) return ok('mail', 'the mail server answers.');
  return problem(
    'mail',
    `the mail server does not answer: ${mailFailure}.`,
    'See SMTP_URL, and whether this machine may reach it.',
  );
};

const judgeBackups = ({ backups, now }: InstallationFacts): Finding => {
  if (backups === null)
    return note('backups', 'BACKUP_DIR is not set: none are made here. See that something else makes them.');
  const remedy =
    'npm run backup, and see the log of the service for why the nightly one is missing: it is made at four, and only then.';
  if (!backups.lastAt) return problem('backups', `there is none in ${backups.path} yet.`, remedy);
  const age = now.getTime() - backups.lastAt.getTime();
  const old = `the last one is ${age >= 2 * dayMs ? `${Math.floor(age / dayMs)} days` : `${Math.max(0, Math.round(age / hourMs))} hours`} old`;
  const text = backups.proof ? `${old}, ${sentenceOf(backups.proof)}.` : `${old}.`;
  const isBad = age > oldestBackupMs || backups.proof?.outcome.state === 'failed';
  return isBad ? problem('backups', text, remedy) : ok('backups', text);
};

const judgeCertificates = ({ database, now }: InstallationFacts): Finding[] => {
  if (typeof database !== 'object' || 'unusable' in database) return [];
  return database.certificates.flatMap(({ email, restaurant, expiresOn, timeZone }) => {
    const reminder = certificateReminder(expiresOn, now, timeZone);
    if (!reminder) return [];
    const when = reminder.kind === 'expired' ? 'ended on' : 'ends on';
    return [
      problem(
        'kosher certificate',
        `that of ${restaurant} (${email}) ${when} ${expiresOn}.`,
        'Tell its owner: without a valid one guests do not read that it is kosher.',
      ),
    ];
  });
};

/** What is well with an installation, and what is not, in the order in which to read it. */
export const judge = (facts: InstallationFacts): Finding[] => {
  const { database, dataFolder, backups } = facts;
  const databaseBytes = typeof database === 'object' && 'bytes' in database ? database.bytes : 0;
  return [
    judgeDatabase(facts),
    judgeRoom('data folder', dataFolder, leastFreeBytes),
    // A backup of the embedded database is read from a copy, which lies beside it meanwhile.
    ...(backups ? [judgeRoom('backup folder', backups, databaseBytes + leastFreeBytes / 2)] : []),
    judgeBackups(facts),
    judgeClock(facts),
    judgeMail(facts),
    ...judgeAddresses(facts),
    ...judgeCertificates(facts),
  ];
};
