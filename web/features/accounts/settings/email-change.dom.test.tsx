import { act, fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '#web/lib/api/call.ts';
import { buildAccount } from '#web/testing/build-account.ts';
import { answerLater, fakeServer, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { ConfirmEmail } from './confirm-email.tsx';
import { EmailForm } from './email-form.tsx';

const account = buildAccount();
const waiting = buildAccount({ pendingEmail: 'new@harbour.example' });

describe('an address that waits for confirmation', () => {
  const ask = 'PUT /users/me/email';

  it('is told once the link is on its way, and no password stays in the form', async () => {
    const server = fakeServer();
    const { user, getByLabelText, container, findByText, queries } = renderScreen(
      <EmailForm account={account} />,
    );
    const field = (of: RegExp) => getByLabelText(of, { selector: 'input' }) as HTMLInputElement;
    server.reply(ask, waiting);
    await user.write(field(/New email/), 'new@harbour.example');
    await user.write(field(/Current password/), 'secret-1');
    fireEvent.submit(container.querySelector('form') as HTMLFormElement);
    expect(await findByText(/We sent a link to new@harbour.example/)).toBeTruthy();
    expect(queries.getQueryData(['session'])).toEqual(waiting);
    expect(field(/Current password/).value).toBe('');
  });

  it('stands beside the one that counts, in either language', () => {
    fakeServer();
    const { getByText } = renderScreen(<EmailForm account={waiting} />, { locale: 'he' });
    expect(getByText('noa@harbour.example')).toBeTruthy();
    expect(getByText(/ממתינים לאישור של \u2068new@harbour.example\u2069/)).toBeTruthy();
  });

  it('is mailed its link once more, once for two presses', async () => {
    const server = fakeServer();
    const later = answerLater<Answer<'POST /users/me/email/resend'>>();
    server.reply('POST /users/me/email/resend', later.answer);
    const { getByRole, findByText } = renderScreen(<EmailForm account={waiting} />);
    const again = getByRole('button', { name: 'Send again' });
    act(() => {
      again.click();
      again.click();
    });
    later.give(waiting);
    expect(await findByText(/We sent a link to new@harbour.example/)).toBeTruthy();
    expect(server.calls('POST /users/me/email/resend')).toHaveLength(1);
  });

  it('is given up', async () => {
    const server = fakeServer();
    server.reply('DELETE /users/me/email/pending', account);
    const { user, getByRole, findByText, queries } = renderScreen(<EmailForm account={waiting} />);
    await user.click(getByRole('button', { name: 'Cancel the change' }));
    expect(await findByText('Your email stays as it was.')).toBeTruthy();
    expect(queries.getQueryData(['session'])).toEqual(account);
  });

  it('that is not waiting any more is read anew after the refusal', async () => {
    const server = fakeServer();
    server.reply('POST /users/me/email/resend', refuse('no_pending_email', 'Nothing waits.'));
    const { user, getByRole, findByText, queries } = renderScreen(<EmailForm account={waiting} />);
    queries.setQueryData(['session'], waiting);
    await user.click(getByRole('button', { name: 'Send again' }));
    expect(await findByText('Nothing waits.')).toBeTruthy();
    expect(queries.getQueryState(['session'])?.isInvalidated).toBe(true);
  });
});

describe('the link that confirms an address', () => {
  const confirm = 'POST /users/me/email/confirm';
  const open = (as = waiting) => {
    const server = fakeServer();
    const screen = renderScreen(<ConfirmEmail account={as} />, {
      path: '/dashboard/settings/account?email-token=abc',
    });
    return { ...screen, server };
  };

  it('asks before anything changes, and leaves its secret nowhere in the address', async () => {
    const { findByRole, getByText, router, server } = open();
    expect(await findByRole('dialog', { name: 'Confirm your new email' })).toBeTruthy();
    expect(getByText('From now on you log in with new@harbour.example.')).toBeTruthy();
    expect(router.state.location).toMatchObject({ pathname: '/dashboard/settings/account', search: '' });
    expect(server.routes()).toEqual([]);
  });

  it('makes it the one to log in with', async () => {
    const { user, findByRole, findByText, queryByRole, server, queries } = open();
    const saved = buildAccount({ email: 'new@harbour.example' });
    server.reply(confirm, saved);
    await user.click(await findByRole('button', { name: 'Confirm' }));
    expect(await findByText('Your email was updated.')).toBeTruthy();
    expect(server.calls(confirm).map(({ body }) => body)).toEqual([{ token: 'abc' }]);
    expect(queries.getQueryData(['session'])).toEqual(saved);
    await waitFor(() => expect(queryByRole('dialog')).toBeNull());
  });

  it('says why it does not work', async () => {
    const { user, findByRole, server } = open();
    server.reply(confirm, refuse('email_in_use', 'Somebody has it.'));
    await user.click(await findByRole('button', { name: 'Confirm' }));
    expect((await findByRole('alert')).textContent).toBe('Somebody has it.');
  });

  it('that has nothing to confirm says in which account', async () => {
    const { findByText, queryByRole } = open(account);
    expect(await findByText(/The account here is noa@harbour.example/)).toBeTruthy();
    expect(queryByRole('button', { name: 'Confirm' })).toBeNull();
  });

  it('is none without its secret', () => {
    fakeServer();
    const { queryByRole } = renderScreen(<ConfirmEmail account={waiting} />, {
      path: '/dashboard/settings/account',
    });
    expect(queryByRole('dialog')).toBeNull();
  });
});
