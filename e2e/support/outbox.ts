import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

const outbox = join(process.env.E2E_DATA_DIR ?? '', 'outbox');

const readMails = async (to: string): Promise<Email[]> => {
  const names = await readdir(outbox).catch((): string[] => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))),
  );
  return mails.filter((mail) => mail.to?.some(({ address }) => address === to));
};

/** The mail that arrived at an address; it is written after the answer, so it is waited for. */
export const mailTo = async (address: string): Promise<Email> => {
  await expect.poll(async () => (await readMails(address)).length).toBeGreaterThan(0);
  const [mail] = await readMails(address);
  if (!mail) throw new Error('the mail has gone again');
  return mail;
};
