import { describe, expect, it } from 'vitest';
import { certificateReminder, isCertificateValid } from './kosher-certificate.ts';

/** Israel is two hours ahead of UTC in winter and three in summer. */
const at = (moment: string) => new Date(moment);

describe('a certificate', () => {
  it.each([
    ['2026-01-31T21:59:59Z', true],
    ['2026-01-31T22:00:00Z', false],
  ])('until 31 January is valid at %s: %s', (moment, expected) => {
    expect(isCertificateValid('2026-01-31', at(moment))).toBe(expected);
  });

  it('ends at midnight of the restaurant, in summer too', () => {
    expect(isCertificateValid('2026-07-31', at('2026-07-31T20:59:59Z'))).toBe(true);
    expect(isCertificateValid('2026-07-31', at('2026-07-31T21:00:00Z'))).toBe(false);
    expect(isCertificateValid('2026-07-31', at('2026-07-31T21:00:00Z'), 'America/New_York')).toBe(true);
  });
});

describe('the reminder', () => {
  it('is none without a certificate, nor more than fourteen days before its end', () => {
    expect(certificateReminder(null, at('2026-01-01T12:00:00Z'))).toBeNull();
    expect(certificateReminder('2026-01-31', at('2026-01-16T12:00:00Z'))).toBeNull();
  });

  it.each([
    ['2026-01-17T12:00:00Z', 'ending', 14],
    ['2026-01-30T21:59:59Z', 'ending', 1],
    ['2026-01-31T12:00:00Z', 'ending', 0],
    ['2026-01-31T22:00:00Z', 'expired', 1],
    ['2026-03-31T12:00:00Z', 'expired', 59],
  ])('at %s says %s, %i days', (moment, kind, days) => {
    expect(certificateReminder('2026-01-31', at(moment))).toEqual({ kind, days });
  });

  it('counts days, not hours, over a change of the clocks', () => {
    expect(certificateReminder('2026-04-03', at('2026-03-20T21:59:00Z'))).toEqual({
      kind: 'ending',
      days: 14,
    });
    expect(certificateReminder('2026-04-03', at('2026-03-20T22:00:00Z'))).toEqual({
      kind: 'ending',
      days: 13,
    });
  });
});
