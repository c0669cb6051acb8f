import { expect, it } from 'vitest';
import { fakeServer, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { ContactForm } from './contact-form.tsx';

const fillIn = async () => {
  const server = fakeServer();
  const screen = renderScreen(<ContactForm />);
  const { user, getByLabelText, getByRole } = screen;
  await user.write(getByLabelText(/^Name/), 'Dana');
  await user.write(getByLabelText(/^Email/), 'dana@guest.test');
  const send = () => user.click(getByRole('button', { name: 'Send message' }));
  await send();
  expect(document.activeElement).toBe(getByRole('textbox', { name: /^Message/ }));
  await user.write(getByRole('textbox', { name: /^Message/ }), 'Is it open?');
  return { ...screen, server, send };
};

it('sends what was written and says so, where the reader is', async () => {
  const { server, send, findByRole } = await fillIn();
  server.reply('POST /messages', { ok: true });
  await send();
  const title = await findByRole('heading', { name: 'Your message was sent' });
  expect(document.activeElement).toBe(title);
  expect(server.calls('POST /messages')[0]?.body).toEqual({
    name: 'Dana',
    email: 'dana@guest.test',
    message: 'Is it open?',
  });
});

it('keeps what was written when it cannot be sent', async () => {
  const { server, send, findByRole, getByRole } = await fillIn();
  server.reply('POST /messages', refuse('internal'));
  await send();
  expect((await findByRole('alert')).textContent).toContain('still here');
  expect((getByRole('textbox', { name: /^Message/ }) as HTMLTextAreaElement).value).toBe('Is it open?');
});
