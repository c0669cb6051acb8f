import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type FakeServer, fakeServer, noLine, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { ReadyAddressDialog } from './address-dialog.tsx';

const read = 'GET /restaurants/ready-screen';
const replace = 'PUT /restaurants/ready-screen';
const [first, second] = ['a'.repeat(32), 'b'.repeat(32)];

const open = (secret: string | null, prepare: (server: FakeServer) => void = () => {}) => {
  const server = fakeServer();
  server.reply(read, { secret });
  server.reply('GET /qr/base', { base: 'https://menta.example', reach: 'everyone' });
  server.reply(replace, { secret: second });
  prepare(server);
  const screen = renderScreen(<ReadyAddressDialog onClose={vi.fn()} />);
  return {
    ...screen,
    server,
    press: async (name: string) => screen.user.click(await screen.findByRole('button', { name })),
  };
};
const linkOf = (secret: string) => `https://menta.example/ready/${secret}?lang=en`;

describe('the address of the ready screen', () => {
  it('is made by a press and shown with its code', async () => {
    const { press, findByText, getByRole, server } = open(null);
    await press('Make an address');
    expect(await findByText(linkOf(second))).toBeTruthy();
    expect(getByRole('img', { name: 'QR code of the address' })).toBeTruthy();
    expect(server.calls(replace)[0]?.body).toEqual({ was: null });
  });

  it('is replaced only after a question, and by the address that is shown', async () => {
    const { press, findByText, server } = open(first);
    await findByText(linkOf(first));
    await press('Replace the address');
    await press('Keep it');
    expect(server.calls(replace)).toEqual([]);
    await press('Replace the address');
    await press('Yes, replace it');
    expect(await findByText(linkOf(second))).toBeTruthy();
    expect(server.calls(replace)[0]?.body).toEqual({ was: first });
  });

  it('that another screen has replaced meanwhile is shown as it is', async () => {
    const { press, findByText } = open(first, (server) =>
      server.reply(replace, refuse('changed_meanwhile', '', { secret: second })),
    );
    await press('Replace the address');
    await press('Yes, replace it');
    expect(await findByText(linkOf(second))).toBeTruthy();
  });

  it('that did not come is read again by a press', async () => {
    const { press, server, findByRole, findByText } = open(first, (fake) =>
      fake.reply(read, refuse('overloaded', '')),
    );
    await findByRole('button', { name: 'Try again' });
    server.reply(read, { secret: first });
    await press('Try again');
    expect(await findByText(linkOf(first))).toBeTruthy();
  });

  it('says when it was not saved', async () => {
    const { press, findByRole } = open(null, (server) => server.reply(replace, noLine));
    await press('Make an address');
    await waitFor(async () => expect((await findByRole('alert')).textContent).toMatch(/connection/i));
  });
});
