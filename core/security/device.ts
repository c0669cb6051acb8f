export const browsers = ['edge', 'opera', 'samsung', 'firefox', 'chrome', 'safari', 'other'] as const;
export const systems = ['iphone', 'ipad', 'android', 'windows', 'mac', 'chromeos', 'linux', 'other'] as const;
export type Device = { browser: (typeof browsers)[number]; system: (typeof systems)[number] };

/** In this order: most browsers also call themselves Chrome, Safari, or both. */
const browserMarks: readonly [RegExp, Device['browser']][] = [
  [/\bEdg(e|A|iOS)?\//, 'edge'],
  [/\bOPR\/|\bOPT\//, 'opera'],
  [/\bSamsungBrowser\//, 'samsung'],
  [/\b(Firefox|FxiOS)\//, 'firefox'],
  [/(Chrome|CriOS|Chromium)\//, 'chrome'],
  [/\bSafari\//, 'safari'],
];
const systemMarks: readonly [RegExp, Device['system']][] = [
  [/\biPhone\b/, 'iphone'],
  [/\biPad\b/, 'ipad'],
  [/\bAndroid\b/, 'android'],
  [/\bWindows\b/, 'windows'],
  [/\bCrOS\b/, 'chromeos'],
  [/\bMac OS X\b|\bMacintosh\b/, 'mac'],
  [/\bLinux\b/, 'linux'],
];

const firstMatch = <T>(text: string, marks: readonly [RegExp, T][]): T | undefined =>
  marks.find(([mark]) => mark.test(text))?.[1];

/** What an owner would call it. Versions and models are left out: they identify people, and nobody reads them. */
export const describeDevice = (userAgent = ''): Device => {
  const text = userAgent.slice(0, 500);
  return {
    browser: firstMatch(text, browserMarks) ?? 'other',
    system: firstMatch(text, systemMarks) ?? 'other',
  };
};
