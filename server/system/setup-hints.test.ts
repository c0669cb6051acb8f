import { expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { setupHints } from './setup-hints.ts';

it('says in three lines what an installation lacks that was given nothing', () => {
  const hints = setupHints(readEnv({}));
  expect(hints.map((hint) => hint.split(' ')[0])).toEqual(['PUBLIC_URL', 'SMTP_URL', 'CONTACT_EMAIL']);
  expect(hints[2]).toContain('go to the outbox');
});

it('says nothing of what is set', () => {
  const set = {
    PUBLIC_URL: 'https://menta.example',
    SMTP_URL: 'smtp://mail.example',
    CONTACT_EMAIL: 'us@menta.example',
  };
  expect(setupHints(readEnv(set))).toEqual([]);
  const { CONTACT_EMAIL: _, ...silent } = set;
  expect(setupHints(readEnv({ ...silent, MAIL_FROM: 'a@menta.example' }))).toEqual([
    expect.stringContaining('go to a@menta.example'),
  ]);
});
