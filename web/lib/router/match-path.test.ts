import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchPath } from './match-path.ts';

describe('a path', () => {
  it.each([
    ['/', '/', {}],
    ['/login', '/login', {}],
    ['/login', '/login/', {}],
    ['/login', '/LogIn', {}],
    ['/login', '/log%69n', {}],
    ['/ready/:secret', '/ready/a%20b', { secret: 'a b' }],
    // An encoded slash belongs to its segment.
    ['/ready/:secret', '/ready/a%2Fb', { secret: 'a/b' }],
    ['/ready/:secret', '/ready/%E0%A4%A', { secret: '%E0%A4%A' }],
    ['/ready/:Secret', '/ready/ABC', { Secret: 'ABC' }],
    ['/dashboard/:tab/*', '/dashboard/shifts', { tab: 'shifts' }],
    ['/dashboard/:tab/*', '/dashboard/shifts/7/orders', { tab: 'shifts' }],
    ['*', '/', {}],
    ['*', '//evil.example/x', {}],
  ])('%s fits %s', (pattern, path, params) => {
    expect(matchPath(pattern, path)).toEqual(params);
  });

  it.each([
    ['/', '/login'],
    ['/login', '/'],
    ['/login', '/login/more'],
    ['/login', '//login'],
    ['/ready/:secret', '/ready'],
    ['/ready/:secret', '/ready/'],
    ['/ready/:secret', '/ready/a/b'],
    ['/dashboard/:tab/*', '/dashboard'],
    ['/dashboard/shifts', '/dashboard//shifts'],
  ])('%s does not fit %s', (pattern, path) => {
    expect(matchPath(pattern, path)).toBeNull();
  });

  it('gives back any value that was written into it', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (value) => {
        expect(matchPath('/ready/:secret', `/ready/${encodeURIComponent(value)}`)).toEqual({ secret: value });
      }),
    );
  });
});
