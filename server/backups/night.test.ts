import { expect, it } from 'vitest';
import { isProofDue, type Outcome } from './backup-proof.ts';
import { isOfThisNight, isQuietHour } from './night.ts';

const at = (text: string) => new Date(`${text}Z`);
const now = at('2026-11-18T02:30:00');

it('a night begins at four, on the clocks of restaurants', () => {
  expect(isQuietHour(at('2026-11-18T02:00:00'))).toBe(true);
  expect(isQuietHour(at('2026-07-18T01:59:00'))).toBe(true);
  expect(isQuietHour(at('2026-11-18T03:00:00'))).toBe(false);
  expect(isOfThisNight(at('2026-11-18T02:00:00'), now)).toBe(true);
  expect(isOfThisNight(at('2026-11-18T01:59:59'), now)).toBe(false);
  expect(isOfThisNight(at('2026-11-18T02:31:00'), now)).toBe(false);
});

const restorable: Outcome = { state: 'restorable', orders: 3 };
const failed: Outcome = { state: 'failed', why: 'orders differs' };
it.each<[string, string, string, Outcome, boolean]>([
  ['of the night before', '2026-11-17T02:12:00', 'newest', restorable, true],
  ['of this night', '2026-11-18T02:12:00', 'newest', restorable, false],
  ['of another file', '2026-11-18T02:12:00', 'other', restorable, true],
  ['that failed', '2026-11-18T02:12:00', 'newest', failed, true],
  ['of one that never became the newest', '2026-11-18T02:12:00', 'other', failed, false],
])('after a proof %s the newest is read back: %4$s', (_, proved, file, outcome, due) => {
  expect(isProofDue({ file, at: at(proved), outcome }, '/backups/newest', now)).toBe(due);
});
