import { describe, expect, it } from 'vitest';
import { describeDevice } from './device.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('a device in words', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36`,
      'chrome',
      'windows',
    ],
    [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0`, 'edge', 'windows'],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-T870) ${webkit} SamsungBrowser/27.0 Chrome/125.0`,
      'samsung',
      'android',
    ],
    ['Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0', 'firefox', 'android'],
    [
      'Mozilla/5.0 (iPad; CPU OS 17_6 like Mac OS X) Version/17.6 Mobile/15E148 Safari/604.1',
      'safari',
      'ipad',
    ],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) CriOS/131.0 Safari/604.1', 'chrome', 'iphone'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari/605.1.15', 'safari', 'mac'],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/131.0 Safari/537.36`, 'chrome', 'chromeos'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'firefox', 'linux'],
    ['curl/8.5.0', 'other', 'other'],
    ['', 'other', 'other'],
    ['x'.repeat(20_000), 'other', 'other'],
  ])('%.70s', (userAgent, browser, system) => {
    expect(describeDevice(userAgent)).toEqual({ browser, system });
  });

  it('is unknown when nothing was said', () => {
    expect(describeDevice(undefined)).toEqual({ browser: 'other', system: 'other' });
  });
});
