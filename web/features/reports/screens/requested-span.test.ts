import { describe, expect, it } from 'vitest';
import { requestedSpan, spanProblem } from './requested-span.ts';

describe('the days that are asked for', () => {
  it('may be none, both or one', () => {
    expect(requestedSpan(new URLSearchParams(''))).toBeNull();
    expect(requestedSpan(new URLSearchParams('from=2026-11-01&to=2026-11-16'))).toEqual({
      from: '2026-11-01',
      to: '2026-11-16',
    });
    expect(requestedSpan(new URLSearchParams('to=2026-11-16'))).toEqual({ from: '', to: '2026-11-16' });
  });

  it.each([
    ['2026-11-01', '2026-11-16', null],
    ['2026-11-16', '2026-11-16', null],
    ['', '2026-11-16', 'missingDay'],
    ['2026-11-01', '', 'missingDay'],
    ['2026-06-31', '2026-11-16', 'notADay'],
    ['2026-11-01', 'yesterday', 'notADay'],
    ['0000-01-01', '2026-11-16', 'notADay'],
    ['2026-11-17', '2026-11-16', 'reversed'],
    ['2000-01-01', '2026-11-16', 'tooLong'],
  ])('from %s to %s: %s', (from, to, kind) => {
    expect(spanProblem({ from, to })?.kind ?? null).toBe(kind);
  });
});
