import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composeMessage } from './compose-message.ts';
import type { MailLogger, MailTransport } from './mail.ts';

type Options = {
  dataDir: string;
  from: string;
  logger: Pick<MailLogger, 'info'>;
  now?: () => Date;
};

const firstLink = (text: string): string | undefined => /https?:\/\/\S+/.exec(text)?.[0];

/** Without an SMTP server each mail becomes an `.eml` file that any mail program opens, and its link is logged. */
export const createOutboxTransport = ({
  dataDir,
  from,
  logger,
  now = () => new Date(),
}: Options): MailTransport => {
  const folder = join(dataDir, 'outbox');
  /** Loaded with the first mail. */
  const openComposer = async () =>
    (await import('nodemailer')).createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async deliver(mail) {
      const composer = await openComposer();
      const { message } = await composer.sendMail({ ...composeMessage(mail, from), date: now() });
      // Sorts by time, and is a legal file name everywhere.
      const file = join(folder, `${now().toISOString().replaceAll(':', '-')}-${mail.id}.eml`);
      await mkdir(folder, { recursive: true });
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      logger.info({ mailId: mail.id, file, link: firstLink(mail.text) }, 'mail written to the outbox');
    },
    async close() {},
  };
};
