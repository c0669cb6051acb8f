import { within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { throwAwayEmail } from '#core/accounts/throw-away.ts';
import { buildAccount, ownerId } from '#web/testing/build-account.ts';
import { fakeServer, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { PasswordForm } from '#web/ui/form/password-form.tsx';
import { KeepFirst, KeepNotice } from './keep-notice.tsx';
import { TryCard } from './try-card.tsx';
import { TryStrip } from './try-strip.tsx';

const throwAwayAt = '2025-03-10T16:00:00.000Z';
const email = throwAwayEmail(ownerId);
const account = buildAccount({ throwAwayAt, email });

describe('trying an evening', () => {
  const showCard = () => {
    const server = fakeServer();
    const onStarted = vi.fn(async () => {});
    const elsewhere = { '/order-manager': <h1>{'board'}</h1> };
    return { server, onStarted, ...renderScreen(<TryCard onStarted={onStarted} />, { elsewhere }) };
  };

  it('asks nothing of the server before the button is pressed', async () => {
    const { server, user, getByRole, onStarted } = showCard();
    expect(server.routes()).toEqual([]);
    server.reply('POST /try', { userId: ownerId, throwAwayAt });
    await user.click(getByRole('button', { name: 'Try an evening' }));
    await expect.poll(() => onStarted).toHaveBeenCalledTimes(1);
  });

  it('leads an owner to their own board', async () => {
    const { server, user, getByRole, findByRole } = showCard();
    server.reply('POST /try', refuse('already_signed_in', 'You are signed in.'));
    await user.click(getByRole('button', { name: 'Try an evening' }));
    await user.click(await findByRole('link', { name: 'To your own board' }));
    expect((await findByRole('heading')).textContent).toBe('board');
  });

  it('says that there are too many, and the button is still there', async () => {
    const { server, user, getByRole, findByRole } = showCard();
    server.reply('POST /try', refuse('try_later', 'Try again in a few minutes.'));
    await user.click(getByRole('button', { name: 'Try an evening' }));
    expect((await findByRole('alert')).textContent).toBe('Try again in a few minutes.');
    expect(getByRole('button', { name: 'Try an evening' })).toBeTruthy();
  });
});

describe('the board of a restaurant to try', () => {
  it('tells the server that somebody looks, and shows the way to the guest’s page and to what is sold out', async () => {
    const server = fakeServer();
    server.reply('POST /try/attend', { throwAwayAt });
    const [onShowGuestPage, onSellOut] = [vi.fn(), vi.fn()];
    const { user, getByRole } = renderScreen(
      <TryStrip account={account} onShowGuestPage={onShowGuestPage} onSellOut={onSellOut} />,
    );
    await expect.poll(() => server.calls('POST /try/attend')).toHaveLength(1);
    await user.click(getByRole('button', { name: 'Menu on a phone' }));
    expect(onShowGuestPage).toHaveBeenCalledTimes(1);
    await user.click(getByRole('button', { name: 'Sell out a dish' }));
    expect(onSellOut).toHaveBeenCalledTimes(1);
  });
});

describe('keeping it', () => {
  const fillIn = async () => {
    const server = fakeServer();
    const screen = renderScreen(<KeepNotice throwAwayAt={throwAwayAt} />);
    const { user, getByRole, findByRole } = screen;
    await user.click(getByRole('button', { name: 'Keep it' }));
    const dialog = within(await findByRole('dialog'));
    expect(dialog.getByText(/orders of the trial evening are deleted/)).toBeTruthy();
    const typed = {
      'First name': 'Dana',
      'Last name': 'Cohen',
      'Restaurant name': 'Dana’s',
      Email: 'dana@menta.test',
      Password: 'correct horse',
    };
    for (const [label, value] of Object.entries(typed))
      await user.write(dialog.getByLabelText(new RegExp(`^${label}`)), value);
    return {
      ...screen,
      server,
      dialog,
      send: () => user.click(dialog.getByRole('button', { name: 'Keep it' })),
    };
  };

  it('asks what a sign-up asks, and is told', async () => {
    const { server, send, findByText, queryByRole } = await fillIn();
    server.reply('POST /try/keep', buildAccount());
    await send();
    expect(await findByText('The restaurant is yours. Welcome!')).toBeTruthy();
    expect(queryByRole('dialog')).toBeNull();
    expect(server.calls('POST /try/keep')[0]?.body).toMatchObject({
      email: 'dana@menta.test',
      restaurantName: 'Dana’s',
    });
  });

  it('says beside its field what is wrong, and keeps what was typed', async () => {
    const { server, send, dialog } = await fillIn();
    server.reply('POST /try/keep', refuse('email_in_use'));
    await send();
    expect(await dialog.findByText(/already in use/)).toBeTruthy();
    expect((dialog.getByLabelText(/^Email/) as HTMLInputElement).value).toBe('dana@menta.test');
  });

  it('stands where the account’s settings would be', () => {
    const { getByRole, getByText } = renderScreen(<KeepFirst />);
    expect(getByText(/no email or password here yet/)).toBeTruthy();
    expect(getByRole('button', { name: 'Keep it' })).toBeTruthy();
  });

  it('is the moment from which a password is asked for', async () => {
    const onSubmit = vi.fn(async () => 'other' as const);
    const { user, getByText, getByRole, queryByLabelText } = renderScreen(
      <>
        <PasswordForm id="step" email={email} onWorking={() => {}} onSubmit={onSubmit} />
        <button type="submit" form="step" aria-label="go" />
      </>,
    );
    expect(getByText(/has no password/)).toBeTruthy();
    expect(queryByLabelText(/Account password/)).toBeNull();
    await user.click(getByRole('button', { name: 'go' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});
