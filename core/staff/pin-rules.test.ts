import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterWrongPin,
  blockedForMs,
  freeWrongPins,
  isTrivialPin,
  pauseAfterMs,
  type WrongPins,
} from './pin-rules.ts';

const minute = 60_000;
const start = new Date('2026-03-01T18:00:00Z');
const later = (ms: number) => new Date(start.getTime() + ms);
const none: WrongPins = { wrongPins: 0, pinBlockedUntil: null };

describe('a PIN', () => {
  it.each([
    '0000',
    '1234',
    '4321',
    '6789',
    '99999',
    '123456',
    '1212',
    '123123',
    '565656',
    '1122',
    '112233',
    '2580',
  ])('%s is tried first and refused', (pin) => expect(isTrivialPin(pin)).toBe(true));
  it.each(['4071', '1357', '90210', '1235', '2015', '731946', '1233'])('%s will do', (pin) =>
    expect(isTrivialPin(pin)).toBe(false),
  );
});

describe('wrong PINs on a station', () => {
  it('cost nothing at first, then pauses that double up to a quarter of an hour', () => {
    expect([1, 4, 5, 6, 7, 10, 40].map((count) => pauseAfterMs(count) / 1000)).toEqual([
      0, 0, 30, 60, 120, 900, 900,
    ]);
  });

  it('are forgotten after a quarter of an hour without one', () => {
    const four = { wrongPins: 4, pinBlockedUntil: start };
    expect(afterWrongPin(four, later(14 * minute)).wrongPins).toBe(5);
    expect(afterWrongPin(four, later(16 * minute)).wrongPins).toBe(1);
  });

  it('do not block for longer than they could when the clock was set back', () => {
    expect(blockedForMs({ wrongPins: 9, pinBlockedUntil: later(24 * 60 * minute) }, start)).toBe(0);
  });

  it('whatever the patience of the guesser, are at most a hundred and thirty in a shift of eight hours', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(1_000, 31_000, 2 * minute, 15 * minute + 1), { maxLength: 2_000 }),
        (waits) => {
          let state = none;
          let now = start;
          let tried = 0;
          for (const wait of waits) {
            now = new Date(now.getTime() + wait);
            if (now > later(8 * 60 * minute)) break;
            if (blockedForMs(state, now) > 0) continue;
            state = afterWrongPin(state, now);
            tried += 1;
          }
          // Those who stop before the first pause wait a quarter of an hour for the next ones.
          expect(tried).toBeLessThanOrEqual(freeWrongPins * 32 - 30);
        },
      ),
    );
  });
});
