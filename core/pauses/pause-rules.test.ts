import { expect, it } from 'vitest';
import { findPause, isPausedAt } from './pause-rules.ts';

it('a pause ends with the moment that it names, or when somebody resumes', () => {
  const until = '2026-11-16T18:00:00.000Z';
  expect(isPausedAt({ until }, new Date('2026-11-16T17:59:59.999Z'))).toBe(true);
  expect(isPausedAt({ until }, new Date(until))).toBe(false);
  expect(isPausedAt({ until: null }, new Date('2099-01-01T00:00:00Z'))).toBe(true);
});

it('a pause of everything comes before those of sections, and another section’s is none', () => {
  const whole = { sectionId: null, until: null, reason: '' };
  const grill = { sectionId: 'grill', until: null, reason: '' };
  expect(findPause([grill, whole], new Set(['grill']))).toBe(whole);
  expect(findPause([grill], new Set(['grill', 'bar']))).toBe(grill);
  expect(findPause([grill], new Set(['bar']))).toBeUndefined();
});
