import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SignedInDevice } from '#core/security/devices.contract.ts';
import { fakeServer, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { TwoStep } from './two-step.tsx';

const state = 'GET /users/me/second-factor';
const verify = 'POST /users/verify-password';
const begin = 'POST /users/me/second-factor';
const confirm = 'POST /users/me/second-factor/confirm';
const renew = 'POST /users/me/second-factor/recovery-codes';
const end = 'DELETE /users/me/second-factor';

const devices = 'GET /users/me/devices';
const logOut = 'DELETE /users/me/devices/:id';
const device = (letter: string, overrides: Partial<SignedInDevice> = {}): SignedInDevice => ({
  _id: letter.repeat(24),
  device: { browser: 'chrome', system: 'windows' },
  stationName: null,
  since: '2026-02-01T10:00:00.000Z',
  lastUsedAt: '2026-03-01T10:30:00.000Z',
  isThis: false,
  ...overrides,
});

const codes = Array.from({ length: 10 }, (_, index) => `aaaa-bbbb-000${index}`);
const off = { since: null, recoveryCodesLeft: 0 };
const on = { since: '2026-03-01T10:00:00.000Z', recoveryCodesLeft: 10 };

const setUp = (now: typeof off | typeof on) => {
  const server = fakeServer();
  server.reply(state, now);
  server.reply(devices, [device('a', { isThis: true })]);
  server.reply(verify, { verifiedUntil: '2026-03-01T10:05:00.000Z' });
  server.reply(begin, { secret: 'ABCDEFGH', uri: 'otpauth://totp/Menta:noa?secret=ABCDEFGH&issuer=Menta' });
  const screen = renderScreen(
    <TwoStep email="noa@harbour.example" nameOf={(known) => known?.system ?? ''} />,
  );
  const open = async (button: string) => {
    await screen.user.click(await screen.findByRole('button', { name: button }));
    await screen.user.type(
      await screen.findByLabelText(/Account password/, { selector: 'input' }),
      'secret-1',
    );
    await screen.user.click(screen.getByRole('button', { name: 'Continue' }));
  };
  const giveCode = async (code: string, button: string) => {
    await screen.user.write(await screen.findByLabelText(/Code from your authenticator app/), code);
    const [sent] = screen.getAllByRole('button', { name: button }).slice(-1);
    await screen.user.click(sent as HTMLElement);
  };
  return { ...screen, server, open, giveCode };
};

describe('switching two-step verification on', () => {
  it('goes from the password over the app to codes that are shown once', async () => {
    const { server, open, giveCode, findByRole, findByText, user, queryByRole } = setUp(off);
    server.reply(confirm, { recoveryCodes: codes });
    await open('Set it up');
    expect(await findByRole('img', { name: 'QR code for the authenticator app' })).toBeTruthy();
    expect(await findByText('ABCD EFGH')).toBeTruthy();
    server.reply(state, on);
    await giveCode('123456', 'Switch on');
    expect(server.calls(confirm)[0]?.body).toEqual({ code: '123456' });
    const list = await findByRole('list', { name: 'Recovery codes' });
    expect([...list.children].map((item) => item.textContent)).toEqual(codes);
    await user.click(await findByRole('button', { name: 'I have saved them' }));
    await waitFor(() => expect(queryByRole('dialog')).toBeNull());
    expect(await findByText(/10 recovery codes left/)).toBeTruthy();
  });

  const reachOthers = async () => {
    const screen = setUp(off);
    const { server, open, giveCode, user, findByRole } = screen;
    const bar = device('b', { device: { browser: 'safari', system: 'ipad' }, stationName: 'Bar' });
    server.reply(devices, [device('a', { isThis: true }), bar, device('c')]);
    server.reply(confirm, { recoveryCodes: codes });
    server.reply(logOut, {});
    await open('Set it up');
    server.reply(state, on);
    await giveCode('123456', 'Switch on');
    await user.click(await findByRole('button', { name: 'I have saved them' }));
    await findByRole('dialog', { name: 'Devices that are already logged in' });
    return screen;
  };

  it('asks about other devices and stations, and ends none by itself', async () => {
    const { server, user, getAllByRole, getByRole, queryByRole } = await reachOthers();
    const boxes = getAllByRole('checkbox', { hidden: false });
    expect(boxes.map((box) => box.getAttribute('aria-checked'))).toEqual(['false', 'false']);
    await user.click(getByRole('button', { name: 'Keep them all' }));
    await waitFor(() => expect(queryByRole('dialog')).toBeNull());
    expect(server.calls(logOut)).toEqual([]);
  });

  it('logs out those that the owner marks, and no others', async () => {
    const { server, user, getByRole, queryByRole } = await reachOthers();
    expect(getByRole('checkbox', { name: /Station: Bar/ })).toBeTruthy();
    const logOutMarked = getByRole('button', { name: 'Log out the marked ones' });
    // Without a selection nobody must believe that devices were logged out.
    expect(logOutMarked).toHaveProperty('disabled', true);
    await user.click(getByRole('checkbox', { name: 'windows' }));
    await user.click(logOutMarked);
    await waitFor(() => expect(queryByRole('dialog')).toBeNull());
    expect(server.calls(logOut).map(({ params }) => params.id)).toEqual(['c'.repeat(24)]);
  });

  it('says at the field that the code is wrong, and empties it', async () => {
    const { server, open, giveCode, findByText, getByLabelText } = setUp(off);
    server.reply(confirm, refuse('second_factor_wrong', 'The code is wrong.'));
    await open('Set it up');
    await giveCode('000000', 'Switch on');
    expect(await findByText('The code is wrong.')).toBeTruthy();
    const field = getByLabelText(/Code from your authenticator app/) as HTMLInputElement;
    await waitFor(() => expect([field.value, document.activeElement]).toEqual(['', field]));
  });

  it('asks for the password again when its five minutes are over', async () => {
    const { server, open, giveCode, findByLabelText } = setUp(off);
    server.reply(confirm, refuse('password_required', 'Confirm your password.'));
    await open('Set it up');
    await giveCode('123456', 'Switch on');
    expect(await findByLabelText(/Account password/, { selector: 'input' })).toBeTruthy();
  });
});

describe('two-step verification that is on', () => {
  it('is switched off with a recovery code too', async () => {
    const { server, open, findByLabelText, findByRole, user, getAllByRole } = setUp(on);
    server.reply(end, {});
    await open('Switch off');
    await user.click(await findByRole('button', { name: 'Use a recovery code instead' }));
    await user.write(await findByLabelText(/Recovery code/), 'aaaa-bbbb-0000');
    server.reply(state, off);
    fireEvent.click(getAllByRole('button', { name: 'Switch off' }).at(-1) as HTMLElement);
    expect(await findByRole('button', { name: 'Set it up' })).toBeTruthy();
    expect(server.calls(end)[0]?.body).toEqual({ code: 'aaaa-bbbb-0000' });
  });

  it('gives new recovery codes, to copy', async () => {
    const { server, open, giveCode, findByRole, findByText, user } = setUp(on);
    server.reply(renew, { recoveryCodes: codes });
    await open('New recovery codes');
    await giveCode('123456', 'New recovery codes');
    await user.click(await findByRole('button', { name: 'Copy' }));
    await findByText('The codes were copied');
    expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));
  });

  it('warns when no recovery code is left, and says when its state could not be read', async () => {
    const { findByRole, unmount } = setUp({ ...on, recoveryCodesLeft: 0 });
    expect((await findByRole('alert')).textContent).toContain('No recovery codes are left');
    unmount();
    const server = fakeServer();
    server.reply(state, refuse('internal', 'Something broke.'));
    const { findByText } = renderScreen(
      <TwoStep email="noa@harbour.example" nameOf={(known) => known?.system ?? ''} />,
    );
    expect(await findByText('The state could not be loaded')).toBeTruthy();
  });
});
