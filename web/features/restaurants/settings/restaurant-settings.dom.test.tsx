import { act, fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Restaurant } from '#core/restaurants/restaurants.contract.ts';
import type { Answer } from '#web/lib/api/call.ts';
import { ownerId } from '#web/testing/build-account.ts';
import { answerLater, fakeServer, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { OrderingSettings } from './ordering-settings.tsx';
import { RestaurantSettings } from './restaurant-settings.tsx';
import { comparedPart } from './settings-draft.ts';
import { SettingsForm } from './settings-form.tsx';

const save = 'PUT /restaurants/settings';
const harbour: Restaurant = {
  ownerId,
  restaurantName: 'Harbour',
  address: 'Pier 12',
  phoneNumber: '0312345678',
  description: '',
  hasTableNumbers: false,
  numberOfTables: 0,
  timeZone: 'Asia/Jerusalem',
  autoApprove: false,
  maxPortions: 40,
  maxOrderTotal: 1_500,
  translations: {},
};

const openForm = (saved = harbour) => {
  const server = fakeServer();
  server.reply(save, { message: 'The settings were saved', restaurant: saved });
  const screen = renderScreen(<SettingsForm ownerId={ownerId} saved={saved} />);
  const field = (name: RegExp) => screen.getByRole('textbox', { name }) as HTMLInputElement;
  return {
    ...screen,
    server,
    field,
    retype: async (name: RegExp, text: string) => {
      await screen.user.clear(field(name));
      if (text) await screen.user.write(field(name), text);
    },
    submit: () => fireEvent.submit(screen.container.querySelector('form') as HTMLFormElement),
  };
};

describe('the settings of a restaurant', () => {
  it('are sent without a number of tables while there are none, and say what the server says', async () => {
    const { submit, server, findByText, retype, queryByRole } = openForm();
    await retype(/Restaurant name/, ' The Harbour ');
    expect(queryByRole('spinbutton')).toBeNull();
    submit();
    expect(await findByText('The settings were saved')).toBeTruthy();
    expect(server.calls(save)[0]?.body).toEqual({
      ownerId,
      restaurantName: 'The Harbour',
      address: 'Pier 12',
      phoneNumber: '0312345678',
      description: '',
      hasTableNumbers: false,
      timeZone: 'Asia/Jerusalem',
      was: comparedPart(harbour),
    });
  });

  it('need a name and an address', async () => {
    const { submit, server, findAllByText, retype } = openForm();
    await retype(/Restaurant name/, '');
    await retype(/Address/, '  ');
    submit();
    expect(await findAllByText('Required')).toHaveLength(2);
    expect(server.calls(save)).toEqual([]);
  });

  it.each(['123', '03-1234567', '03123456789'])(
    'refuse the phone %s, and take it back once it is mended',
    async (phone) => {
      const { submit, server, getByRole, retype, queryByRole } = openForm();
      await retype(/Phone/, phone);
      submit();
      expect(getByRole('alert').textContent).toBe('The phone is invalid, 10 digits must be entered');
      expect(server.calls(save)).toEqual([]);
      await retype(/Phone/, '0501234567');
      expect(queryByRole('alert')).toBeNull();
    },
  );

  it('may go without a phone', async () => {
    const { submit, server, findByText, retype } = openForm();
    await retype(/Phone/, '');
    submit();
    await findByText('The settings were saved');
    expect(server.calls(save)[0]?.body).toMatchObject({ phoneNumber: '' });
  });

  it('ask for a number of tables only where tables have numbers, and for a sound one', async () => {
    const { submit, server, user, getByRole, findByText } = openForm();
    await user.click(getByRole('switch', { name: 'The restaurant has table numbers' }));
    const tables = getByRole('spinbutton', { name: /Number of tables/ });
    for (const typed of ['', '0', '1.5']) {
      await user.clear(tables);
      if (typed) await user.type(tables, typed);
      submit();
      expect(getByRole('alert').textContent).toBe('Please enter a valid number of tables (at least 1)');
    }
    expect(server.calls(save)).toEqual([]);
    await user.clear(tables);
    await user.type(tables, '24');
    submit();
    await findByText('The settings were saved');
    expect(server.calls(save)[0]?.body).toMatchObject({ hasTableNumbers: true, tableNumbersCount: 24 });
  });

  it('take a time zone out of those that there are', async () => {
    const { submit, server, user, getByRole, findByRole, findByText } = openForm();
    const likely = await findByRole('combobox', { name: /Time zone/ });
    expect(likely.querySelectorAll('option')).toHaveLength(6);
    await user.selectOptions(likely, 'Another one…');
    await user.write(getByRole('searchbox', { name: 'Search by city or country' }), 'thailand');
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(likely);
    submit();
    await findByText('The settings were saved');
    expect(server.calls(save)[0]?.body).toMatchObject({
      timeZone: 'Asia/Bangkok',
    });
  });

  it('say when they could not be saved, and keep what was typed', async () => {
    const { submit, server, findByRole, retype, field } = openForm();
    server.reply(save, refuse('internal'));
    await retype(/Address/, 'Pier 13');
    submit();
    const alert = await findByRole('alert');
    expect(alert.textContent).toContain('error updating settings');
    expect(alert.textContent).toContain('What you typed is still here.');
    expect(field(/Address/).value).toBe('Pier 13');
  });

  it('are sent once by two presses in one moment, and keep what is typed meanwhile', async () => {
    const later = answerLater<Answer<typeof save>>();
    const { submit, server, findByText, user, field } = openForm();
    server.reply(save, later.answer);
    act(() => {
      submit();
      submit();
    });
    await user.type(field(/Address/), ', Jaffa');
    later.give({ message: 'The settings were saved', restaurant: harbour });
    await findByText('The settings were saved');
    expect(server.calls(save)).toHaveLength(1);
    expect(field(/Address/).value).toBe('Pier 12, Jaffa');
  });

  it('take over what the server made of them when nothing was typed since', async () => {
    const { submit, server, field, retype } = openForm();
    server.reply(save, { message: 'ok', restaurant: { ...harbour, address: 'Pier 14' } });
    await retype(/Address/, 'pier  14');
    submit();
    await waitFor(() => expect(field(/Address/).value).toBe('Pier 14'));
  });

  it('are shown beside those of another tab, and the owner decides', async () => {
    const { submit, server, retype, field, findByText, getByText, getByRole, queryByText, user } = openForm();
    const moved = { ...harbour, address: 'Quay 3' };
    server.reply(save, refuse('changed_meanwhile', '', { restaurant: moved }));
    await retype(/Address/, 'Pier 13');
    submit();
    expect(await findByText('This was changed elsewhere meanwhile')).toBeTruthy();
    expect([getByText('Pier 13'), getByText('Quay 3')]).toHaveLength(2);
    expect(queryByText('error updating settings')).toBeNull();
    expect(field(/Address/).value).toBe('Pier 13');
    server.reply(save, { message: 'Saved over it', restaurant: { ...harbour, address: 'Pier 13' } });
    await user.click(getByRole('button', { name: 'Save mine' }));
    await findByText('Saved over it');
    expect(server.calls(save)[1]?.body).toMatchObject({ address: 'Pier 13', was: comparedPart(moved) });
    expect(queryByText('This was changed elsewhere meanwhile')).toBeNull();
  });

  it('are given up for those of another tab', async () => {
    const { submit, server, retype, field, findByRole, user } = openForm();
    const moved = { ...harbour, address: 'Quay 3' };
    server.reply(save, refuse('changed_meanwhile', '', { restaurant: moved }));
    await retype(/Address/, 'Pier 13');
    submit();
    await user.click(await findByRole('button', { name: 'Take the saved one' }));
    expect(field(/Address/).value).toBe('Quay 3');
    server.reply(save, { message: 'ok', restaurant: moved });
    submit();
    await waitFor(() => expect(server.calls(save)[1]?.body).toMatchObject({ was: comparedPart(moved) }));
  });
});

describe('settings that are read again while their form is open', () => {
  const settings = 'GET /restaurants/settings';
  const openTab = async () => {
    const server = fakeServer();
    server.reply(settings, harbour);
    const screen = renderScreen(<RestaurantSettings ownerId={ownerId} />);
    const address = (await screen.findByRole('textbox', { name: /Address/ })) as HTMLInputElement;
    const readAgain = async () => {
      server.reply(settings, { ...harbour, address: 'Quay 3' });
      await act(() => screen.queries.invalidateQueries());
    };
    return { ...screen, server, address, readAgain };
  };

  it('are taken over while nothing is typed', async () => {
    const { address, readAgain } = await openTab();
    await readAgain();
    await waitFor(() => expect(address.value).toBe('Quay 3'));
  });

  it('leave alone what is typed, which is still sent as a change of the older ones', async () => {
    const { address, readAgain, user, server, container } = await openTab();
    await user.type(address, '!');
    await readAgain();
    await waitFor(() => expect(server.calls(settings)).toHaveLength(2));
    expect(address.value).toBe('Pier 12!');
    server.reply(save, { message: 'ok', restaurant: harbour });
    fireEvent.submit(container.querySelector('form') as HTMLFormElement);
    await waitFor(() => expect(server.calls(save)[0]?.body).toMatchObject({ was: { address: 'Pier 12' } }));
  });
});

describe('how orders are approved', () => {
  const ordering = 'PUT /restaurants/ordering';
  const openSwitch = async () => {
    const server = fakeServer();
    server.reply('GET /restaurants/settings', { ...harbour, address: '' });
    const screen = renderScreen(<OrderingSettings ownerId={ownerId} />);
    const found = await screen.findByRole('switch', { name: 'Approve orders automatically' });
    return { ...screen, server, found: found as HTMLInputElement };
  };

  it('is changed at once, with no address filled in yet', async () => {
    const { server, user, found, findByText } = await openSwitch();
    server.reply(ordering, { ...harbour, address: '', autoApprove: true });
    await user.click(found);
    await findByText('From now on orders approve themselves.');
    expect(server.calls(ordering)[0]?.body).toEqual({ autoApprove: true });
    expect(found.checked).toBe(true);
  });

  it('stays as it was when it could not be saved', async () => {
    const { server, user, found, findByText } = await openSwitch();
    server.reply(ordering, refuse('internal'));
    await user.click(found);
    await findByText('error updating settings');
    await waitFor(() => expect(found.checked).toBe(false));
  });
});
