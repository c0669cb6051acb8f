import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { menuId } from '#web/features/menus/editor/testing/build-menu.ts';
import { buildAccount } from '#web/testing/build-account.ts';
import { fakeServer, noLine, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { MenuBuilderPage } from './menu-builder-page.tsx';

it('The editor says why its menu did not come, and tries again', async () => {
  const server = fakeServer();
  server.reply('GET /users/me', buildAccount());
  server.reply('GET /orders/unattended', { isOpen: false, isWatched: false, waiting: 0 });
  server.reply('GET /printers/state', []);
  server.reply('GET /menus/:menuId/sections', []);
  server.reply('GET /menus/:menuId/dishes', []);
  server.reply('GET /menus/:menuId', noLine);
  const { router, findByRole, findByText, user } = renderScreen(null, {
    elsewhere: { '/menu-builder/:menuId': <MenuBuilderPage /> },
  });
  await act(() => router.navigate(`/menu-builder/${menuId}`));
  expect((await findByRole('alert')).textContent).toContain('No connection to the server');
  server.reply('GET /menus/:menuId', refuse('not_found'));
  await user.click(await findByRole('button', { name: 'Try again' }));
  expect(await findByText('This menu was not found')).toBeTruthy();
});
