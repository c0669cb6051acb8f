import { act, fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildMenuOf } from '#web/features/menus/editor/testing/build-menu.ts';
import { buildAccount } from '#web/testing/build-account.ts';
import { fakeServer, noLine, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { MenuImportPage } from './menu-import-page.tsx';

const save = 'POST /menus/import';
const saved = { menuId: 'e'.repeat(24), dishes: 2, missingPictures: 0 };
const account = buildAccount();
const menu = { ...buildMenuOf(), _id: 'd'.repeat(24), name: 'Lunch', owner: account._id };

const serverOfOwner = () => {
  const server = fakeServer();
  server.reply('GET /users/me', account);
  server.reply('GET /orders/unattended', { isOpen: false, isWatched: false, waiting: 0 });
  server.reply('GET /printers/state', []);
  return server;
};

const openWithDishesRead = async () => {
  const server = serverOfOwner();
  server.reply('GET /menus/:menuId', menu);
  const screen = renderScreen(<MenuImportPage />, {
    path: `/menu-import/${menu._id}`,
    elsewhere: { '/menu-builder/:menuId': 'the editor' },
  });
  const field = await screen.findByRole('textbox', { name: 'Paste the menu here' });
  fireEvent.change(field, { target: { value: 'Starters:\nSoup 20\nBread 10\n' } });
  await screen.user.click(screen.getByRole('button', { name: 'Read the menu' }));
  const name = screen.getByDisplayValue('Soup');
  fireEvent.change(name, { target: { value: 'Onion soup' } });
  const deleteElsewhere = () => server.reply('GET /menus/:menuId', refuse('not_found'));
  return { ...screen, server, deleteElsewhere };
};

describe('an import into a menu that is deleted meanwhile', () => {
  it('keeps what was read and corrected when the page hears of it, and saves it as a new menu', async () => {
    const { server, deleteElsewhere, queries, findByText, getByDisplayValue, getByRole, user } =
      await openWithDishesRead();
    deleteElsewhere();
    await act(() => queries.invalidateQueries({ queryKey: ['menu', menu._id] }));
    await findByText(/The menu “Lunch” has been deleted meanwhile/);
    expect(getByDisplayValue('Onion soup')).toBeTruthy();
    server.reply(save, saved);
    await user.click(getByRole('button', { name: 'Save 2 dishes' }));
    await findByText('the editor');
    const sent = server.calls(save)[0]?.body;
    expect(sent).not.toHaveProperty('menuId');
    expect(sent).toMatchObject({ mode: 'append', sections: [{ dishes: [{ name: 'Onion soup' }, {}] }] });
  });

  it('says so when saving finds it gone, and offers a new menu instead', async () => {
    const { server, deleteElsewhere, findByText, getByRole, getByDisplayValue, user } =
      await openWithDishesRead();
    deleteElsewhere();
    server.reply(save, refuse('not_found'));
    await user.click(getByRole('button', { name: 'Save 2 dishes' }));
    await findByText(/The menu “Lunch” has been deleted meanwhile/);
    expect(getByDisplayValue('Onion soup')).toBeTruthy();
    expect(server.calls(save)[0]?.body).toMatchObject({ menuId: menu._id });
  });
});

describe('an import into a menu that could not be read', () => {
  it('says why, and tries again', async () => {
    const server = serverOfOwner();
    server.reply('GET /menus/:menuId', noLine);
    const { findByRole, user } = renderScreen(<MenuImportPage />, { path: `/menu-import/${menu._id}` });
    expect((await findByRole('alert')).textContent).toContain('No connection to the server');
    server.reply('GET /menus/:menuId', menu);
    await user.click(await findByRole('button', { name: 'Try again' }));
    expect(await findByRole('textbox', { name: 'Paste the menu here' })).toBeTruthy();
  });
});
