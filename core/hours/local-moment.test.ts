import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localMoment } from './local-moment.ts';
import { localTime } from './zone-clock.ts';

it('is what the clocks of the zone show, whatever was asked before', () => {
  const zone = fc.constantFrom(
    'Asia/Jerusalem',
    'America/New_York',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'UTC',
  );
  // Around the nights on which clocks are changed, and in between.
  const instant = fc.oneof(
    fc.integer({ min: Date.UTC(2026, 2, 26, 20), max: Date.UTC(2026, 2, 27, 4) }),
    fc.integer({ min: Date.UTC(2026, 9, 24, 18), max: Date.UTC(2026, 9, 25, 4) }),
    fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2027, 0, 1) }),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(zone, instant), { minLength: 1, maxLength: 20 }), (moments) => {
      for (const [each, moment] of moments) {
        const expected = new Date(localTime(each, moment)).toISOString().slice(0, 19);
        expect(localMoment(each, new Date(moment))).toBe(expected);
      }
    }),
  );
});
