import { act, fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Answer } from '#web/lib/api/call.ts';
import { buildAccount } from '#web/testing/build-account.ts';
import { answerLater, fakeServer, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { EmailForm } from './email-form.tsx';

const account = buildAccount();
const submit = (container: HTMLElement) =>
  fireEvent.submit(container.querySelector('form') as HTMLFormElement);

describe('a new password', () => {
  const change = 'PUT /users/me/password';
  const openForm = async () => {
    const server = fakeServer();
    const screen = renderScreen(<ChangePasswordForm account={account} />);
    const field = (label: RegExp) => screen.getByLabelText(label, { selector: 'input' }) as HTMLInputElement;
    await screen.user.write(field(/Current password/), 'secret-1');
    await screen.user.write(field(/New password/), 'secret-2');
    return { ...screen, server, field };
  };

  it('is saved, told, and leaves no password in the form', async () => {
    const { server, container, findByText, field } = await openForm();
    server.reply(change, { message: 'The password was changed' });
    submit(container);
    expect(await findByText('The password was changed')).toBeTruthy();
    expect(server.calls(change)[0]?.body).toEqual({ currentPassword: 'secret-1', newPassword: 'secret-2' });
    await waitFor(() =>
      expect([field(/Current password/).value, field(/New password/).value]).toEqual(['', '']),
    );
  });

  it('is refused at the field of the old one when that is wrong', async () => {
    const { server, container, findByText, field } = await openForm();
    server.reply(change, refuse('wrong_password', 'The password is wrong.'));
    submit(container);
    expect(await findByText('The password is wrong.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field(/Current password/)));
  });

  it.each(['common_password', 'personal_password'] as const)(
    'that is refused as %s is told at its own field',
    async (code) => {
      const { server, container, findByText, field, queryByText } = await openForm();
      server.reply(change, refuse(code, 'Too easily guessed.'));
      submit(container);
      expect(await findByText('Too easily guessed.')).toBeTruthy();
      await waitFor(() => expect(document.activeElement).toBe(field(/New password/)));
      expect(queryByText('Saving did not work')).toBeNull();
    },
  );

  it('asks for the code of a second factor, and goes with it', async () => {
    const { server, container, findByText, findByLabelText, user, queryByText, queryByLabelText } =
      await openForm();
    server.reply(change, refuse('second_factor_required', 'Type the code.'));
    submit(container);
    const code = await findByLabelText(/Code from your authenticator app/);
    expect(queryByText('Saving did not work')).toBeNull();
    server.reply(change, refuse('second_factor_wrong', 'The code is wrong.'));
    await user.type(code, '123456');
    submit(container);
    expect(await findByText('The code is wrong.')).toBeTruthy();
    server.reply(change, { message: 'The password was changed' });
    submit(container);
    expect(await findByText('The password was changed')).toBeTruthy();
    expect(server.calls(change).at(-1)?.body).toEqual({
      currentPassword: 'secret-1',
      newPassword: 'secret-2',
      code: '123456',
    });
    await waitFor(() => expect(queryByLabelText(/Code from your authenticator app/)).toBeNull());
  });

  it('is changed once by two presses in one moment: the second would call the old one wrong', async () => {
    const later = answerLater<Answer<typeof change>>();
    const { server, container, findByText } = await openForm();
    server.reply(change, later.answer);
    act(() => {
      submit(container);
      submit(container);
    });
    await waitFor(() => expect(server.calls(change).length).toBeGreaterThan(0));
    later.give({ message: 'The password was changed' });
    await findByText('The password was changed');
    expect(server.calls(change)).toHaveLength(1);
  });
});

describe('a new address', () => {
  it.each([
    ['email_in_use', /New email/],
    ['wrong_password', /Current password/],
  ] as const)('refused as %s is told at its field', async (code, label) => {
    const server = fakeServer();
    const { user, getByLabelText, container, findByText } = renderScreen(<EmailForm account={account} />);
    const field = (of: RegExp) => getByLabelText(of, { selector: 'input' });
    server.reply('PUT /users/me/email', refuse(code, 'Not this one.'));
    await user.write(field(/New email/), 'new@harbour.example');
    await user.write(field(/Current password/), 'secret-1');
    submit(container);
    expect(await findByText('Not this one.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field(label)));
  });
});

describe('deleting the account', () => {
  const remove = 'DELETE /users/me';
  const openDialog = () => {
    const server = fakeServer();
    const onClose = vi.fn();
    const screen = renderScreen(<DeleteDialog restaurantName="Harbour" onClose={onClose} />, {
      path: '/dashboard',
      elsewhere: { '/': <h1>{'landing'}</h1> },
    });
    const { user, getByRole, getByLabelText } = screen;
    return {
      ...screen,
      server,
      onClose,
      type: async (name: string, password: string) => {
        if (name) await user.write(getByLabelText(/type the restaurant name/), name);
        if (password) await user.write(getByLabelText(/Current password/, { selector: 'input' }), password);
      },
      confirm: () => user.click(getByRole('button', { name: 'Delete for good' })),
    };
  };

  it('needs the name of the restaurant, typed, and the password', async () => {
    const { type, confirm, server, findByText, onClose } = openDialog();
    await type('harbour', 'secret-1');
    await confirm();
    expect(await findByText('This is not the restaurant name')).toBeTruthy();
    expect([server.routes(), onClose.mock.calls]).toEqual([[], []]);
  });

  it('does not go ahead without the password', async () => {
    const { type, confirm, server, findByText } = openDialog();
    await type('Harbour', '');
    await confirm();
    expect(await findByText('Required')).toBeTruthy();
    expect(server.routes()).toEqual([]);
  });

  it('says why it was refused, and stays', async () => {
    const { type, confirm, server, findByRole } = openDialog();
    server.reply(remove, refuse('wrong_password', 'The password is wrong.'));
    await type('Harbour', 'nonsense');
    await confirm();
    expect((await findByRole('alert')).textContent).toBe('The password is wrong.');
  });

  it('leads out of the account, with nothing of it left, and says that it is done', async () => {
    const { type, confirm, server, findByRole, findByText, queries } = openDialog();
    queries.setQueryData(['session'], account);
    server.reply(remove, { message: 'The account was deleted' });
    await type('Harbour', 'secret-1');
    await confirm();
    expect(await findByRole('heading', { name: 'landing' })).toBeTruthy();
    expect(await findByText('The account was deleted')).toBeTruthy();
    expect(queries.getQueryCache().getAll()).toEqual([]);
  });
});
