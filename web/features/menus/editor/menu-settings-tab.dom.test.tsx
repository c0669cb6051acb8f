import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '#web/lib/api/call.ts';
import { answerLater, fakeServer, noLine, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { UnsavedGuard } from '#web/ui/overlay/unsaved-guard.tsx';
import { MenuSettingsTab } from './menu-settings-tab.tsx';
import { menuQuery } from './saved-menu/editor-queries.ts';
import { buildMenuOf, menuId } from './testing/build-menu.ts';

const update = 'PUT /menus/:menuId';
const logo = 'PUT /menus/:menuId/logo';
const picture = new File(['x'], 'logo.png', { type: 'image/png' });

const Loaded = () => {
  const { data } = useQuery(menuQuery(menuId));
  return data && <MenuSettingsTab menu={data} />;
};

const openTab = async (menu = buildMenuOf()) => {
  const server = fakeServer();
  server.reply('GET /menus/:menuId', menu);
  const screen = renderScreen(
    <UnsavedGuard>
      <Loaded />
    </UnsavedGuard>,
  );
  const name = (await screen.findByRole('textbox', { name: 'Menu name' })) as HTMLInputElement;
  return {
    ...screen,
    server,
    name,
    rename: async (to: string) => {
      await screen.user.clear(name);
      if (to) await screen.user.type(name, to);
    },
    press: (label: string) => screen.user.click(screen.getByRole('button', { name: label })),
  };
};

describe('name and description of a menu', () => {
  it('are saved with the revision they were made from', async () => {
    const { rename, press, server, findByText } = await openTab();
    server.reply(update, buildMenuOf({ name: 'Lunch', revision: 4 }));
    await rename('Lunch');
    await press('Save');
    expect(await findByText('the data was updated successfully!')).toBeTruthy();
    expect(server.calls(update)[0]?.body).toEqual({
      name: 'Lunch',
      description: 'From the fire',
      mainLanguage: 'he',
      revision: 3,
    });
  });

  it('are not sent when there is nothing of either', async () => {
    const { rename, press, server, findByText, user, getByRole } = await openTab();
    await rename('');
    await user.clear(getByRole('textbox', { name: /Description/ }));
    await press('Save');
    expect(await findByText('please enter at least a name, description, logo or design')).toBeTruthy();
    expect(server.calls(update)).toEqual([]);
  });

  it.each([
    ['logo', { logo: '/images/1/640.webp' }],
    ['design', { layoutStyle: 'minimal' }],
  ] as const)('may both be empty beside a %s', async (_, content) => {
    const { rename, press, server, findByText, user, getByRole } = await openTab(buildMenuOf(content));
    server.reply(update, buildMenuOf({ ...content, name: '', description: '', revision: 4 }));
    await rename('');
    await user.clear(getByRole('textbox', { name: /Description/ }));
    await press('Save');
    expect(await findByText('the data was updated successfully!')).toBeTruthy();
    expect(server.calls(update)[0]?.body).toEqual({
      name: '',
      description: '',
      mainLanguage: 'he',
      revision: 3,
    });
  });

  it('say that they could not be saved, and stay', async () => {
    const { rename, press, server, findByRole, name } = await openTab();
    server.reply(update, noLine);
    await rename('Lunch');
    await press('Save');
    expect((await findByRole('alert')).textContent).toContain('we could not update the data');
    expect(name.value).toBe('Lunch');
  });

  it('are saved over a change of another part, unasked', async () => {
    const { rename, press, server, findByText } = await openTab();
    const recoloured = buildMenuOf({ primaryColor: '#dc2626', revision: 8 });
    server.reply(update, ({ body }) =>
      (body as { revision: number }).revision === 8
        ? { ...recoloured, name: 'Lunch', revision: 9 }
        : refuse('changed_meanwhile', '', { menu: recoloured }),
    );
    await rename('Lunch');
    await press('Save');
    expect(await findByText('the data was updated successfully!')).toBeTruthy();
  });

  it('are shown beside those of another tab, and the owner decides', async () => {
    const { rename, press, server, findByText, getByText, name } = await openTab();
    server.reply(
      update,
      refuse('changed_meanwhile', '', { menu: buildMenuOf({ name: 'Brunch', revision: 8 }) }),
    );
    await rename('Lunch');
    await press('Save');
    expect(await findByText('This was changed elsewhere meanwhile')).toBeTruthy();
    expect(getByText('Brunch')).toBeTruthy();
    await press('Take the saved one');
    expect(name.value).toBe('Brunch');
  });

  it('have a language, which is decided like them when another tab changed it', async () => {
    const { rename, press, server, findByRole, getByRole } = await openTab();
    server.reply(
      update,
      refuse('changed_meanwhile', '', { menu: buildMenuOf({ mainLanguage: 'ru', revision: 8 }) }),
    );
    const language = getByRole('combobox', { name: 'Language of the menu' });
    expect(language.textContent).toBe('Hebrew');
    await rename('Lunch');
    await press('Save');
    const notice = await findByRole('alert');
    expect(notice.textContent).toContain('Language of the menuYours: HebrewSaved now: Russian');
    await press('Take the saved one');
    expect(language.textContent).toBe('Russian');
  });

  it('keep what was typed while they were being saved', async () => {
    const later = answerLater<Answer<typeof update>>();
    const { rename, press, server, user, findByText, name } = await openTab();
    server.reply(update, later.answer);
    await rename('Lunch');
    await press('Save');
    await user.type(name, ' and brunch');
    later.give(buildMenuOf({ name: 'Lunch', revision: 4 }));
    await findByText('the data was updated successfully!');
    expect(name.value).toBe('Lunch and brunch');
  });

  it('do not quarrel with themselves after two presses in one moment', async () => {
    const later = answerLater<Answer<typeof update>>();
    const { rename, server, container, findByText } = await openTab();
    server.reply(update, later.answer);
    await rename('Lunch');
    const form = container.querySelector('form') as HTMLFormElement;
    act(() => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    later.give(buildMenuOf({ name: 'Lunch', revision: 4 }));
    await findByText('the data was updated successfully!');
    expect(server.calls(update)).toHaveLength(1);
  });
});

describe('the logo', () => {
  const pick = (container: HTMLElement, file: File) =>
    act(
      async () =>
        void fireEvent.change(container.querySelector('input[type=file]') as Element, {
          target: { files: [file] },
        }),
    );

  it('is saved as soon as it is chosen', async () => {
    const { server, container, findByText, findByRole } = await openTab();
    server.reply(logo, { menu: { _id: menuId, logo: '/images/1/640.webp', revision: 4 } });
    await pick(container, picture);
    expect(await findByText('the data was updated successfully!')).toBeTruthy();
    expect((await findByRole('img', { name: 'Logo of Evening menu' })).getAttribute('src')).toBe(
      '/images/1/640.webp',
    );
    expect(server.calls(logo)[0]?.body).toEqual({ logo: 'data:image/png;base64,eA==' });
  });

  it('is told in the words of the server that it is no picture', async () => {
    const { server, container, findByText } = await openTab();
    server.reply(logo, refuse('not_an_image', 'This file is not a picture.'));
    await pick(container, picture);
    expect(await findByText('This file is not a picture.')).toBeTruthy();
  });

  it('takes back that it failed when a later try succeeds', async () => {
    const { server, container, findByText, queryByText } = await openTab();
    server.reply(logo, refuse('not_an_image', 'This file is not a picture.'));
    await pick(container, picture);
    await findByText('This file is not a picture.');
    server.reply(logo, { menu: { _id: menuId, logo: '/images/1/640.webp', revision: 4 } });
    await pick(container, picture);
    await findByText('the data was updated successfully!');
    await waitFor(() => expect(queryByText('This file is not a picture.')).toBeNull());
  });

  it('is deleted after a question', async () => {
    const { server, press, findByRole, queryByRole } = await openTab(
      buildMenuOf({ logo: '/images/1/640.webp' }),
    );
    server.reply(logo, { menu: { _id: menuId, logo: null, revision: 4 } });
    await press('Remove picture');
    fireEvent.click(await findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(queryByRole('img', { name: /Logo of/ })).toBeNull());
    expect(server.calls(logo)[0]?.body).toEqual({ logo: null });
  });
});
