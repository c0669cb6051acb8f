import { describe, expect, it } from 'vitest';
import { scannableColor, scanWarnings } from './scan-warnings.ts';

const good = { color: '#000000', modules: 37, margin: 4, millimetres: 63 };

describe('warnings before printing', () => {
  it('are silent for a good code', () => {
    expect(scanWarnings(good)).toEqual([]);
  });

  it.each(['#fde047', '#ffffff', '#9ca3af', 'no colour'])('speak up about the pale colour %s', (color) => {
    expect(scanWarnings({ ...good, color })).toEqual(['contrast']);
  });

  it('speak up about a narrow margin', () => {
    expect(scanWarnings({ ...good, margin: 2 })).toEqual(['margin']);
  });

  it('speak up about squares too small to tell apart', () => {
    expect(scanWarnings({ ...good, modules: 121 })).toEqual(['size']);
    expect(scanWarnings({ ...good, millimetres: 20 })).toEqual(['size']);
  });

  it.each(['#fde047', '#ffffff', '#22c55e', '#2563eb'])(
    'offer a shade of %s that can be scanned',
    (color) => {
      expect(scanWarnings({ ...good, color: scannableColor(color) })).toEqual([]);
    },
  );
});
