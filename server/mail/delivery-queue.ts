import { randomUUID } from 'node:crypto';
import {
  type Mailer,
  type MailLogger,
  type MailTransport,
  type OutgoingMail,
  PermanentMailFailure,
} from './mail.ts';
import { systemTimer, type Timer } from './timer.ts';

const second = 1_000;
const minute = 60 * second;

/** Waits before the second, third, … try. Together shorter than a reset link lives. */
export const retryDelays = [5 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute] as const;
/** Beyond this a mail server has been down for long; memory is not a mail spool. */
const mostWaiting = 1_000;

type Options = {
  transport: MailTransport;
  logger: MailLogger;
  timer?: Timer;
  delays?: readonly number[];
  newId?: () => string;
};

/** Why a try failed, as a code: the messages of mail servers repeat the address. */
const reasonOf = (err: unknown): string => {
  if (err instanceof PermanentMailFailure) return err.reason;
  const { code, responseCode } =
    typeof err === 'object' && err !== null ? (err as Record<string, unknown>) : {};
  return [code ?? 'unknown', responseCode].filter((part) => part !== undefined).join(' ');
};

/** Delivers in the background, with growing waits between tries. */
export const createDeliveryQueue = (options: Options): Mailer => {
  const { transport, logger, timer = systemTimer, delays = retryDelays, newId = randomUUID } = options;
  const underWay = new Map<string, Promise<void>>();
  const wakeUps = new Set<() => void>();
  let closing = false;

  const wait = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      const wakeUp = () => {
        cancel();
        wakeUps.delete(wakeUp);
        resolve();
      };
      const cancel = timer(milliseconds, wakeUp);
      wakeUps.add(wakeUp);
    });

  const deliver = async (mail: OutgoingMail): Promise<void> => {
    for (let tries = 1; ; tries += 1) {
      const lastTry = closing;
      try {
        await transport.deliver(mail);
        logger.info({ mailId: mail.id, tries }, 'mail delivered');
        return;
      } catch (err) {
        const facts = { mailId: mail.id, tries, reason: reasonOf(err) };
        const delay = delays[tries - 1];
        if (err instanceof PermanentMailFailure || delay === undefined || lastTry) {
          logger.error(facts, 'mail given up');
          return;
        }
        logger.warn(facts, 'mail not delivered, will try again');
        if (!closing) await wait(delay);
      }
    }
  };

  const idle = async (): Promise<void> => {
    while (underWay.size > 0) await Promise.all(underWay.values());
  };

  return {
    send(mail) {
      const id = newId();
      if (closing || underWay.size >= mostWaiting) {
        logger.error({ mailId: id, tries: 0, reason: closing ? 'closing' : 'queue full' }, 'mail given up');
        return;
      }
      underWay.set(
        id,
        deliver({ ...mail, id }).finally(() => underWay.delete(id)),
      );
    },
    idle,
    async close() {
      closing = true;
      for (const wakeUp of [...wakeUps]) wakeUp();
      await idle();
      await transport.close();
    },
  };
};
