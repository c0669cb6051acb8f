import { describe, expect, it } from 'vitest';
import { checkBattery, checkClock, checkPrinters } from './preflight.ts';

describe('the clock of the device', () => {
  it('may differ from the server’s by a minute', () => {
    expect(checkClock(100_000, 100_000, 100_200)).toBe('ok');
    expect(checkClock(100_000, 160_000, 160_200)).toBe('ok');
    expect(checkClock(100_000, 160_001, 160_200)).toBe('failed');
    expect(checkClock(160_201, 100_000, 100_200)).toBe('failed');
  });

  it('is not blamed for a slow line', () => {
    expect(checkClock(100_000, 50_000, 130_000)).toBe('ok');
  });

  it('is unknown when the server did not say', () => {
    expect(checkClock(Number.NaN, 1, 2)).toBe('unknown');
  });
});

describe('the battery', () => {
  it('lasts when it is plugged in or has a third left', () => {
    expect(checkBattery({ level: 0.1, charging: true })).toBe('ok');
    expect(checkBattery({ level: 0.3, charging: false })).toBe('ok');
    expect(checkBattery({ level: 0.29, charging: false })).toBe('failed');
  });

  it('is unknown where the device does not say', () => {
    expect(checkBattery(null)).toBe('unknown');
  });
});

describe('the printers', () => {
  it('are well when each of them is', () => {
    expect(checkPrinters(['ok', 'ok'])).toBe('ok');
    expect(checkPrinters(['ok', 'offline'])).toBe('failed');
    expect(checkPrinters(['new'])).toBe('failed');
  });

  it('need more paper than a little for an evening', () => {
    expect(checkPrinters(['paper_low'])).toBe('failed');
  });
});
