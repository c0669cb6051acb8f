import { describe, expect, it } from 'vitest';
import type { Timer } from '#core/retry/sleeper.ts';
import { createDeliveryQueue } from './delivery-queue.ts';
import type { MailTransport } from './mail.ts';

const mail = { to: 'dana@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };

/** Never rings by itself; the test says when. */
const heldTimer = () => {
  const pending: (() => void)[] = [];
  const timer: Timer = (_milliseconds, callback) => {
    pending.push(callback);
    return () => pending.splice(pending.indexOf(callback), 1);
  };
  return { timer, pending };
};

const setUp = (deliver: MailTransport['deliver']) => {
  const messages: string[] = [];
  const log = (_facts: object, message: string) => messages.push(message);
  const { timer, pending } = heldTimer();
  let closed = 0;
  const queue = createDeliveryQueue({
    transport: {
      deliver,
      close: async () => {
        closed += 1;
      },
    },
    logger: { info: log, warn: log, error: log },
    timer,
  });
  return { queue, messages, pending, closed: () => closed };
};

const untilTrue = async (condition: () => boolean) => {
  for (let turn = 0; turn < 1_000 && !condition(); turn += 1) await Promise.resolve();
  expect(condition()).toBe(true);
};

describe('createDeliveryQueue', () => {
  it('does not hold up other mails while one waits for its next try', async () => {
    const delivered: string[] = [];
    const { queue, pending } = setUp(async ({ to }) => {
      if (to.startsWith('slow') && delivered.length === 0) throw new Error('busy');
      delivered.push(to);
    });
    queue.send({ ...mail, to: 'slow@example.com' });
    await untilTrue(() => pending.length === 1);
    queue.send({ ...mail, to: 'quick@example.com' });
    await untilTrue(() => delivered.length === 1);
    pending[0]?.();
    await queue.idle();
    expect(delivered).toEqual(['quick@example.com', 'slow@example.com']);
  });

  it('makes one last try for what waits when it closes, and leaves no timer behind', async () => {
    let tries = 0;
    const { queue, messages, pending, closed } = setUp(async () => {
      tries += 1;
      throw new Error('down');
    });
    queue.send(mail);
    await untilTrue(() => pending.length === 1);
    await queue.close();
    expect(tries).toBe(2);
    expect(pending).toEqual([]);
    expect(closed()).toBe(1);
    expect(messages).toEqual(['mail not delivered, will try again', 'mail given up']);
  });

  it('takes no mail after it closed, and says so', async () => {
    const { queue, messages } = setUp(async () => {});
    await queue.close();
    queue.send(mail);
    await queue.idle();
    expect(messages).toEqual(['mail given up']);
  });

  it('is not a spool: it refuses more than memory should hold', async () => {
    const { queue, messages, pending } = setUp(async () => {
      throw new Error('down');
    });
    for (let count = 0; count < 1_005; count += 1) queue.send(mail);
    expect(messages.filter((message) => message === 'mail given up')).toHaveLength(5);
    await untilTrue(() => pending.length === 1_000);
    await queue.close();
  });
});
