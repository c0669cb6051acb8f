import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Locale } from '#core/i18n/locale.ts';
import { buildAccount } from '#web/testing/build-account.ts';
import { fakeServer, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { GuestDataCard } from './guest-data-card.tsx';

const read = 'GET /restaurants/guest-data';
const save = 'PUT /restaurants/guest-data';
const verify = 'POST /users/verify-password';

const openCard = async (locale: Locale = 'en') => {
  const server = fakeServer();
  server.reply(read, { months: 12 });
  server.reply(verify, { verifiedUntil: '2026-03-01T10:00:00.000Z' });
  const screen = renderScreen(<GuestDataCard account={buildAccount()} />, { locale });
  await screen.findByRole('radiogroup');
  const chosen = () => {
    const radios = screen.getAllByRole('radio') as HTMLInputElement[];
    const radio = radios.find(({ checked }) => checked);
    return radio?.labels?.[0]?.textContent;
  };
  return {
    ...screen,
    server,
    chosen,
    choose: (name: string) => screen.user.click(screen.getByRole('radio', { name })),
    confirm: async () => {
      await screen.user.type(
        await screen.findByLabelText(/Account password/, { selector: 'input' }),
        'secret-1',
      );
      await screen.user.click(screen.getByRole('button', { name: 'Change the period' }));
    },
  };
};

describe('how long guests are remembered', () => {
  it('is shown, and explained', async () => {
    const { chosen, getByText } = await openCard();
    expect(chosen()).toBe('One year');
    expect(getByText(/Sums, dishes and order numbers stay/)).toBeTruthy();
  });

  it('is shown in Hebrew', async () => {
    const { chosen, getByText } = await openCard('he');
    expect(chosen()).toBe('שנה');
    expect(getByText('פרטיות האורחים')).toBeTruthy();
  });

  it('is shortened with a warning and the password', async () => {
    const { choose, confirm, server, findByText, chosen } = await openCard();
    await choose('3 months');
    expect(await findByText(/cannot be brought back/)).toBeTruthy();
    expect(server.calls(save)).toEqual([]);
    server.reply(save, { months: 3 });
    await confirm();
    expect(await findByText('The period was updated.')).toBeTruthy();
    expect(server.calls(save).map(({ body }) => body)).toEqual([{ months: 3 }]);
    expect(chosen()).toBe('3 months');
  });

  it('stays as it was when the owner thinks better of it', async () => {
    const { choose, server, user, findByRole, chosen } = await openCard();
    await choose('1 month');
    await user.click(await findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(chosen()).toBe('One year'));
    expect(server.calls(save)).toEqual([]);
  });

  it('says at the field that the password is wrong, and why it was not saved', async () => {
    const { choose, confirm, server, findByText } = await openCard();
    await choose('Two years');
    server.reply(verify, refuse('wrong_password', 'no'));
    await confirm();
    expect(await findByText('Incorrect password')).toBeTruthy();
    server.reply(verify, { verifiedUntil: '2026-03-01T10:00:00.000Z' });
    server.reply(save, refuse('overloaded', 'The service is busy.'));
    await confirm();
    expect(await findByText('The service is busy.')).toBeTruthy();
  });
});
