import { settingsPageAddress, settingsPages } from '#web/lib/site/settings-addresses.ts';

/** What anybody may open. */
export const visitorPages = [
  '/',
  '/features',
  '/pricing',
  '/faq',
  '/contact',
  '/accessibility',
  '/privacy',
  '/terms',
  '/try',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password?token=unknown',
  '/demo',
  '/station',
  '/no-such-page',
];

type GuestAddresses = { ownerId: string; trackingToken: string; readySecret: string };

export const guestPages = ({ ownerId, trackingToken, readySecret }: GuestAddresses): string[] => [
  `/public-menu/${ownerId}?table=5`,
  `/order/${trackingToken}`,
  `/ready/${readySecret}`,
  `/accessibility/${ownerId}`,
];

export const ownerPages = ({ menuId, printerId }: { menuId: string; printerId: string }): string[] => [
  '/dashboard',
  '/dashboard/staff',
  '/dashboard/reports',
  `/menu-builder/${menuId}`,
  `/menu-preview/${menuId}`,
  `/paper-menu/${menuId}`,
  '/menu-import',
  '/order-manager',
  `/printing/${printerId}`,
  '/qr-code',
];

/** Of the page that prints. */
export const browserPrinter = {
  kind: 'browser',
  name: 'Counter',
  paper: 80,
  language: 'he',
  areas: null,
  copies: 1,
  moment: 'approval',
  printsChanges: true,
  opensDrawer: false,
};

/** Tabs and views of owners' pages that have addresses of their own. */
export const ownerViews = ({ menuId, shiftId }: { menuId: string; shiftId: string }): string[] => [
  '/dashboard/settings',
  ...settingsPages.map(settingsPageAddress),
  '/dashboard/shifts',
  `/dashboard/shifts/${shiftId}`,
  `/dashboard/reports/shifts/${shiftId}`,
  `/menu-import/${menuId}`,
];

/** In the page: its scripts are running and it shows what it is about. A page that is only read wants a sign of use. */
const showsItself = (): boolean => {
  dispatchEvent(new Event('pointermove'));
  const isHydrated = [...document.querySelectorAll('#root *')].some((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactFiber')),
  );
  const isLoading = document.readyState !== 'complete' || document.querySelector('[aria-busy=true]') !== null;
  const text = document.body.innerText;
  const isAtTheDoor = text.includes('Checking session...') || text.includes('Please log in');
  return isHydrated && !isLoading && !isAtTheDoor && document.querySelector('h1') !== null;
};

export const isAlive = `(${showsItself})()`;
