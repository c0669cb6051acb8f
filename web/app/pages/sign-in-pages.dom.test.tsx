import { fireEvent, waitFor } from '@testing-library/react';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Locale } from '#core/i18n/locale.ts';
import { ForgotPasswordForm } from '#web/features/accounts/sign-in/forgot-password-form.tsx';
import type { Answer } from '#web/lib/api/call.ts';
import { buildAccount } from '#web/testing/build-account.ts';
import { answerLater, fakeServer, noLine, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { LoginPage } from './sign-in/login-page.tsx';
import { ResetPasswordPage } from './sign-in/reset-password-page.tsx';
import { SignupPage } from './sign-in/signup-page.tsx';

const me = 'GET /users/me';
const logIn = 'POST /users/login';
const signUp = 'POST /users';
const elsewhere = {
  '/dashboard': <h1>{'dashboard'}</h1>,
  '/qr-code': <h1>{'codes'}</h1>,
};

const asNobody = () => {
  const server = fakeServer();
  server.reply(me, refuse('not_signed_in'));
  return server;
};

/** The server as it is once somebody has signed in. */
const signsIn =
  <T,>(server: ReturnType<typeof fakeServer>, answer: T) =>
  () => {
    server.reply(me, buildAccount());
    return answer;
  };

describe('logging in', () => {
  const open = (path = '/login', locale: Locale = 'en') => {
    const server = asNobody();
    const screen = renderScreen(<LoginPage />, { path, locale, elsewhere });
    const submit = () => fireEvent.submit(screen.container.querySelector('form') as HTMLFormElement);
    const fill = async (email = 'noa@harbour.example', password = 'secret-1') => {
      const [mail, pass] = [...screen.container.querySelectorAll('input')];
      if (email) await screen.user.write(mail as HTMLElement, email);
      if (password) await screen.user.write(pass as HTMLElement, password);
    };
    return { ...screen, server, fill, submit };
  };

  it('leads to the dashboard', async () => {
    const { server, fill, submit, findByRole, history } = open();
    server.reply(logIn, signsIn(server, { userId: buildAccount()._id }));
    await fill();
    submit();
    expect(await findByRole('heading', { name: 'dashboard' })).toBeTruthy();
    // The log-in is nothing to come back to.
    expect(history.addresses()).toEqual(['/dashboard']);
    expect(server.calls(logIn).map(({ body }) => body)).toEqual([
      { email: 'noa@harbour.example', password: 'secret-1' },
    ]);
  });

  it('asks for the code of a second factor in a step of its own, and sends all of it', async () => {
    const { server, fill, submit, findByLabelText, findByText, findByRole, user, queryByRole } = open();
    server.reply(logIn, refuse('second_factor_required', 'Type the code.'));
    await fill();
    submit();
    const field = (await findByLabelText(/Code from your authenticator app/)) as HTMLInputElement;
    expect([field.autocomplete, field.inputMode, document.activeElement]).toEqual([
      'one-time-code',
      'numeric',
      field,
    ]);
    expect(queryByRole('alert')).toBeNull();
    submit();
    expect(await findByText('Required')).toBeTruthy();
    server.reply(logIn, refuse('second_factor_wrong', 'The code is wrong.'));
    await user.type(field, '000000');
    submit();
    expect(await findByText('The code is wrong.')).toBeTruthy();
    await user.click(await findByRole('button', { name: 'Use a recovery code instead' }));
    await user.write(await findByLabelText(/Recovery code/), 'aaaa-bbbb-cccc');
    server.reply(logIn, signsIn(server, { userId: buildAccount()._id }));
    submit();
    expect(await findByRole('heading', { name: 'dashboard' })).toBeTruthy();
    expect(server.calls(logIn).map(({ body }) => body)).toEqual([
      { email: 'noa@harbour.example', password: 'secret-1' },
      { email: 'noa@harbour.example', password: 'secret-1', code: '000000' },
      { email: 'noa@harbour.example', password: 'secret-1', code: 'aaaa-bbbb-cccc' },
    ]);
  });

  it('leads back to where one wanted to go, never to another site', async () => {
    const wanted = open(`/login?next=${encodeURIComponent('/qr-code')}`);
    wanted.server.reply(logIn, signsIn(wanted.server, { userId: buildAccount()._id }));
    await wanted.fill();
    wanted.submit();
    expect(await wanted.findByRole('heading', { name: 'codes' })).toBeTruthy();
    wanted.unmount();
    const lured = open(`/login?next=${encodeURIComponent('//evil.example/dashboard')}`);
    lured.server.reply(logIn, signsIn(lured.server, { userId: buildAccount()._id }));
    await lured.fill();
    lured.submit();
    expect(await lured.findByRole('heading', { name: 'dashboard' })).toBeTruthy();
  });

  it.each([
    [
      'the words of the server',
      refuse('bad_credentials', 'Wrong email or password.'),
      'Wrong email or password.',
    ],
    ['its own words', refuse('internal'), 'Login failed'],
    ['the words for a lost line', noLine, 'An error occurred. Please try again.'],
  ])('says in %s that it failed, and keeps what was typed', async (_, answer, sentence) => {
    const { server, fill, submit, findByRole, container } = open();
    server.reply(logIn, answer);
    await fill();
    submit();
    expect((await findByRole('alert')).textContent).toBe(sentence);
    expect([...container.querySelectorAll('input')].map(({ value }) => value)).toEqual([
      'noa@harbour.example',
      'secret-1',
    ]);
  });

  it('says the fixed English sentence on a Hebrew page too, with its meaning', async () => {
    const { server, fill, submit, findByRole } = open('/login', 'he');
    server.reply(logIn, noLine);
    await fill();
    submit();
    const alert = await findByRole('alert');
    expect(alert.textContent).toContain('An error occurred. Please try again.');
    expect(alert.textContent).toContain('אירעה שגיאה. נסו שוב.');
  });

  it('asks for both fields, and for an address that can be one, without asking the server', async () => {
    const { server, fill, submit, findAllByText, findByText } = open();
    submit();
    expect(await findAllByText('Required')).toHaveLength(2);
    await fill('noa@', 'x');
    submit();
    expect(await findByText('This is not a valid email address')).toBeTruthy();
    expect(server.calls(logIn)).toEqual([]);
  });

  it('is sent once by a double press', async () => {
    const later = answerLater<Answer<typeof logIn>>();
    const { server, fill, submit, findByRole } = open();
    server.reply(logIn, later.answer);
    await fill();
    submit();
    submit();
    await waitFor(() => expect(server.calls(logIn)).toHaveLength(1));
    signsIn(server, null)();
    later.give({ userId: buildAccount()._id });
    expect(await findByRole('heading', { name: 'dashboard' })).toBeTruthy();
    expect(server.calls(logIn)).toHaveLength(1);
  });

  it('asks nothing before it is sent: the server has led on whoever is signed in', () => {
    const { server } = open();
    expect(server.calls(me)).toEqual([]);
  });
});

describe('signing up', () => {
  const open = (path = '/signup') => {
    const server = asNobody();
    const screen = renderScreen(<SignupPage />, { path, elsewhere });
    const { user, getByLabelText } = screen;
    const fill = async () => {
      await user.type(getByLabelText(/First name/), 'Noa');
      await user.write(getByLabelText(/Last name/), 'Levi');
      await user.write(getByLabelText(/Restaurant name/), 'Harbour');
      await user.write(getByLabelText(/Email/), 'noa@harbour.example');
      await user.write(getByLabelText(/Password/, { selector: 'input' }), 'secret-1');
    };
    const submit = () => fireEvent.submit(screen.container.querySelector('form') as HTMLFormElement);
    return { ...screen, server, fill, submit };
  };

  it('sends all fields with the plan chosen beforehand, and leads to the dashboard', async () => {
    const { server, fill, submit, findByRole } = open('/signup?plan=basic');
    server.reply(signUp, signsIn(server, buildAccount()));
    await fill();
    submit();
    expect(await findByRole('heading', { name: 'dashboard' })).toBeTruthy();
    expect(server.calls(signUp)[0]?.body).toEqual({
      firstName: 'Noa',
      lastName: 'Levi',
      restaurantName: 'Harbour',
      email: 'noa@harbour.example',
      password: 'secret-1',
      plan: 'basic',
    });
  });

  it('tells at the field that the address is taken, and brings the reader there', async () => {
    const { server, fill, submit, findByText, getByLabelText } = open();
    server.reply(signUp, refuse('email_in_use'));
    await fill();
    submit();
    expect(await findByText('This email is already in use. Please use another.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(getByLabelText(/Email/)));
  });

  it.each(['common_password', 'personal_password'] as const)(
    'tells at the field that the password is easily guessed: %s',
    async (code) => {
      const { server, fill, submit, findByText, getByLabelText } = open();
      server.reply(signUp, refuse(code, 'Too easily guessed.'));
      await fill();
      submit();
      expect(await findByText('Too easily guessed.')).toBeTruthy();
      await waitFor(() =>
        expect(document.activeElement).toBe(getByLabelText(/Password/, { selector: 'input' })),
      );
    },
  );

  it.each([refuse('internal', 'whatever the server says'), noLine])(
    'says the fixed sentence of any other failure',
    async (answer) => {
      const { server, fill, submit, findByRole } = open();
      server.reply(signUp, answer);
      await fill();
      submit();
      expect((await findByRole('alert')).textContent).toContain('Signup failed. Please try again.');
    },
  );

  it('wants six characters of a password', async () => {
    const { server, fill, submit, findByText, getByLabelText, user } = open();
    await fill();
    const password = getByLabelText(/Password/, { selector: 'input' });
    await user.clear(password);
    await user.type(password, '12345');
    submit();
    expect(await findByText('the password must contain at least 6 characters')).toBeTruthy();
    expect(server.calls(signUp)).toEqual([]);
  });
});

describe('a forgotten password', () => {
  const open = (locale: Locale = 'en') => {
    const server = fakeServer();
    const screen = renderScreen(<ForgotPasswordForm />, { locale });
    const send = async () => {
      await screen.user.write(screen.container.querySelector('input') as HTMLElement, 'noa@harbour.example');
      fireEvent.submit(screen.container.querySelector('form') as HTMLFormElement);
    };
    return { ...screen, server, send };
  };

  it('is answered in the words of the server', async () => {
    const { server, send, findByText } = open();
    server.reply('POST /users/forgot-password', { message: 'a reset link was sent to your email' });
    await send();
    expect(await findByText('a reset link was sent to your email')).toBeTruthy();
  });

  it('says that it could not be sent', async () => {
    const { server, send, findByText, getByRole } = open('he');
    expect(getByRole('button', { name: 'שלח קישור איפוס' })).toBeTruthy();
    server.reply('POST /users/forgot-password', refuse('internal'));
    await send();
    expect(await findByText('אירעה שגיאה, נסה שוב מאוחר יותר')).toBeTruthy();
  });
});

describe('a new password', () => {
  const reset = 'POST /users/reset-password';
  const open = (path = '/reset-password?token=abc', locale: Locale = 'en') => {
    const server = fakeServer();
    const screen = renderScreen(<ResetPasswordPage />, {
      path,
      locale,
      elsewhere: { '/login': <h1>{'login'}</h1> },
    });
    const send = async (password: string, confirmation = password) => {
      const [first, second] = [...screen.container.querySelectorAll('input')];
      await screen.user.write(first as HTMLElement, password);
      await screen.user.write(second as HTMLElement, confirmation);
      fireEvent.submit(screen.container.querySelector('form') as HTMLFormElement);
    };
    return { ...screen, server, send };
  };

  it('needs the token of the link', () => {
    const { getByRole, container } = open('/reset-password');
    expect(getByRole('alert').textContent).toContain('the reset link is invalid or missing a token');
    expect(container.querySelector('form')).toBeNull();
  });

  it.each([
    ['12345', '12345', 'the password must contain at least 6 characters'],
    ['123456', '123457', 'the passwords do not match'],
  ])('of %s and %s is refused: %s', async (password, confirmation, sentence) => {
    const { server, send, findByText } = open();
    await send(password, confirmation);
    expect(await findByText(sentence)).toBeTruthy();
    expect(server.calls(reset)).toEqual([]);
  });

  it('is saved, told, and leads to the log-in page after three seconds', async () => {
    const { server, send, findByText, queryByRole } = open('/reset-password?token=abc', 'he');
    server.reply(reset, { message: 'הסיסמה אופסה בהצלחה, תועבר להתחברות...' });
    await send('secret-2');
    vi.useFakeTimers();
    expect(await findByText('הסיסמה אופסה בהצלחה, תועבר להתחברות...')).toBeTruthy();
    expect(server.calls(reset)[0]?.body).toEqual({ token: 'abc', newPassword: 'secret-2' });
    await act(() => vi.advanceTimersByTimeAsync(2_900));
    expect(queryByRole('heading', { name: 'login' })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(queryByRole('heading', { name: 'login' })).toBeTruthy();
  });

  it('that is easily guessed is refused at its field, and the form is there for another', async () => {
    const { server, send, findByText, container, queryByRole } = open();
    server.reply(reset, refuse('common_password', 'Too easily guessed.'));
    await send('secret-2');
    expect(await findByText('Too easily guessed.')).toBeTruthy();
    expect(document.activeElement).toBe(container.querySelector('input'));
    expect(queryByRole('alert')?.textContent ?? '').not.toContain('could not be reset');
  });

  it('says in its own words or those of the server that it failed', async () => {
    const { server, send, findByText } = open('/reset-password?token=abc', 'he');
    server.reply(reset, refuse('internal'));
    await send('secret-2');
    expect(await findByText('שגיאה באיפוס הסיסמה. נסה שוב.')).toBeTruthy();
    server.reply(reset, refuse('reset_link_invalid', 'הקישור פג'));
    await send('secret-2');
    expect(await findByText('הקישור פג')).toBeTruthy();
  });
});
