import { act, fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Menu } from '#core/menus/menus.contract.ts';
import { buildAccount } from '#web/testing/build-account.ts';
import { fakeServer, noLine, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { UnsavedGuard } from '#web/ui/overlay/unsaved-guard.tsx';
import { MenuImport } from './menu-import.tsx';

const send = 'POST /menus/import';
const saved = { menuId: 'a'.repeat(24), dishes: 2, missingPictures: 0 };
const menu: Menu = {
  _id: 'b'.repeat(24),
  name: 'Lunch',
  description: '',
  owner: 'c'.repeat(24),
  logo: null,
  primaryColor: '#2563eb',
  layoutStyle: 'classic',
  fontStyle: 'modern-sans',
  isActive: true,
  mainLanguage: 'he',
  translations: {},
  revision: 1,
};

const open = (into: Menu | null = null) => {
  const server = fakeServer();
  server.reply(send, saved);
  const screen = renderScreen(
    <UnsavedGuard>
      <MenuImport menu={into} />
    </UnsavedGuard>,
    { elsewhere: { '/menu-builder/:menuId': 'the editor' } },
  );
  const paste = async (text: string) => {
    fireEvent.change(screen.getByRole('textbox', { name: 'Paste the menu here' }), {
      target: { value: text },
    });
    await screen.user.click(screen.getByRole('button', { name: 'Read the menu' }));
  };
  return { ...screen, server, paste };
};

describe('a menu that is pasted', () => {
  it('says which areas its table would add', async () => {
    const { server, paste, findByText, user, getByRole } = open();
    server.reply('GET /areas', [{ _id: 'd'.repeat(24), name: 'Kitchen' }]);
    server.reply('GET /users/me', buildAccount());
    await paste(
      'Section\tDish\tPrice\tArea\nMains\tSteak\t90\tkitchen\nDrinks\tTea\t12\tBar\nWine\tRed\t40\tbar\n',
    );
    expect((await findByText(/Areas that will be added/)).textContent).toMatch(/: \W*Bar\W*$/);
    await user.click(getByRole('button', { name: 'Save 3 dishes' }));
    await findByText('the editor');
    expect(server.calls(send)[0]?.body).toMatchObject({
      sections: [{ area: 'kitchen' }, { area: 'Bar' }, { area: 'bar' }],
    });
  });

  it('is looked through, completed and saved, and its editor opens', async () => {
    const { server, paste, user, getByRole, findByText, getByText } = open();
    await paste('Starters:\nSoup 20\nFish of the day ₪ ask\n');
    expect(getByText('1 place to check')).toBeTruthy();
    await user.click(getByRole('button', { name: 'Save 2 dishes' }));
    expect(getByText(/A name or a price is missing/)).toBeTruthy();
    expect(server.calls(send)).toEqual([]);
    await user.type(getByRole('spinbutton', { name: 'Price of Fish of the day' }), '85');
    await user.dblClick(getByRole('button', { name: 'Save 2 dishes' }));
    expect(await findByText('the editor')).toBeTruthy();
    expect(server.calls(send)).toHaveLength(1);
    expect(server.calls(send)[0]?.body).toMatchObject({
      mode: 'append',
      sections: [{ sectionName: 'Starters', dishes: [{ name: 'Soup', price: 20 }, { price: 85 }] }],
    });
  });

  it('is nothing without dishes, and says so', async () => {
    const { paste, getByText } = open();
    await paste('Hello there');
    expect(getByText(/We found no dishes/)).toBeTruthy();
  });

  it('stays as it was typed when saving was refused, with the reason', async () => {
    const { server, paste, user, getByRole, findByText, getByDisplayValue } = open();
    server.reply(send, refuse('quota_reached', 'An account can have up to 50 menus.'));
    await paste('Starters:\nSoup 20\n');
    await user.click(getByRole('button', { name: 'Save 1 dish' }));
    expect(await findByText('An account can have up to 50 menus.')).toBeTruthy();
    expect(getByDisplayValue('Soup')).toBeTruthy();
  });

  it('is the same import when it is sent again after a lost answer, and another one when it was changed', async () => {
    const { server, paste, user, getByRole, getByDisplayValue } = open();
    server.reply(send, noLine);
    await paste('Starters:\nSoup 20\n');
    const save = () => user.click(getByRole('button', { name: 'Save 1 dish' }));
    const tokens = () =>
      server.calls(send).map(({ body }) => (body as { clientImportToken: string }).clientImportToken);
    for (const count of [1, 2]) {
      await save();
      await waitFor(() => expect(tokens()).toHaveLength(count));
      await waitFor(() => expect(getByRole('alert')).toBeTruthy());
    }
    await user.type(getByDisplayValue('Soup'), ' of the day');
    await save();
    await waitFor(() => expect(tokens()).toHaveLength(3));
    const [first, again, changed] = tokens();
    expect(again).toBe(first);
    expect(changed).not.toBe(first);
  });

  it('replaces a menu only after a question', async () => {
    const { server, paste, user, getByRole, findByText } = open(menu);
    await paste('Starters:\nSoup 20\n');
    await user.click(getByRole('radio', { name: /Replace everything/ }));
    await user.click(getByRole('button', { name: 'Save 1 dish' }));
    expect(server.calls(send)).toEqual([]);
    fireEvent.click(getByRole('button', { name: 'Yes, replace' }));
    expect(await findByText('the editor')).toBeTruthy();
    expect(server.calls(send)[0]?.body).toMatchObject({ menuId: menu._id, mode: 'replace' });
  });

  it('is not left behind unasked', async () => {
    const { paste, router, findByRole, getByDisplayValue } = open();
    await paste('Starters:\nSoup 20\n');
    await act(() => router.navigate(`/menu-builder/${menu._id}`));
    expect(await findByRole('alertdialog')).toBeTruthy();
    expect(getByDisplayValue('Soup')).toBeTruthy();
  });

  it('has its descriptions changed, and given, before it is saved', async () => {
    const { server, paste, user, getByRole, findByText } = open();
    await paste('Starters:\nSoup 20\nof the day\nBread 10\n');
    const ofSoup = getByRole('textbox', { name: 'Description of Soup' });
    await user.clear(ofSoup);
    await user.type(ofSoup, 'Lentils');
    await user.click(getByRole('button', { name: 'More about Bread' }));
    await user.type(getByRole('textbox', { name: 'Description of Bread' }), 'Warm');
    await user.click(getByRole('button', { name: 'Save 2 dishes' }));
    expect(await findByText('the editor')).toBeTruthy();
    expect(server.calls(send)[0]?.body).toMatchObject({
      sections: [{ dishes: [{ description: 'Lentils' }, { description: 'Warm' }] }],
    });
  });

  it('shows which line a dish came from', async () => {
    const { paste, getByRole, getByDisplayValue, user } = open();
    await paste('Starters:\nSoup 20\nBread 10\n');
    fireEvent.focus(getByDisplayValue('Bread'));
    expect(getByRole('button', { name: 'Bread 10' }).getAttribute('aria-current')).toBe('true');
    await user.click(getByRole('button', { name: 'Soup 20' }));
    await waitFor(() => expect(document.activeElement).toBe(getByDisplayValue('Soup')));
  });
});

describe('what takes long to read', () => {
  /** Workers that never answer. */
  const holdWorkers = () => {
    const terminate = vi.fn();
    vi.stubGlobal(
      'Worker',
      class {
        postMessage() {}
        terminate = terminate;
      },
    );
    return terminate;
  };

  it('is a file that can be stopped, and another one chosen', async () => {
    const terminate = holdWorkers();
    const { user, getByLabelText, getByRole, findByRole, findByText, queryByRole } = open();
    const choose = (name: string) =>
      user.upload(
        getByLabelText('Choose a file', { selector: 'input' }),
        new File(['Section,Dish,Price\r\nStarters,Soup,20\r\n'], name, { type: 'text/csv' }),
      );
    await choose('long.csv');
    expect(await findByText('Reading the file…')).toBeTruthy();
    await user.click(await findByRole('button', { name: 'Stop' }));
    expect(terminate).toHaveBeenCalledTimes(1);
    expect(queryByRole('button', { name: 'Stop' })).toBeNull();
    expect(document.activeElement).toBe(getByRole('button', { name: 'Choose a file' }));
    vi.stubGlobal('Worker', undefined);
    await choose('short.csv');
    expect(await findByRole('button', { name: 'Save 1 dish' })).toBeTruthy();
  });

  it('is a long text that can be stopped, and stays in its field', async () => {
    const terminate = holdWorkers();
    const { paste, user, findByRole, getByRole } = open();
    const long = 'Soup 20\n'.repeat(3_000);
    await paste(long);
    await user.click(await findByRole('button', { name: 'Stop' }));
    expect(terminate).toHaveBeenCalledTimes(1);
    const field = getByRole('textbox', { name: 'Paste the menu here' }) as HTMLTextAreaElement;
    expect(field.value).toBe(long);
    expect(document.activeElement).toBe(getByRole('button', { name: 'Read the menu' }));
  });
});

describe('a file', () => {
  it('that cannot be read gets one sentence', async () => {
    const { user, getByLabelText, findByText } = open();
    const file = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47)], 'menu.xlsx', {
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    });
    await user.upload(getByLabelText('Choose a file', { selector: 'input' }), file);
    expect(await findByText('This is not an Excel, CSV or text file.')).toBeTruthy();
  });

  it('with a table is read beside its rows, and says which columns it left out', async () => {
    const { user, getByLabelText, findByText, getByDisplayValue } = open();
    const file = new File(['Section,Dish,Price,Calories\r\nStarters,Soup,20,300\r\n'], 'menu.csv', {
      type: 'text/csv',
    });
    await user.upload(getByLabelText('Choose a file', { selector: 'input' }), file);
    expect(await findByText('Columns that were not read: Calories')).toBeTruthy();
    expect(getByDisplayValue('Soup')).toBeTruthy();
  });
});
