import { randomUUID } from 'node:crypto';
import { retry } from '#core/retry/retry.ts';
import { createSleeper, type Timer } from '#core/retry/sleeper.ts';
import { systemTimer } from '#server/system/timer.ts';
import {
  type Mailer,
  type MailLogger,
  type MailTransport,
  type OutgoingMail,
  PermanentMailFailure,
} from './mail.ts';

const second = 1_000;
const minute = 60 * second;

/** Delays before the second, third, … attempt. Together shorter than a reset link lives. */
const retryDelays = [5 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute] as const;
/** Beyond this a mail server has been down for long; memory is not a mail spool. */
const mostWaiting = 1_000;

type Options = {
  transport: MailTransport;
  logger: MailLogger;
  timer?: Timer;
  delays?: readonly number[];
  newId?: () => string;
};

/** Why an attempt failed, as a code: the messages of mail servers repeat the address. */
const reasonOf = (err: unknown): string => {
  if (err instanceof PermanentMailFailure) return err.reason;
  const { code, responseCode } =
    typeof err === 'object' && err !== null ? (err as Record<string, unknown>) : {};
  return [code ?? 'unknown', responseCode].filter((part) => part !== undefined).join(' ');
};

/** Delivers in the background, with growing delays between attempts. */
export const createDeliveryQueue = (options: Options): Mailer => {
  const { transport, logger, timer = systemTimer, delays = retryDelays, newId = randomUUID } = options;
  const underWay = new Map<string, Promise<void>>();
  const sleeper = createSleeper(timer);
  let closing = false;

  /** Once the queue closes, what waits gets one last attempt and no more. */
  function* delaysWhileOpen() {
    for (const delay of delays) {
      if (closing) return;
      yield delay;
    }
  }

  const deliver = async (mail: OutgoingMail): Promise<void> => {
    let attempts = 0;
    const facts = (error: unknown) => ({ mailId: mail.id, attempts, reason: reasonOf(error) });
    try {
      await retry(
        () => {
          attempts += 1;
          return transport.deliver(mail);
        },
        {
          delaysMs: delaysWhileOpen(),
          isTransient: (error) => !(error instanceof PermanentMailFailure),
          onRetry: (error) => logger.warn(facts(error), 'mail not delivered, will try again'),
          sleep: async (milliseconds) => {
            if (!closing) await sleeper.sleep(milliseconds);
          },
        },
      );
      logger.info({ mailId: mail.id, attempts }, 'mail delivered');
    } catch (error) {
      logger.error(facts(error), 'mail given up');
    }
  };

  const idle = async (): Promise<void> => {
    while (underWay.size > 0) await Promise.all(underWay.values());
  };

  return {
    send(mail) {
      const id = newId();
      if (closing || underWay.size >= mostWaiting) {
        logger.error(
          { mailId: id, attempts: 0, reason: closing ? 'closing' : 'queue full' },
          'mail given up',
        );
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
      sleeper.wakeAll();
      await idle();
      await transport.close();
    },
  };
};
