import { describe, expect, it } from 'vitest';
import { shiftStatus } from './shift-status.ts';

const shift = { startTime: '2025-03-09T10:00:00.000Z', endTime: '2025-03-09T18:00:00.000Z' };
const at = (time: string) => new Date(`2025-03-09T${time}Z`);

describe('status of a shift by the clock', () => {
  it('is active from its start to its end, both included', () => {
    expect(shiftStatus(shift, at('10:00:00.000'))).toBe('active');
    expect(shiftStatus(shift, at('14:00:00.000'))).toBe('active');
    expect(shiftStatus(shift, at('18:00:00.000'))).toBe('active');
  });

  it('is future before its start and completed after its end', () => {
    expect(shiftStatus(shift, at('09:59:59.999'))).toBe('future');
    expect(shiftStatus(shift, at('18:00:00.001'))).toBe('completed');
  });

  it('is active whatever the clock says while start and end are the same moment', () => {
    const open = { startTime: '2025-03-09T10:00:00Z', endTime: '2025-03-09T10:00:00.000Z' };
    expect(shiftStatus(open, at('09:00:00.000'))).toBe('active');
    expect(shiftStatus(open, at('23:00:00.000'))).toBe('active');
  });
});
