import { describe, expect, it } from 'vitest';
import { coalesce, hourOf, type OwnedSecurityEvent } from './coalesce.ts';
import { logLimits } from './log-limits.ts';

const at = (time: string) => new Date(`2026-03-01T${time}Z`);
const event = (time: string, overrides: Partial<OwnedSecurityEvent> = {}): OwnedSecurityEvent => ({
  ownerId: 'a',
  kind: 'log_in_failed',
  network: '203.0.113.0/24',
  browser: 'chrome',
  system: 'windows',
  hour: hourOf(at(time)),
  count: 1,
  firstAt: at(time),
  lastAt: at(time),
  ...overrides,
});
const everywhere = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => event('10:30:00', { network: `10.0.${from + index}.0/24` }));
const most = logLimits.sendersPerHour;

describe('security events as rows', () => {
  it('count repeats within the hour, with the first and the last time', () => {
    expect(coalesce([event('10:59:00'), event('10:05:00'), event('11:00:00')], [])).toMatchObject([
      { count: 2, firstAt: at('10:05:00'), lastAt: at('10:59:00') },
      { count: 1, hour: at('11:00:00') },
    ]);
  });

  it('tell owners, kinds, networks and devices apart', () => {
    const others = [
      event('10:00:00', { ownerId: 'b' }),
      event('10:00:00', { kind: 'log_in' }),
      event('10:00:00', { network: '198.51.100.0/24' }),
      event('10:00:00', { system: 'android' }),
    ];
    expect(coalesce([event('10:00:00'), ...others], [])).toHaveLength(5);
  });

  it('count a flood from everywhere in one more row than are told apart, and lose none of it', () => {
    const rows = coalesce(everywhere(0, 500), []);
    expect(rows).toHaveLength(most + 1);
    expect(rows.reduce((sum, row) => sum + row.count, 0)).toBe(500);
    expect(rows.find((row) => row.network === '')).toMatchObject({
      browser: '',
      system: '',
      count: 500 - most,
    });
  });

  it('leave the senders that have a row theirs, and the hour as full as it is', () => {
    const stored = coalesce(everywhere(0, most), []);
    const rows = coalesce([...everywhere(0, 1), ...everywhere(100, 7)], stored);
    expect(rows.map(({ network, count }) => [network, count])).toEqual([
      ['', 7],
      ['10.0.0.0/24', 1],
    ]);
  });

  it('come in one order, whatever order they happened in', () => {
    const events = everywhere(0, 12);
    expect(coalesce(events.toReversed(), [])).toEqual(coalesce(events, []));
  });
});
