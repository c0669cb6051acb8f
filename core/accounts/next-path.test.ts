import { describe, expect, it } from 'vitest';
import { nextPath } from './next-path.ts';

describe('the page after signing in', () => {
  it('is the one that asked to log in', () => {
    expect(nextPath('/order-manager?tab=1')).toBe('/order-manager?tab=1');
  });

  it('is the dashboard when none asked', () => {
    expect(nextPath(null)).toBe('/dashboard');
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '',
  ])('is never another site: %s', (value) => {
    expect(nextPath(value)).toBe('/dashboard');
  });
});
