import { fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Menu } from '#core/menus/menus.contract.ts';
import type { Answer } from '#web/lib/api/call.ts';
import { answerLater, fakeServer, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { MenusTab } from './menus-tab.tsx';

const list = 'GET /users/menus';
const activate = 'PATCH /users/active-menu';
const remove = 'DELETE /menus/:menuId';
const menu = (mark: string, overrides: Partial<Menu> = {}): Menu => ({
  _id: mark.repeat(24),
  name: `Menu ${mark}`,
  description: '',
  owner: 'c'.repeat(24),
  logo: null,
  primaryColor: '#2563eb',
  layoutStyle: 'classic',
  fontStyle: 'modern-sans',
  isActive: false,
  revision: 1,
  mainLanguage: 'he',
  translations: {},
  ...overrides,
});
const [day, night] = [menu('a', { isActive: true }), menu('b')];

const openTab = async (menus: Menu[] = [day, night]) => {
  const server = fakeServer();
  server.reply(list, menus);
  const screen = renderScreen(<MenusTab />);
  await screen.findByRole('button', { name: /Create/ });
  const active = () => screen.getAllByRole('switch').map((each) => each.getAttribute('aria-checked'));
  return { ...screen, server, active };
};

describe('the menus of an owner', () => {
  it('have one active menu, changed by choosing another and shown at once', async () => {
    const later = answerLater<Answer<typeof activate>>();
    const { server, user, getAllByRole, active } = await openTab();
    server.reply(activate, later.answer);
    const [first, second] = getAllByRole('switch');
    await user.click(first as HTMLElement);
    expect(server.calls(activate)).toEqual([]);
    await user.click(second as HTMLElement);
    await waitFor(() => expect(active()).toEqual(['false', 'true']));
    server.reply(list, [
      { ...day, isActive: false },
      { ...night, isActive: true },
    ]);
    later.give({ ...night, isActive: true });
    await waitFor(() => expect(server.calls(list)).toHaveLength(2));
    expect(active()).toEqual(['false', 'true']);
    expect(server.calls(activate)[0]?.body).toEqual({ menuId: night._id });
  });

  it('lead on to the new one, whose next step is to be edited', async () => {
    const { server, user, getByRole, findByRole } = await openTab([]);
    server.reply('POST /users/menus', day);
    server.reply(list, [day]);
    await user.click(getByRole('button', { name: /Create/ }));
    const edit = await findByRole('link', { name: 'Edit' });
    await waitFor(() => expect(document.activeElement).toBe(edit));
  });

  it('are as many as the account may have, and the owner reads how many that is', async () => {
    const { server, user, getByRole, findByText } = await openTab();
    server.reply('POST /users/menus', refuse('quota_reached', 'An account can have up to 50 menus.'));
    await user.click(getByRole('button', { name: /Create/ }));
    expect(await findByText('An account can have up to 50 menus.')).toBeTruthy();
  });

  it('go back to the active one, with a word, when the change failed', async () => {
    const { server, user, getAllByRole, active, findByRole } = await openTab();
    server.reply(activate, refuse('internal', 'Not now.'));
    await user.click(getAllByRole('switch')[1] as HTMLElement);
    expect((await findByRole('alert')).textContent).toBe('Not now.');
    expect(active()).toEqual(['true', 'false']);
  });

  it('gain one by a double click, not two', async () => {
    const { server, user, getByRole, findByText } = await openTab([]);
    server.reply('POST /users/menus', () => {
      server.reply(list, [day]);
      return day;
    });
    await user.dblClick(getByRole('button', { name: /Create/ }));
    expect(await findByText('Menu a')).toBeTruthy();
    expect(server.calls('POST /users/menus')).toHaveLength(1);
  });

  it('are copied once by a double click, and the message leads to the copy', async () => {
    const { server, user, getByRole, findByRole, findByText } = await openTab();
    const copy = menu('e', { name: 'Copy of Menu b' });
    server.reply('POST /menus/:menuId/copy', () => {
      server.reply(list, [day, night, copy]);
      return copy;
    });
    await user.dblClick(getByRole('button', { name: 'Copy Menu b' }));
    const link = await findByRole('link', { name: 'Edit the copy' });
    expect(link.getAttribute('href')).toBe(`/menu-builder/${copy._id}`);
    expect(await findByText('Copy of Menu b')).toBeTruthy();
    expect(server.calls('POST /menus/:menuId/copy').map(({ params }) => params.menuId)).toEqual([night._id]);
  });

  it('say why one was not copied', async () => {
    const { server, user, getByRole, findByText } = await openTab();
    server.reply('POST /menus/:menuId/copy', refuse('quota_reached', 'An account can have up to 50 menus.'));
    await user.click(getByRole('button', { name: 'Copy Menu b' }));
    expect(await findByText('An account can have up to 50 menus.')).toBeTruthy();
  });

  const askToDelete = async () => {
    const tab = await openTab();
    await tab.user.click(tab.getByRole('button', { name: /Delete.*Menu b/ }));
    const question = within(tab.getByRole('alertdialog'));
    return { ...tab, question, yes: () => fireEvent.click(question.getByRole('button', { name: /yes/i })) };
  };

  it('are deleted after a question that names the menu, and kept by a no', async () => {
    const { question, server, user, queryByText, queryByRole, getByRole } = await askToDelete();
    expect(question.getByText('Menu b')).toBeTruthy();
    await user.click(question.getByRole('button', { name: /no/i }));
    expect(queryByRole('alertdialog')).toBeNull();
    await user.click(getByRole('button', { name: /Delete.*Menu b/ }));
    server.reply(remove, () => {
      server.reply(list, [day]);
      return {};
    });
    fireEvent.click(within(getByRole('alertdialog')).getByRole('button', { name: /yes/i }));
    await waitFor(() => expect(queryByText('Menu b')).toBeNull());
    expect(server.calls(remove).map(({ params }) => params.menuId)).toEqual([night._id]);
  });

  it.each([
    [refuse('internal', 'whatever'), 'Something went wrong while deleting the menu.'],
    [refuse('menu_in_use', 'A shift is open with this menu.'), 'A shift is open with this menu.'],
  ])('stay when deleting failed, and say why (%#)', async (answer, sentence) => {
    const { yes, server, findByText, getByRole } = await askToDelete();
    server.reply(remove, answer);
    yes();
    expect(await findByText(sentence)).toBeTruthy();
    expect(getByRole('heading', { name: 'Menu b' })).toBeTruthy();
  });
});
