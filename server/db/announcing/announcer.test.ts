import { describe, expect, it } from 'vitest';
import { createAnnouncer } from './announcer.ts';

/** Time passes by hand, and so does what the database answers. */
const setUp = () => {
  const due: { ms: number; wake: () => void }[] = [];
  const sent: { payloads: string[]; answer: (error?: Error) => void }[] = [];
  const delivered: string[] = [];
  const errors: unknown[] = [];
  const announcer = createAnnouncer({
    send: (payloads) =>
      new Promise((resolve, reject) => {
        sent.push({ payloads, answer: (error) => (error ? reject(error) : resolve()) });
      }),
    deliver: (payload) => delivered.push(payload),
    onError: (error) => errors.push(error),
    timer: (ms, wake) => {
      due.push({ ms, wake });
      return () => {};
    },
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    ...announcer,
    say: (ownerId: string, seq: number, ...kinds: ('order' | 'menu')[]) =>
      announcer.announce({ ownerId, seq, kinds }),
    delivered,
    errors,
    sent,
    due,
    pass: async () => {
      due.shift()?.wake();
      await settle();
    },
    answer: async (error?: Error) => {
      sent.at(-1)?.answer(error);
      await settle();
    },
    settle,
  };
};
const away = new Error('the database is away');

describe('the announcer', () => {
  it('tells its own process at once and the others together, each owner’s newest number and all kinds', async () => {
    const { say, delivered, sent, settle } = setUp();
    say('a', 1, 'order');
    say('b', 7, 'menu');
    say('a', 2, 'menu');
    expect(delivered).toEqual(['a 1 order', 'b 7 menu', 'a 2 menu']);
    expect(sent).toEqual([]);
    await settle();
    expect(sent.map(({ payloads }) => payloads)).toEqual([['a 2 order,menu', 'b 7 menu']]);
  });

  it('gathers while it sends and for a moment after, and sends that next', async () => {
    const { say, sent, pass, answer, settle } = setUp();
    say('a', 1, 'order');
    await settle();
    say('a', 2, 'order');
    await answer();
    say('b', 1, 'order');
    await settle();
    expect(sent).toHaveLength(1);
    await pass();
    expect(sent.map(({ payloads }) => payloads)).toEqual([['a 1 order'], ['a 2 order', 'b 1 order']]);
  });

  it('overlooks nothing that comes while it finds that it is finished', async () => {
    for (let turns = 0; turns < 8; turns += 1) {
      const { say, sent, due, answer, settle } = setUp();
      say('a', 1, 'order');
      await settle();
      await answer();
      due.shift()?.wake();
      let later = Promise.resolve();
      for (let turn = 0; turn < turns; turn += 1) later = later.then(() => {});
      await later.then(() => say('a', 2, 'order'));
      await settle();
      expect(sent.at(-1)?.payloads).toEqual(['a 2 order']);
    }
  });

  it('tries again for as long as it fails, ever later, with what has come meanwhile', async () => {
    const { say, sent, due, errors, pass, answer, settle } = setUp();
    say('a', 1, 'order');
    await settle();
    const waits: number[] = [];
    for (let failures = 0; failures < 10; failures += 1) {
      say('a', failures + 2, 'menu');
      await answer(away);
      waits.push(due[0]?.ms ?? Number.NaN);
      await pass();
    }
    expect(errors).toHaveLength(10);
    expect(waits[5]).toBeGreaterThan((waits[0] ?? 0) * 4);
    expect(Math.max(...waits)).toBeLessThanOrEqual(2_500);
    expect(sent.at(-1)?.payloads).toEqual(['a 11 menu,order']);
    await answer();
    await pass();
    expect([due, sent.length]).toEqual([[], 11]);
  });

  it('sends what waits before it closes, and gives up when that fails', async () => {
    const first = setUp();
    first.say('a', 1, 'order');
    const closing = first.close();
    await first.settle();
    expect(first.sent.map(({ payloads }) => payloads)).toEqual([['a 1 order']]);
    await first.answer();
    await closing;

    const second = setUp();
    second.say('a', 1, 'order');
    const givingUp = second.close();
    await second.settle();
    await second.answer(away);
    await givingUp;
    expect(second.sent).toHaveLength(1);
  });
});
