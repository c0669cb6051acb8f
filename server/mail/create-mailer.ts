import type { Timer } from '#core/retry/sleeper.ts';
import { createDeliveryQueue } from './delivery-queue.ts';
import type { Mailer, MailLogger } from './mail.ts';
import { createOutboxTransport } from './outbox-transport.ts';
import { createSmtpTransport } from './smtp-transport.ts';

type Options = {
  smtpUrl?: string | undefined;
  /** `Menta <no-reply@example.com>` */
  from: string;
  dataDir: string;
  logger: MailLogger;
  timer?: Timer;
  delays?: readonly number[];
};

/** SMTP when an address is set, otherwise the outbox folder. */
export const createMailer = ({ smtpUrl, from, dataDir, logger, timer, delays }: Options): Mailer => {
  const transport = smtpUrl
    ? createSmtpTransport(smtpUrl, from)
    : createOutboxTransport({ dataDir, from, logger });
  return createDeliveryQueue({ transport, logger, timer, delays });
};
