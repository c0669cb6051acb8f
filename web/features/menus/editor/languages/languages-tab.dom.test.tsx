import { act, fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Answer } from '#web/lib/api/call.ts';
import { answerLater, fakeServer, noLine, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { UnsavedGuard } from '#web/ui/overlay/unsaved-guard.tsx';
import { buildMenuOf } from '../testing/build-menu.ts';
import { buildTranslations } from '../testing/build-translations.ts';
import { LanguagesTab } from './languages-tab.tsx';

const read = 'GET /menus/:menuId/translations/:language';
const save = 'PUT /menus/:menuId/translations/:language';
const { languages } = buildTranslations();

const openTab = async () => {
  const server = fakeServer();
  server.reply(read, ({ params }) => buildTranslations({ language: params.language as 'en' | 'ar' | 'ru' }));
  const screen = renderScreen(
    <UnsavedGuard>
      <LanguagesTab menu={buildMenuOf()} />
    </UnsavedGuard>,
  );
  const field = (name: string | RegExp) => screen.getByRole('textbox', { name }) as HTMLTextAreaElement;
  await screen.findByRole('textbox', { name: 'Dish: פיצה' });
  return {
    ...screen,
    server,
    field,
    type: (name: string | RegExp, typed: string) =>
      fireEvent.change(field(name), { target: { value: typed } }),
    press: (label: string) => screen.user.click(screen.getByRole('button', { name: label })),
    choice: (language: string) => screen.getByRole('radio', { name: new RegExp(language) }),
  };
};

describe('the translations of a menu', () => {
  it('stand beside the main texts, each in its own language and direction', async () => {
    const { field, getByText, choice, user, findByRole } = await openTab();
    const main = getByText('מהטאבון');
    // A name may mix languages: it runs as it was written.
    expect([main.lang, main.tagName]).toEqual(['he', 'BDI']);
    const description = field('Description: פיצה');
    expect([description.lang, description.dir, description.maxLength]).toEqual(['en', 'ltr', 1_000]);
    await user.click(choice('Arabic'));
    await waitFor(() => expect(field('Dish: פיצה').lang).toBe('ar'));
    expect(((await findByRole('textbox', { name: 'Dish: פיצה' })) as HTMLTextAreaElement).dir).toBe('rtl');
  });

  it('are asked for again when they did not come', async () => {
    const server = fakeServer();
    server.reply(read, noLine);
    const { findByRole, user } = renderScreen(<LanguagesTab menu={buildMenuOf()} />);
    expect((await findByRole('alert')).textContent).toContain('No connection to the server');
    server.reply(read, buildTranslations());
    await user.click(await findByRole('button', { name: 'Try again' }));
    expect(await findByRole('textbox', { name: 'Dish: פיצה' })).toBeTruthy();
  });

  it('say how many are missing in each language, and count along', async () => {
    const { choice, type, field } = await openTab();
    const said = (language: string) => choice(language).closest('label')?.textContent;
    expect(said('English')).toBe('English6 missing');
    expect(said('Arabic')).toBe('Arabic7 missing');
    expect(said('Russian')).toBe('RussianAll translated');
    type('Dish: פיצה', 'Pizza');
    expect(said('English')).toBe('English5 missing');
    type(/^Restaurant name/, ' ');
    expect(said('English')).toBe('English6 missing');
    expect(field('Dish: פיצה').value).toBe('Pizza');
  });

  it('take a column of names at once, and are saved together', async () => {
    const { field, user, findByText, press, server } = await openTab();
    await user.click(field('Dish: פיצה'));
    await user.paste('Pizza\nSoup\n');
    expect([field('Dish: פיצה').value, field('Dish: מרק').value]).toEqual(['Pizza', 'Soup']);
    expect(await findByText('2 translations were pasted')).toBeTruthy();
    server.reply(save, { texts: [], languages });
    await press('Save');
    await waitFor(() => expect(server.calls(save)).toHaveLength(1));
    expect(server.calls(save)[0]?.body).toEqual([
      { key: 'dish/b/name', text: 'Pizza', was: '' },
      { key: 'dish/c/name', text: 'Soup', was: '' },
    ]);
  });

  it('lead to the next missing one, by button and by key, and around', async () => {
    const { field, press, type, user } = await openTab();
    await press('Next missing');
    expect(document.activeElement).toBe(field('Category: ראשונות'));
    await press('Next missing');
    expect(document.activeElement).toBe(field('Dish: פיצה'));
    await user.keyboard('Pizza{Enter}');
    expect(field('Dish: פיצה').value).toBe('Pizza');
    expect(document.activeElement).toBe(field('Description: פיצה'));
    await user.keyboard('Hot{Enter}one');
    expect(field('Description: פיצה').value).toBe('Hot\none');
    type('Dish: מרק', 'Soup');
    const [ofPizza, ofSoup] = [...document.querySelectorAll('textarea')].filter(({ name }) =>
      name.includes('size'),
    );
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(document.activeElement).toBe(ofPizza);
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(ofSoup);
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(field('Category: ראשונות'));
  });

  it('are saved together, each with what it replaces; an empty one removes', async () => {
    const { type, server, press, findByText, getByRole, choice } = await openTab();
    server.reply(save, {
      texts: [
        { key: 'restaurant/name', text: '' },
        { key: 'dish/b/name', text: 'Pizza' },
      ],
      languages: languages.map((each) => ({ ...each, isOffered: true })),
    });
    expect(getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
    type(/^Restaurant name/, '');
    type('Dish: פיצה', ' Pizza');
    await press('Save');
    await findByText('The translations were saved');
    expect(server.calls(save)[0]?.body).toEqual([
      { key: 'restaurant/name', text: '', was: 'Palm' },
      { key: 'dish/b/name', text: ' Pizza', was: '' },
    ]);
    expect(getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
    expect(choice('English').closest('label')?.textContent).toBe('English6 missing');
    await findByText(/^Guests can choose this language\./);
  });

  it('keep what is typed when they could not be saved, and while they are', async () => {
    const { type, server, press, findByRole, findByText, field } = await openTab();
    server.reply(save, noLine);
    type('Dish: פיצה', 'Pizza');
    await press('Save');
    expect((await findByRole('alert')).textContent).toContain('What you typed is still here.');
    const later = answerLater<Answer<typeof save>>();
    server.reply(save, later.answer);
    await press('Save');
    type('Dish: פיצה', 'Pizza bianca');
    later.give({ texts: [{ key: 'dish/b/name', text: 'Pizza' }], languages });
    await findByText('The translations were saved');
    expect(field('Dish: פיצה').value).toBe('Pizza bianca');
    await press('Save');
    await waitFor(() =>
      expect(server.calls(save).at(-1)?.body).toEqual([
        { key: 'dish/b/name', text: 'Pizza bianca', was: 'Pizza' },
      ]),
    );
  });

  it('ask before another language takes their place', async () => {
    const { type, choice, user, findByRole, field } = await openTab();
    type('Dish: פיצה', 'Pizza');
    await user.click(choice('Arabic'));
    const stay = await findByRole('button', { name: 'Stay' });
    fireEvent.click(stay);
    expect(field('Dish: פיצה').value).toBe('Pizza');
    expect(choice('English')).toHaveProperty('checked', true);
  });
});

describe('a translation that another tab changed', () => {
  const inConflict = async () => {
    const screen = await openTab();
    screen.server.reply(
      save,
      refuse('changed_meanwhile', '', { texts: [{ key: 'restaurant/name', text: 'The Palm' }] }),
    );
    screen.type(/^Restaurant name/, 'Palm tree');
    screen.type('Dish: פיצה', 'Pizza');
    await screen.press('Save');
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('Palm tree');
    expect(notice.textContent).toContain('The Palm');
    expect(notice.textContent).not.toContain('Pizza');
    return screen;
  };

  it('is replaced when the owner says so', async () => {
    const { server, press, findByText } = await inConflict();
    server.reply(save, { texts: [], languages });
    await press('Save mine');
    await findByText('The translations were saved');
    expect(server.calls(save)[1]?.body).toEqual([
      { key: 'restaurant/name', text: 'Palm tree', was: 'The Palm' },
      { key: 'dish/b/name', text: 'Pizza', was: '' },
    ]);
  });

  it('is taken over, and the rest is still to be saved', async () => {
    const { server, press, field, queryByRole } = await inConflict();
    await press('Take the saved one');
    expect(queryByRole('alert')).toBeNull();
    expect(field(/^Restaurant name/).value).toBe('The Palm');
    expect(field('Dish: פיצה').value).toBe('Pizza');
    server.reply(save, { texts: [], languages });
    await press('Save');
    await waitFor(() =>
      expect(server.calls(save)[1]?.body).toEqual([{ key: 'dish/b/name', text: 'Pizza', was: '' }]),
    );
  });
});

describe('translations of a menu that is deleted meanwhile', () => {
  it('say so, and stay where they were typed', async () => {
    const { type, server, press, findByRole, field } = await openTab();
    server.reply(save, refuse('not_found', 'Not found.'));
    type('Dish: פיצה', 'Pizza');
    await press('Save');
    expect((await findByRole('alert')).textContent).toContain('This menu no longer exists. What you typed');
    expect(field('Dish: פיצה').value).toBe('Pizza');
  });
});

describe('a text that has left the menu', () => {
  it('is named with what was typed for it, and the others are saved', async () => {
    const { type, server, press, findByText, findByRole, queryByRole } = await openTab();
    server.reply(save, ({ body }) => {
      const sent = body as { key: string; text: string }[];
      return sent.some(({ key }) => key === 'dish/c/name')
        ? refuse('unknown_text', '', { keys: ['dish/c/name'] })
        : { texts: sent, languages };
    });
    type('Dish: פיצה', 'Pizza');
    type('Dish: מרק', 'Soup');
    const now = buildTranslations();
    const texts = now.texts.filter(({ dish }) => dish !== 'מרק');
    server.reply(read, { ...now, texts });
    await press('Save');
    await findByText('The translations were saved');
    expect((await findByRole('alert')).textContent).toContain('Dish: מרק → Soup');
    await waitFor(() => expect(queryByRole('textbox', { name: 'Dish: מרק' })).toBeNull());
  });
});

describe('a long menu', () => {
  it('makes its fields when they come into sight, or when somebody is led to one', async () => {
    class NeverSeen {
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', NeverSeen);
    const server = fakeServer();
    const texts = Array.from({ length: 200 }, (_, index) => ({
      key: `dish/${index}/name`,
      text: index === 150 ? '' : 'x',
      main: `מנה ${index}`,
      max: 80,
      of: 'dish' as const,
      kind: 'name' as const,
      id: String(index).padStart(24, '0'),
    }));
    server.reply(read, buildTranslations({ texts }));
    const { findByRole, queryAllByRole } = renderScreen(<LanguagesTab menu={buildMenuOf()} />);
    const next = await findByRole('button', { name: 'Next missing' });
    expect(queryAllByRole('textbox')).toEqual([]);
    act(() => next.click());
    expect((document.activeElement as HTMLTextAreaElement).name).toBe('dish/150/name');
  });
});
