import { describe, expect, it } from 'vitest';
import { formatTime } from './format-time.ts';

const moment = new Date('2025-03-09T06:05:00Z');
const zone = 'Asia/Jerusalem';

describe('times', () => {
  it('uses a 24-hour clock in both languages', () => {
    expect(formatTime(moment, 'he', 'time', zone)).toBe('08:05');
    expect(formatTime(moment, 'en', 'time', zone)).toBe('08:05');
  });

  it('shows midnight as 00', () => {
    expect(formatTime(new Date('2025-03-08T22:00:00Z'), 'he', 'time', zone)).toBe('00:00');
  });

  it('writes the month in words of the reader’s language', () => {
    expect(formatTime(moment, 'he', 'date', zone)).toContain('במרץ');
    expect(formatTime(moment, 'en', 'date', zone)).toContain('Mar');
    expect(formatTime(moment, 'en', 'date-time', zone)).toContain('08:05');
    expect(formatTime(moment, 'ru', 'date', zone)).toContain('мар');
    // In the digits of the prices beside it.
    expect(formatTime(moment, 'ar', 'date', zone)).toMatch(/9.*مارس.*2025/);
  });
});
