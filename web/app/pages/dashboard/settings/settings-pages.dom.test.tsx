import { describe, expect, it, vi } from 'vitest';
import type { Account } from '#core/accounts/accounts.contract.ts';
import { useMatch } from '#web/lib/router/router-hooks.ts';
import { buildAccount, ownerId } from '#web/testing/build-account.ts';
import { fakeServer } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { SettingsPages } from './settings-pages.tsx';
import { useFocusOnSettings } from './use-focus-on-settings.ts';

const At = ({ account }: { account: Account }) => {
  useFocusOnSettings();
  return <SettingsPages account={account} requested={useMatch('/dashboard/settings/:page')?.page} />;
};

const restaurant = {
  restaurantName: 'Harbour',
  address: 'Pier 12',
  phoneNumber: '',
  description: '',
  hasTableNumbers: false,
  numberOfTables: 0,
  timeZone: 'Asia/Jerusalem',
  autoApprove: false,
  maxPortions: 40,
  maxOrderTotal: 1_500,
  translations: {},
};

/** What a browser of this width answers. */
const setWidth = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

const open = (path: string, { isWide = true, plan = 'pro' as Account['plan'] } = {}) => {
  setWidth(isWide);
  const server = fakeServer();
  server.reply('GET /restaurants/settings', { ...restaurant, ownerId });
  server.reply('GET /restaurants/kosher', {
    isKosher: false,
    kosherCertificate: null,
    kosherCertificateExpiresOn: null,
  });
  // The page of ordering asks for them as soon as its code has come, which may be within a test or after it.
  server.reply('GET /areas', []);
  const page = <At account={buildAccount({ plan })} />;
  const screen = renderScreen(page, {
    path,
    elsewhere: { '/dashboard/settings/:page': page, '/dashboard/settings': page },
  });
  return {
    ...screen,
    heading: () => screen.queryByRole('heading', { level: 2 })?.textContent ?? null,
  };
};

describe('the pages of the settings', () => {
  it('open on the restaurant where there is room, at its own address', () => {
    const { heading, router, getByRole, history } = open('/dashboard/settings');
    expect(heading()).toBe('Restaurant');
    expect(router.state.location.pathname).toBe('/dashboard/settings/restaurant');
    expect(history.addresses()).toHaveLength(1);
    expect(getByRole('link', { current: 'page' }).textContent).toContain('Restaurant');
  });

  it('are a list on a phone; a page opens at its heading and returns to its line', async () => {
    const { heading, router, getByRole, queryByRole, user } = open('/dashboard/settings', { isWide: false });
    expect(heading()).toBeNull();
    await user.click(getByRole('link', { name: /Kosher and allergens/ }));
    expect(router.state.location.pathname).toBe('/dashboard/settings/kosher');
    expect(queryByRole('navigation')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Kosher and allergens');
    await user.click(getByRole('link', { name: 'All settings' }));
    expect(document.activeElement).toBe(getByRole('link', { name: /Kosher and allergens/ }));
  });

  it('move the focus to the heading of the one that is opened', async () => {
    const { getByRole, user } = open('/dashboard/settings/kosher');
    await user.click(getByRole('link', { name: /^Ordering/ }));
    expect(document.activeElement).toBe(getByRole('heading', { level: 2, name: 'Ordering' }));
  });

  it('leave out what belongs to orders on a plan without them', () => {
    const { heading, queryByRole } = open('/dashboard/settings/team', { plan: 'basic' });
    expect(heading()).toBe('Restaurant');
    expect([queryByRole('link', { name: /^Team/ }), queryByRole('link', { name: /^Ordering/ })]).toEqual([
      null,
      null,
    ]);
  });
});
