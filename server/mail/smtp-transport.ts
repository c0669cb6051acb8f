import type { Transporter } from 'nodemailer';
import { memoizeLoad } from '#server/system/memoize-load.ts';
import { composeMessage } from './compose-message.ts';
import { type MailTransport, PermanentMailFailure } from './mail.ts';

const seconds = 1_000;

type SmtpError = { code?: string; responseCode?: number };
const asSmtpError = (err: unknown): SmtpError => (typeof err === 'object' && err !== null ? err : {});

/** A 5xx to the address or the message is final; 4xx, refused sign-in and network trouble may pass. */
const isFinal = ({ code, responseCode = 0 }: SmtpError): boolean =>
  responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');

export const createSmtpTransport = (smtpUrl: string, from: string): MailTransport => {
  let opened: Transporter | undefined;
  /** Loaded with the first mail. */
  const open = memoizeLoad(async () => {
    const { createTransport } = await import('nodemailer');
    opened = createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: 2,
      connectionTimeout: 10 * seconds,
      greetingTimeout: 10 * seconds,
      socketTimeout: 30 * seconds,
    });
    return opened;
  });
  return {
    async deliver(mail) {
      try {
        await (await open()).sendMail(composeMessage(mail, from));
      } catch (err) {
        const failure = asSmtpError(err);
        if (isFinal(failure)) throw new PermanentMailFailure(`SMTP ${failure.responseCode}`);
        throw err;
      }
    },
    async close() {
      opened?.close();
    },
  };
};
