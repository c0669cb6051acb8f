import type { Env } from './env.ts';

type Settings = Pick<Env, 'PUBLIC_URL' | 'SMTP_URL' | 'MAIL_FROM' | 'CONTACT_EMAIL'>;

/** What an installation does without what it was not given yet: a line each, for the operator alone. */
export const setupHints = ({ PUBLIC_URL, SMTP_URL, MAIL_FROM, CONTACT_EMAIL }: Settings): string[] => [
  ...(PUBLIC_URL
    ? []
    : [
        'PUBLIC_URL is not set: QR codes and mailed links name the address that a request came to, or this machine',
      ]),
  ...(SMTP_URL
    ? []
    : [
        'SMTP_URL is not set: no mail is sent; each is written to the outbox in DATA_DIR, and its link is logged',
      ]),
  ...(CONTACT_EMAIL
    ? []
    : [
        `CONTACT_EMAIL is not set: the site shows no address, and messages of visitors go to ${SMTP_URL ? MAIL_FROM : 'the outbox'}`,
      ]),
];
