import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Menu } from '#core/menus/menus.contract.ts';
import { buildShift, ownerId } from '#web/testing/build-account.ts';
import { fakeServer } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { SetupChecklist } from './setup-checklist.tsx';

const menu: Menu = {
  _id: 'd'.repeat(24),
  name: 'Evening',
  description: '',
  owner: ownerId,
  logo: null,
  primaryColor: '#2563eb',
  layoutStyle: 'classic',
  fontStyle: 'modern-sans',
  isActive: true,
  revision: 1,
  mainLanguage: 'he',
  translations: {},
};
type Owned = {
  menus?: Menu[];
  dishes?: { _id: string; name: string }[];
  shifts?: number;
  takesOrders?: boolean;
};

const openDashboard = ({ menus = [], dishes = [], shifts = 0, takesOrders = true }: Owned = {}) => {
  const server = fakeServer();
  server.reply('GET /users/menus', menus);
  server.reply('GET /dishes', dishes);
  server.reply(
    'GET /services',
    Array.from({ length: shifts }, () => buildShift()),
  );
  const screen = renderScreen(<SetupChecklist ownerId={ownerId} takesOrders={takesOrders} />, {
    elsewhere: { '/qr-code': <h1>{'codes'}</h1> },
  });
  return { ...screen, server };
};
const soup = { _id: 'a'.repeat(24), name: 'Soup' };

describe('the first steps', () => {
  it('tick themselves from what the account has, and lead to what is next', async () => {
    const { findByText, getAllByRole } = openDashboard({ menus: [menu], dishes: [soup] });
    expect(await findByText('2 of 4 done')).toBeTruthy();
    expect(getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'DoneCreate a menu',
      'DoneAdd dishes',
      'Not yetPrint the QR code',
      'Not yetOpen a shift',
    ]);
    expect(getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/qr-code',
      '/order-manager',
    ]);
  });

  it('lead nowhere before there is a menu', async () => {
    const { findByText, queryByRole } = openDashboard();
    expect(await findByText('0 of 4 done')).toBeTruthy();
    expect(queryByRole('link')).toBeNull();
  });

  it('ask a basic plan for no shift, and its shifts are not asked for', async () => {
    const { findByText, server } = openDashboard({ menus: [menu], takesOrders: false });
    expect(await findByText('1 of 3 done')).toBeTruthy();
    expect(server.calls('GET /services')).toEqual([]);
  });

  it('are gone when all are done', async () => {
    localStorage.setItem(`first-steps:${ownerId}`, 'printQr');
    const { server, queryByRole } = openDashboard({ menus: [menu], dishes: [soup], shifts: 1 });
    await waitFor(() => expect(server.routes()).toHaveLength(3));
    expect(queryByRole('list')).toBeNull();
  });

  it('remember in this browser that the codes were opened', async () => {
    const { user, findByRole, unmount } = openDashboard({ menus: [menu] });
    await user.click(await findByRole('link', { name: 'Print the QR code' }));
    expect(await findByRole('heading', { name: 'codes' })).toBeTruthy();
    unmount();
    const again = openDashboard({ menus: [menu] });
    expect(await again.findByText('2 of 4 done')).toBeTruthy();
  });

  it('can be put away for good, even where nothing can be stored', async () => {
    const { user, findByRole, queryByText, unmount } = openDashboard({ menus: [menu] });
    await user.click(await findByRole('button', { name: 'Hide the first steps' }));
    expect(queryByText('First steps')).toBeNull();
    unmount();
    const again = openDashboard({ menus: [menu] });
    await waitFor(() => expect(again.server.routes()).toHaveLength(3));
    expect(again.queryByText('First steps')).toBeNull();
    again.unmount();
    localStorage.clear();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const full = openDashboard({ menus: [menu] });
    await full.user.click(await full.findByRole('button', { name: 'Hide the first steps' }));
    expect(full.queryByText('First steps')).toBeNull();
  });
});
