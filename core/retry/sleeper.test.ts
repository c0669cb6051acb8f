import { describe, expect, it } from 'vitest';
import { createSleeper } from './sleeper.ts';

/** A timer that fires when told. */
const manualTimer = () => {
  const due: (() => void)[] = [];
  let cancelled = 0;
  const sleeper = createSleeper((_, callback) => {
    due.push(callback);
    return () => {
      cancelled += 1;
    };
  });
  const fire = () => {
    for (const callback of due.splice(0)) callback();
  };
  return { sleeper, fire, cancelled: () => cancelled };
};

describe('a sleeper', () => {
  it('sleeps until its timer fires', async () => {
    const { sleeper, fire } = manualTimer();
    let awake = false;
    const sleeping = sleeper.sleep(10).then(() => {
      awake = true;
    });
    await Promise.resolve();
    expect(awake).toBe(false);
    fire();
    await sleeping;
    expect(awake).toBe(true);
  });

  it('is woken early, together with all others, and leaves no timer behind', async () => {
    const { sleeper, cancelled } = manualTimer();
    const all = Promise.all([sleeper.sleep(1_000), sleeper.sleep(60_000)]);
    sleeper.wakeAll();
    await all;
    expect(cancelled()).toBe(2);
    sleeper.wakeAll();
    expect(cancelled()).toBe(2);
  });
});
