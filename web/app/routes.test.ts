import { describe, expect, it } from 'vitest';
import { matchPath } from '#web/lib/router/match-path.ts';
import { findRoute } from '#web/lib/router/route.ts';
import { settingsPageAddress, settingsPages } from '#web/lib/site/settings-addresses.ts';
import { guestPages, ownerPages, ownerViews, visitorPages } from '../../e2e/support/every-page.ts';
import { headOf } from './document/page-info.ts';
import { routes } from './routes.tsx';

const pageFiles = Object.keys(import.meta.glob('./**/*-page.tsx')).map((file) =>
  file.replace('./', 'web/app/'),
);
const infoAt = (path: string) => findRoute(routes, path).route.info;

describe('the page table', () => {
  it.each(routes.map(({ paths, info }) => [paths[0], info] as const))(
    '%s names a source file that exists',
    (_path, info) => {
      expect(pageFiles).toContain(info.module);
    },
  );

  it.each([
    '/',
    '/login',
    '/signup',
    '/dashboard',
    '/dashboard/settings',
    '/dashboard/settings/kosher',
    '/dashboard/shifts/0123456789abcdef01234567',
    '/dashboard/reports',
    '/dashboard/reports/shifts/0123456789abcdef01234567',
    '/order-manager',
    '/qr-code',
    '/menu-builder/0123456789abcdef01234567',
  ])('knows %s', (path) => {
    expect(infoAt(path).status).toBeUndefined();
  });

  it.each(['/nowhere', '/menu-builder', '/dashboard/extra', '/dashboard/settings/extra'])(
    'answers %s with 404',
    (path) => {
      expect(infoAt(path).status).toBe(404);
    },
  );

  it('is walked through by the journeys, whole', () => {
    const restaurant = {
      ownerId: '1',
      menuId: '2',
      shiftId: '3',
      trackingToken: '4',
      readySecret: '5',
      printerId: '6',
    };
    const lists = [visitorPages, guestPages(restaurant), ownerPages(restaurant), ownerViews(restaurant)];
    const opened = lists.flat().map((address) => address.replace(/\?.*/, ''));
    const paths = routes.flatMap((route) => route.paths).filter((path) => path !== '/showcase');
    expect(paths.filter((path) => !opened.some((address) => matchPath(path, address)))).toEqual([]);
  });

  it('names every part of the dashboard in its title', () => {
    const titleAt = (path: string) => headOf(infoAt(path), 'en', path).title;
    expect(titleAt('/dashboard')).toBe('Management centre · Menta');
    expect(titleAt('/dashboard/settings')).toBe('Settings · Menta');
    expect(titleAt('/dashboard/settings/kosher')).toBe('Kosher and allergens · Settings · Menta');
    expect(titleAt('/dashboard/shifts/3')).toBe('Shifts · Menta');
    expect(titleAt('/dashboard/reports/shifts/3')).toBe('Shift report · Menta');
    const titles = settingsPages.map((name) => titleAt(settingsPageAddress(name)));
    expect(new Set(titles).size).toBe(settingsPages.length);
  });

  it('keeps search engines and the dark scheme to the right side of the sign-in', () => {
    expect(infoAt('/pricing').audience).toBe('visitor');
    expect(infoAt('/order-manager').audience).toBe('owner');
  });
});
