import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Refusal } from '#core/refusal.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';

type RateRule = Parameters<RateLimits['consume']>[0];

/** How many calls in a row a key may make before it must wait. */
const pointsOf = async (limits: ReturnType<typeof createRateLimits>, rule: RateRule, ...key: string[]) => {
  for (let points = 0; points < 10_000; points++) {
    const refusal = await limits.consume(rule, ...key).then(
      () => null,
      (error: unknown) => error,
    );
    if (refusal instanceof Refusal) return points;
  }
  throw new Error('never told to wait');
};

describe('how often one may', () => {
  it.each([
    ['passwordGuess', 10],
    ['resetMail', 3],
    ['orderPerPhone', 20],
    ['signUpPerAddress', 20],
    ['orderPerAddress', 300],
  ] as const)('%s %i times, and the operator can scale it', async (rule, times) => {
    expect(await pointsOf(createRateLimits({ factor: 1 }), rule, 'someone')).toBe(times);
    expect(await pointsOf(createRateLimits({ factor: 2 }), rule, 'someone')).toBe(2 * times);
    expect(await pointsOf(createRateLimits({ factor: 0.0001 }), rule, 'someone')).toBe(1);
  });

  it('is counted for each key and each rule by itself', async () => {
    const limits = createRateLimits({ factor: 1 });
    expect(await pointsOf(limits, 'resetMail', 'dana@menta.test', '10.0.0.1')).toBe(3);
    expect(await pointsOf(limits, 'resetMail', 'dana@menta.test', '10.0.0.2')).toBe(3);
    expect(await pointsOf(limits, 'passwordGuess', 'dana@menta.test', '10.0.0.1')).toBe(10);
  });

  it('is told with the seconds to wait, never none', async () => {
    const limits = createRateLimits({ factor: 1 });
    await pointsOf(limits, 'resetMail', 'someone');
    const refusal = await limits.consume('resetMail', 'someone').catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'too_many_requests' });
    const { retryAfterSeconds } = (refusal as Refusal).details as { retryAfterSeconds: number };
    expect(Number.isInteger(retryAfterSeconds) && retryAfterSeconds > 0 && retryAfterSeconds <= 900).toBe(
      true,
    );
  });

  it.each(['2020-01-01', '2038-01-01'])('is the same when the clock is set to %s', async (day) => {
    onTestFinished(() => void vi.useRealTimers());
    const limits = createRateLimits({ factor: 1 });
    expect(await pointsOf(limits, 'resetMail', 'someone')).toBe(3);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(day) });
    const refusal = await limits.consume('resetMail', 'someone').catch((error: unknown) => error);
    const { retryAfterSeconds } = (refusal as Refusal).details as { retryAfterSeconds: number };
    expect(retryAfterSeconds).toBeGreaterThan(0);
    expect(retryAfterSeconds).toBeLessThanOrEqual(900);
  });

  it('begins anew after a success, for that key alone', async () => {
    const limits = createRateLimits({ factor: 1 });
    await pointsOf(limits, 'passwordGuess', 'dana', 'here');
    await pointsOf(limits, 'passwordGuess', 'dana', 'there');
    await limits.reset('passwordGuess', 'dana', 'here');
    expect(await pointsOf(limits, 'passwordGuess', 'dana', 'here')).toBe(10);
    expect(await pointsOf(limits, 'passwordGuess', 'dana', 'there')).toBe(0);
  });
});
