import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { rights } from '#core/http/rights.ts';
import { browsers, type Device, systems } from '#core/security/device.ts';
import { securityKinds } from '#core/security/security-kinds.ts';
import { personColors } from '#core/staff/person-colors.ts';
import { knownWord, knownWords } from '#core/values/known-words.ts';
import { createdAt, documentOf, id, moment, word } from './columns.ts';
import { ownerId, users } from './users.ts';

const readBrowser = knownWord(browsers, 'other');
const readSystem = knownWord(systems, 'other');

export const sessions = pgTable(
  'sessions',
  {
    /** Only the hash is stored: a stolen table opens no session. */
    tokenHash: text().primaryKey(),
    userId: ownerId(),
    /** What the list of devices calls it, because its token, hashed or not, goes nowhere. */
    publicId: text().notNull().unique().default(sql`substr(md5(gen_random_uuid()::text), 1, 24)`),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    passwordVerifiedUntil: moment(),
    device: documentOf<Device>(({ browser, system }) => ({
      browser: readBrowser(browser),
      system: readSystem(system),
    })),
    /** To the minute or so: not every request writes. */
    lastUsedAt: createdAt(),
    /** A device on the floor, which may do only what its screens need; null for an owner's ordinary session. */
    stationName: text(),
    /** Who typed a PIN on the station, when, and until when it counts. */
    personId: text().references(() => people.id, { onDelete: 'set null' }),
    personSince: moment(),
    personUntil: moment(),
    /** Wrong PINs in a row on this station, and until when it waits because of them. */
    wrongPins: integer().notNull().default(0),
    pinBlockedUntil: moment(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_person').on(t.personId)],
);

/** Who works in the restaurant. One who is removed keeps the row, and so the name in what is past. */
export const people = pgTable(
  'people',
  {
    id: id(),
    ownerId: ownerId(),
    name: text().notNull(),
    color: word(personColors, personColors[0]).notNull(),
    rights: documentOf(knownWords(rights)).notNull(),
    pinHash: text().notNull(),
    createdAt: createdAt(),
    removedAt: moment(),
  },
  (t) => [uniqueIndex('people_name').on(t.ownerId, sql`lower(${t.name})`).where(sql`${t.removedAt} is null`)],
);

/** The code that turns a device into a station. It is deleted by its first use. */
export const stationCodes = pgTable(
  'station_codes',
  {
    codeHash: text().primaryKey(),
    ownerId: ownerId(),
    stationName: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [index('station_codes_owner').on(t.ownerId), index('station_codes_age').on(t.expiresAt)],
);

/** The account's second factor: wished for until the first right code confirms it. */
export const secondFactors = pgTable('second_factors', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret: text().notNull(),
  confirmedAt: moment(),
  /** The time step of the last code that was accepted: a code counts once. */
  lastStep: bigint({ mode: 'number' }),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: ownerId(),
    codeHash: text().notNull(),
    usedAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
);

/** Turns taken within a span, where they must be counted for all processes together. */
export const rateWindows = pgTable(
  'rate_windows',
  {
    /** The rule and whom it counts. */
    key: text().primaryKey(),
    used: integer().notNull(),
    endsAt: moment().notNull(),
  },
  (t) => [index('rate_windows_age').on(t.endsAt)],
);

export const passwordResets = pgTable('password_resets', {
  tokenHash: text().primaryKey(),
  userId: ownerId(),
  expiresAt: moment().notNull(),
  usedAt: moment(),
});

/** The address an owner wants to sign in with, until a mailed link confirms it. A newer wish replaces it. */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: text()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    tokenHash: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [check('email_changes_email_lower', sql`${t.email} = lower(${t.email})`)],
);

/** What happened to an owner's account. Repeats within an hour, from one network and device, are one row with a count. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ownerId: ownerId(),
    kind: word(securityKinds, null).notNull(),
    hour: moment().notNull(),
    /** Empty, like the device, for the operator and for what came from too many places to tell apart. */
    network: text().notNull(),
    browser: word([...browsers, ''], '').notNull(),
    system: word([...systems, ''], '').notNull(),
    count: integer().notNull(),
    firstAt: moment().notNull(),
    lastAt: moment().notNull(),
  },
  (t) => [
    unique('security_events_repeat').on(t.ownerId, t.kind, t.hour, t.network, t.browser, t.system),
    index('security_events_newest').on(t.ownerId, t.lastAt, t.id),
    index('security_events_age').on(t.lastAt),
  ],
);
