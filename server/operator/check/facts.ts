import type { Proof } from '#server/backups/backup-proof.ts';
import type { SchemaState } from '#server/db/migrating/schema-state.ts';
import type { Env } from '#server/system/env.ts';

/** What the database says of itself. */
export type DatabaseFacts = {
  schema: SchemaState;
  bytes: number;
  /** By how much its clock is ahead of this machine's; null where they are the same clock. */
  aheadMs: number | null;
  /** When something happened last, as far as is stored. */
  lastEventAt: Date | null;
  certificates: { email: string; restaurant: string; expiresOn: string; timeZone: string }[];
};

export type Room = { path: string; freeBytes: number } | { path: string; unusable: string };

/** Everything that is known of an installation; `judge` says what of it is a problem. */
export type InstallationFacts = {
  now: Date;
  settings: Pick<Env, 'PUBLIC_URL' | 'CONTACT_EMAIL' | 'SMTP_URL' | 'MAIL_FROM'>;
  database: DatabaseFacts | { unusable: string } | 'not made yet';
  dataFolder: Room & { aheadMs?: number };
  /** Null: no backups are made by themselves. */
  backups: (Room & { lastAt: Date | null; proof: Proof | null }) | null;
  /** Why the mail server does not answer; null when it does, or when there is none to ask. */
  mailFailure: string | null;
};

export type Finding = {
  about: string;
  state: 'ok' | 'note' | 'problem';
  text: string;
  /** What to do about a problem. */
  remedy?: string;
};
