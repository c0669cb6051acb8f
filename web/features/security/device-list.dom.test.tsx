import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SignedInDevice } from '#core/security/devices.contract.ts';
import { fakeServer, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { DeviceList } from './device-list.tsx';

const list = 'GET /users/me/devices';
const logOut = 'DELETE /users/me/devices/:id';

const device = (overrides: Partial<SignedInDevice> = {}): SignedInDevice => ({
  _id: 'a'.repeat(24),
  device: { browser: 'chrome', system: 'windows' },
  stationName: null,
  since: '2026-02-01T10:00:00.000Z',
  lastUsedAt: '2026-03-01T10:30:00.000Z',
  isThis: true,
  ...overrides,
});
const tablet = device({
  _id: 'b'.repeat(24),
  device: { browser: 'safari', system: 'ipad' },
  stationName: 'Bar',
  isThis: false,
});
const old = device({ _id: 'c'.repeat(24), device: null, isThis: false });

const open = async (devices: SignedInDevice[]) => {
  const server = fakeServer();
  server.reply(list, devices);
  const nameOf = (known: SignedInDevice['device']) => known?.system ?? '';
  const screen = renderScreen(<DeviceList nameOf={nameOf} />);
  await screen.findAllByRole('listitem');
  return { ...screen, server };
};

describe('the list of devices', () => {
  it('names each, marks this one and stations, and offers to log out the others', async () => {
    const { getAllByRole } = await open([device(), tablet, old]);
    const rows = getAllByRole('listitem').map((row) => row.textContent);
    expect(rows[0]).toMatch(/^windowsThis device.*Last used/);
    expect(rows[1]).toMatch(/^ipadStation: Bar/);
    expect(rows[2]).toMatch(/^Unknown device/);
    expect(getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Log out ipad',
      'Log out Unknown device',
    ]);
  });

  it.each([
    ['signs one out after a question', {}],
    ['takes one that has left by itself for signed out', refuse('not_found')],
  ])('%s', async (_, answer) => {
    const { user, server, findByRole, getByRole, findByText } = await open([device(), tablet]);
    server.reply(logOut, answer);
    await user.click(getByRole('button', { name: 'Log out ipad' }));
    const question = await findByRole('alertdialog');
    expect(question.textContent).toContain('Log out ipad?');
    server.reply(list, [device()]);
    await user.click(await findByRole('button', { name: 'Log out' }));
    expect(await findByText('ipad was logged out.')).toBeTruthy();
    await waitFor(() => expect(getByRole('list', { name: 'Logged-in devices' }).children).toHaveLength(1));
    expect(server.calls(logOut)[0]?.params).toEqual({ id: tablet._id });
  });

  it('stays as it is when that fails, and says so', async () => {
    const { user, server, findByRole, getByRole, findByText } = await open([device(), tablet]);
    server.reply(logOut, refuse('overloaded', 'Busy. Try again.'));
    await user.click(getByRole('button', { name: 'Log out ipad' }));
    await user.click(await findByRole('button', { name: 'Log out' }));
    expect(await findByText('Busy. Try again.')).toBeTruthy();
  });
});
