import { useMutation, useQuery } from '@tanstack/react-query';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '#web/lib/api/call.ts';
import { call } from '#web/lib/api/call.ts';
import { formatTime } from '#web/lib/i18n/format-time.ts';
import { buildAccount } from '#web/testing/build-account.ts';
import { answerLater, type FakeServer, fakeServer, noLine, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { Time } from '#web/ui/content/time.tsx';
import { LogOutButton } from './log-out-button.tsx';
import { OwnerPage } from './owner-page.tsx';

const me = 'GET /users/me';
const logIn = 'POST /users/login';
const nobody = refuse('not_signed_in', 'Please log in.');

const Work = () => {
  const { refetch } = useQuery({
    queryKey: ['menus'],
    queryFn: () => call('GET /users/menus'),
    enabled: false,
  });
  const { mutate } = useMutation({ mutationFn: () => call('POST /users/menus') });
  return (
    <>
      <input aria-label="note" />
      <button type="button" aria-label="save" onClick={() => mutate()} />
      <button type="button" aria-label="look" onClick={() => void refetch()} />
    </>
  );
};

const openPage = (prepare: (server: FakeServer) => void, locale: 'he' | 'en' = 'en') => {
  const server = fakeServer();
  prepare(server);
  const screen = renderScreen(
    <OwnerPage actions={() => <LogOutButton />}>
      {({ firstName }) => (
        <>
          <h1>{firstName}</h1>
          <Time value="2025-03-09T16:00:00Z" />
          <Work />
        </>
      )}
    </OwnerPage>,
    {
      path: '/dashboard?tab=shifts',
      locale,
      elsewhere: { '/': <h1>{'landing'}</h1>, '/login': <h1>{'login'}</h1> },
    },
  );
  return {
    ...screen,
    server,
    press: (name: string) => screen.user.click(screen.getByRole('button', { name })),
  };
};

describe('the clock of the owner’s screens', () => {
  const timeIn = async (timeZone: string) => {
    const { findByText } = openPage((server) => server.reply(me, buildAccount({ timeZone })));
    return (await findByText(/^\d\d:\d\d$/)).textContent;
  };

  it.each([
    ['Asia/Jerusalem', '18:00'],
    ['America/New_York', '12:00'],
  ])('is the restaurant’s, wherever they are read: %s', async (timeZone, expected) => {
    expect(await timeIn(timeZone)).toBe(expected);
  });

  it('is the browser’s where that is older than the name of the zone', async () => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const own = formatTime(new Date('2025-03-09T16:00:00Z'), 'en', 'time', timeZone);
    expect(await timeIn('Europe/Newtown')).toBe(own);
  });
});

describe('the gate of the owner’s screens', () => {
  it('says that the session is being checked, and shows nothing of the page before that', async () => {
    const later = answerLater<Answer<typeof me>>();
    const { getByRole, queryByRole, findByRole } = openPage((server) => server.reply(me, later.answer));
    expect(getByRole('status').textContent).toBe('Checking session...');
    expect(queryByRole('heading')).toBeNull();
    later.give(buildAccount());
    expect((await findByRole('heading')).textContent).toBe('Noa');
  });

  it.each(['he', 'en'] as const)(
    'asks to log in, in the fixed words (%s), and brings one back after',
    async (locale) => {
      const { findByRole, getByRole, server } = openPage((prepared) => prepared.reply(me, nobody), locale);
      expect((await findByRole('heading')).textContent).toBe('Please log in to access this page.');
      const link = getByRole('link', { name: locale === 'en' ? 'Log in' : 'התחברות' });
      expect(link.getAttribute('href')).toBe(`/login?next=${encodeURIComponent('/dashboard?tab=shifts')}`);
      expect(server.calls(me)).toHaveLength(1);
    },
  );

  it('does not take a dead line for nobody: it says so and can be asked again', async () => {
    const { findByRole, press, server, queryByText } = openPage((prepared) => prepared.reply(me, noLine));
    expect((await findByRole('alert')).textContent).toContain('We could not check your session');
    expect(queryByText('Please log in to access this page.')).toBeNull();
    server.reply(me, buildAccount());
    await press('Try again');
    expect((await findByRole('heading')).textContent).toBe('Noa');
  });
});

describe('a session that ends in the middle of work', () => {
  const atWork = async () => {
    const page = openPage((server) => {
      server.reply(me, buildAccount());
      server.reply('POST /users/menus', nobody);
      server.reply('GET /users/menus', nobody);
      server.reply(logIn, { userId: buildAccount()._id });
    });
    await page.findByRole('heading', { name: 'Noa' });
    await page.user.write(page.getByRole('textbox', { name: 'note' }), 'half a sentence');
    return page;
  };
  const dialogOf = async ({ findByRole }: { findByRole: (role: string) => Promise<HTMLElement> }) =>
    within(await findByRole('dialog'));

  it('asks to log in again over the page, which keeps what was typed', async () => {
    const page = await atWork();
    await page.press('save');
    const dialog = await dialogOf(page);
    expect(dialog.getByText('noa@harbour.example')).toBeTruthy();
    await page.user.write(dialog.getByLabelText(/Password/, { selector: 'input' }), 'secret-1');
    await page.user.click(dialog.getByRole('button', { name: 'Log in' }));
    expect(await page.findByText('You are logged in again. You can save and go on.')).toBeTruthy();
    expect(page.queryByRole('dialog')).toBeNull();
    expect((page.getByRole('textbox', { name: 'note' }) as HTMLInputElement).value).toBe('half a sentence');
    expect(page.server.calls(logIn)[0]?.body).toEqual({ email: 'noa@harbour.example', password: 'secret-1' });
  });

  it('keeps the page when the session itself is asked for and refused', async () => {
    const page = await atWork();
    page.server.reply(me, nobody);
    await act(() => page.queries.invalidateQueries({ queryKey: ['session'] }));
    expect(await page.findByRole('dialog', { name: 'You have been logged out' })).toBeTruthy();
    const note = page.getByRole('textbox', { name: 'note' }) as HTMLInputElement;
    expect(note.value).toBe('half a sentence');
  });

  it('says why logging in did not work, and stays', async () => {
    const page = await atWork();
    page.server.reply(logIn, refuse('bad_credentials', 'Wrong email or password.'));
    await page.press('save');
    const dialog = await dialogOf(page);
    await page.user.write(dialog.getByLabelText(/Password/, { selector: 'input' }), 'wrong');
    await page.user.click(dialog.getByRole('button', { name: 'Log in' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('Wrong email or password.');
  });

  it('sends the password once for two presses of Enter', async () => {
    const page = await atWork();
    await page.press('save');
    const dialog = await dialogOf(page);
    await page.user.write(dialog.getByLabelText(/Password/, { selector: 'input' }), 'secret-1');
    const form = page.getByRole('dialog').querySelector('form') as HTMLFormElement;
    act(() => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    expect(page.server.calls(logIn)).toHaveLength(1);
  });

  it('can be put aside: what the page does by itself asks no more, a press asks again', async () => {
    const page = await atWork();
    await page.press('look');
    const dialog = await dialogOf(page);
    await page.user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    expect(page.getByText(/changes are not saved until you log in again/)).toBeTruthy();
    await page.press('look');
    expect(page.queryByRole('dialog')).toBeNull();
    await page.press('save');
    expect(await page.findByRole('dialog')).toBeTruthy();
  });
});

describe('logging out', () => {
  it('in another tab hides a page that the browser kept, before anything of it is seen again', async () => {
    const page = openPage((server) => server.reply(me, buildAccount()));
    await page.findByRole('heading', { name: 'Noa' });
    page.server.reply(me, nobody);
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(page.queryByRole('heading', { name: 'Noa' })).toBeNull();
    expect(await page.findByText('Please log in to access this page.')).toBeTruthy();
  });

  it('leads to the landing page and leaves nothing of the account behind', async () => {
    const page = openPage((server) => {
      server.reply(me, buildAccount());
      server.reply('POST /users/logout', {});
    });
    await page.findByRole('heading', { name: 'Noa' });
    await page.press('Log out');
    expect(await page.findByRole('heading', { name: 'landing' })).toBeTruthy();
    await waitFor(() => expect(page.queries.getQueryCache().getAll()).toEqual([]));
    // Signed out, none of the owner's data is requested again.
    expect(page.server.calls(me)).toHaveLength(1);
  });

  it('hides the page before it leaves it, so that going back at once shows nothing', async () => {
    const page = openPage((server) => {
      server.reply(me, buildAccount());
      server.reply('POST /users/logout', {});
    });
    await page.findByRole('heading', { name: 'Noa' });
    page.server.reply(me, nobody);
    page.router.subscribe(() => {
      if (page.router.state.location.pathname === '/') page.history.go(-1);
    });
    await page.press('Log out');
    expect(await page.findByText('Please log in to access this page.')).toBeTruthy();
    expect(page.router.state.location.pathname).toBe('/dashboard');
  });

  it('says when it did not work, and stays', async () => {
    const page = openPage((server) => {
      server.reply(me, buildAccount());
      server.reply('POST /users/logout', noLine);
    });
    await page.findByRole('heading', { name: 'Noa' });
    await page.press('Log out');
    expect(await page.findByText('Logging out did not work. Please try again.')).toBeTruthy();
    expect(page.router.state.location.pathname).toBe('/dashboard');
  });
});
