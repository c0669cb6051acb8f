import { waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeServer, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { buildEditorDish, buildMenuOf, buildSection, menuId } from '../testing/build-menu.ts';
import { CopyDialog } from './copy-dialog.tsx';

const copy = 'POST /menus/:menuId/sections/:sectionId/copy';
const [starters, drinks] = [buildSection('1', 'Starters'), buildSection('2', 'Drinks')];
const soup = buildEditorDish('a', { name: 'Soup' });
const salad = buildEditorDish('b', { name: 'Salad' });
const lunch = buildMenuOf({ _id: 'f'.repeat(24), name: 'Lunch' });

const openDialog = async (only?: typeof soup, menus = [buildMenuOf(), lunch], there = [drinks]) => {
  const server = fakeServer();
  server.reply('GET /users/menus', menus);
  server.reply('GET /menus/:menuId/sections', there);
  server.reply(copy, { section: starters, dishCount: 2 });
  const onOpenChange = vi.fn();
  const dishes = only ? [only] : [soup, salad];
  const screen = renderScreen(
    <CopyDialog
      open
      onOpenChange={onOpenChange}
      menuId={menuId}
      section={starters}
      dishes={dishes}
      {...(only ? { only } : {})}
    />,
  );
  const button = () => screen.getByRole('button', { name: 'Copy' }) as HTMLButtonElement;
  await waitFor(() => expect(button().disabled).toBe(false));
  return {
    ...screen,
    server,
    onOpenChange,
    button,
    chosen: () => screen.getAllByRole('combobox').map(({ textContent }) => textContent),
    sent: () => server.calls(copy).map(({ body }) => body),
  };
};

describe('copying a category', () => {
  it('makes a new one of all its dishes in another menu, once, and leads there', async () => {
    const { user, button, chosen, sent, findByRole, findByText, onOpenChange } = await openDialog();
    expect(chosen()).toEqual(['Lunch', 'A new category at its end']);
    await user.dblClick(button());
    const link = await findByRole('link', { name: 'Open the menu' });
    expect(link.getAttribute('href')).toBe(`/menu-builder/${lunch._id}`);
    expect(await findByText(/2 dishes were copied to category Starters/)).toBeTruthy();
    expect(sent()).toEqual([{ toMenuId: lunch._id }]);
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it('takes only the dishes that are left chosen, at least one', async () => {
    const { user, button, sent, getByRole, getByText } = await openDialog();
    await user.click(getByRole('checkbox', { name: 'Soup' }));
    await user.click(getByRole('checkbox', { name: 'Salad' }));
    expect(button().disabled).toBe(true);
    expect(getByText('Choose at least one dish')).toBeTruthy();
    await user.click(getByRole('checkbox', { name: 'Salad' }));
    await user.click(button());
    await waitFor(() => expect(sent()).toEqual([{ toMenuId: lunch._id, dishIds: [salad._id] }]));
  });

  it('says why nothing was copied, and stays open', async () => {
    const { user, button, server, findByRole, onOpenChange } = await openDialog();
    server.reply(copy, refuse('quota_reached', 'Up to 10,000 dishes.'));
    await user.click(button());
    expect((await findByRole('alert')).textContent).toContain('Up to 10,000 dishes.');
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});

describe('copying what is gone by now', () => {
  it('says so in words rather than with the answer of the server', async () => {
    const { user, button, server, findByRole, onOpenChange } = await openDialog();
    server.reply(copy, refuse('not_found', 'Not found.'));
    await user.click(button());
    expect((await findByRole('alert')).textContent).toContain('no longer exists. Nothing was copied.');
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});

describe('copying a dish', () => {
  it('proposes the category of the same name', async () => {
    const there = buildSection('9', 'Starters');
    const { user, button, chosen, sent, queryByRole } = await openDialog(soup, undefined, [drinks, there]);
    expect(chosen()).toEqual(['Lunch', 'Starters']);
    expect(queryByRole('checkbox')).toBeNull();
    await user.click(button());
    await waitFor(() =>
      expect(sent()).toEqual([{ toMenuId: lunch._id, toSection: there._id, dishIds: [soup._id] }]),
    );
  });

  it('stays in its menu where there is no other', async () => {
    const { chosen, getByRole } = await openDialog(soup, [buildMenuOf()], [starters]);
    expect(chosen()).toEqual(['Evening menu (this menu)', 'Starters']);
    expect(within(getByRole('dialog')).getByText('The dish is copied as it was saved.')).toBeTruthy();
  });
});
