import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Person } from '#core/staff/people.contract.ts';
import type { Station } from '#core/staff/stations.contract.ts';
import { type FakeServer, fakeServer, noLine, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { TeamSettings } from './team-settings.tsx';

const dana: Person = { _id: 'a'.repeat(24), name: 'Dana', color: 'violet', rights: ['orders'] };
const bar: Station = {
  _id: 'b'.repeat(24),
  name: 'Bar',
  since: '2025-03-01T10:00:00.000Z',
  lastUsedAt: '2025-03-09T16:00:00.000Z',
  personName: 'Dana',
};

const openTab = async (prepare: (server: FakeServer) => void = () => {}) => {
  const server = fakeServer();
  server.reply('GET /people', [dana]);
  server.reply('GET /stations', [bar]);
  server.reply('GET /staff/pin-length', { minutes: 15 });
  server.reply('POST /users/verify-password', { verifiedUntil: '2025-03-09T16:05:00.000Z' });
  server.reply('GET /qr/base', { base: 'http://menta.test', reach: 'everyone' });
  prepare(server);
  const screen = renderScreen(<TeamSettings email="noa@harbour.example" />);
  const press = async (name: string) => screen.user.click(await screen.findByRole('button', { name }));
  return { ...screen, server, press };
};

describe('the people in the dashboard', () => {
  it('are added with a name, a PIN and rights, after the password where the server asks for it', async () => {
    const { server, press, user, findByLabelText, getByLabelText, getByRole, findByText } = await openTab(
      (prepared) => prepared.reply('POST /people', refuse('password_required', 'Confirm your password.')),
    );
    await press('Add somebody');
    await press('Save');
    await findByText('Write a name.');
    await findByText('A PIN has 4 to 6 digits.');
    expect(server.calls('POST /people')).toEqual([]);
    await user.type(getByLabelText(/Name/), 'Avi');
    await user.type(getByLabelText(/4 to 6 digits/), '40x71');
    await user.click(getByRole('switch', { name: 'Open and close shifts' }));
    await user.click(getByRole('radio', { name: 'Red' }));
    await press('Save');
    const password = await findByLabelText(/Account password/);
    server.reply('POST /people', { ...dana, _id: 'c'.repeat(24), name: 'Avi' });
    await user.write(password, 'secret-1');
    await press('Continue');
    await findByText('Saved');
    expect(server.calls('POST /people').at(-1)?.body).toEqual({
      name: 'Avi',
      color: 'red',
      rights: ['orders', 'shifts'],
      pin: '4071',
    });
  });

  it('are told why a change was refused, and keep what was typed', async () => {
    const { press, user, findByLabelText, findByText, getByLabelText } = await openTab((prepared) =>
      prepared.reply('PUT /people/:id', refuse('person_name_taken', 'Somebody already has that name.')),
    );
    await press('Edit Dana');
    await user.type(await findByLabelText(/Name/), ' C');
    await press('Save');
    await findByText('Somebody already has that name.');
    expect((getByLabelText(/Name/) as HTMLInputElement).value).toBe('Dana C');
  });

  it.each(['1234', '0000', '112233'])('are refused the PIN %s while it is typed', async (pin) => {
    const { press, user, findByLabelText, findByRole, getByLabelText, queryByRole, server } = await openTab();
    await press('A new PIN for Dana');
    await user.type(await findByLabelText(/4 to 6 digits/), pin);
    expect((await findByRole('alert')).textContent).toContain('easily guessed');
    await press('Save');
    expect(server.calls('PUT /people/:id/pin')).toEqual([]);
    await user.clear(getByLabelText(/4 to 6 digits/));
    await user.type(getByLabelText(/4 to 6 digits/), '4071');
    expect(queryByRole('alert')).toBeNull();
  });

  it('get another PIN, and are removed after a question', async () => {
    const { server, press, user, findByLabelText, findByText, findByRole } = await openTab((prepared) => {
      prepared.reply('PUT /people/:id/pin', {});
      prepared.reply('DELETE /people/:id', {});
    });
    await press('A new PIN for Dana');
    await user.type(await findByLabelText(/4 to 6 digits/), '90352');
    await press('Save');
    await findByText('Saved');
    expect(server.calls('PUT /people/:id/pin')[0]?.body).toEqual({ pin: '90352' });
    await press('Remove Dana');
    const question = await findByRole('alertdialog');
    server.reply('GET /people', []);
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    await findByText('Nobody on the staff yet');
  });

  it('can be asked for again when they did not come', async () => {
    const { server, findAllByText, press, findByText } = await openTab((prepared) =>
      prepared.reply('GET /people', noLine),
    );
    await findAllByText(/No connection/);
    server.reply('GET /people', [dana]);
    await press('Try again');
    await findByText('Dana');
  });
});

describe('the stations in the dashboard', () => {
  it('are listed with who stands there, and ended after a question', async () => {
    const { server, press, user, findByText, findByRole } = await openTab((prepared) =>
      prepared.reply('DELETE /stations/:id', {}),
    );
    await findByText(/Now: Dana/);
    await press('End the station Bar');
    const question = await findByRole('alertdialog');
    server.reply('GET /stations', []);
    await user.click(within(question).getByRole('button', { name: 'End' }));
    await findByText('No stations yet');
    expect(server.calls('DELETE /stations/:id')[0]?.params).toEqual({ id: bar._id });
  });

  it('are paired by a code, shown large and to be scanned, until the device is there', async () => {
    const { server, press, user, findByLabelText, findByText, findByRole } = await openTab((prepared) =>
      prepared.reply('POST /stations/codes', { code: 'ACDE3467', expiresAt: '2025-03-09T16:02:00.000Z' }),
    );
    await press('Connect another device');
    await user.write(await findByLabelText(/Name of the station/), 'Pass');
    await press('Show a code');
    await findByText('ACDE 3467');
    await findByRole('img', { name: 'QR code that connects the station' });
    server.reply('GET /stations', [bar, { ...bar, _id: 'd'.repeat(24), name: 'Pass' }]);
    await findByText('The station ‘Pass’ is connected');
  });
});

describe('how long a PIN counts', () => {
  it('is chosen by the owner, with the password', async () => {
    const { server, press, user, findByRole, findByLabelText, findByText } = await openTab((prepared) =>
      prepared.reply('PUT /staff/pin-length', refuse('password_required', 'Confirm your password.')),
    );
    const chosen = (await findByRole('radio', { name: '15 minutes' })) as HTMLInputElement;
    expect(chosen.checked).toBe(true);
    await user.click(await findByRole('radio', { name: 'The whole shift' }));
    await press('Save');
    const password = await findByLabelText(/Account password/);
    server.reply('PUT /staff/pin-length', { minutes: null });
    await user.write(password, 'secret-1');
    await press('Continue');
    await findByText('Saved');
    expect(server.calls('PUT /staff/pin-length').at(-1)?.body).toEqual({ minutes: null });
    expect(((await findByRole('radio', { name: 'The whole shift' })) as HTMLInputElement).checked).toBe(true);
  });
});
