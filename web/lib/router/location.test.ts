import { describe, expect, it } from 'vitest';
import { resolveAddress, writeAddress } from './location.ts';

const from = { pathname: '/dashboard/shifts', search: '?page=2', hash: '#top' };

describe('an address', () => {
  it.each([
    ['/login?next=%2Fqr-code#form', '/login?next=%2Fqr-code#form'],
    ['?page=3', '/dashboard/shifts?page=3'],
    ['#end', '/dashboard/shifts?page=2#end'],
    ['/a b/ש', '/a%20b/%D7%A9'],
    ['/../x', '/x'],
  ])('%s leads to %s', (to, address) => {
    expect(writeAddress(resolveAddress(to, from))).toBe(address);
  });

  it.each(['https://evil.example/', '//evil.example/', '/\\evil.example', 'mailto:noa@harbour.example'])(
    '%s is no address of the app',
    (to) => {
      expect(() => resolveAddress(to, from)).toThrow();
    },
  );

  it('that begins with two slashes is no other site to start from', () => {
    const odd = { pathname: '//evil.example', search: '', hash: '' };
    expect(resolveAddress('/login', odd).pathname).toBe('/login');
  });
});
