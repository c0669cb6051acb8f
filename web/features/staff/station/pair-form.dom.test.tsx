import { describe, expect, it, vi } from 'vitest';
import { type FakeServer, fakeServer, noLine, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { PairForm } from './pair-form.tsx';

const pair = 'POST /stations/pair';

const bar = { name: 'Bar' };

const open = (scanned = '', prepare: (server: FakeServer) => void = () => {}) => {
  const server = fakeServer();
  server.reply(pair, bar);
  prepare(server);
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const screen = renderScreen(<PairForm scanned={scanned} />);
  const connect = () => screen.user.click(screen.getByRole('button', { name: 'Connect the station' }));
  return { ...screen, server, assign, connect };
};

describe('a device becomes a station', () => {
  it('by a code that is typed in small letters with a space, sent once however often it is pressed', async () => {
    const { server, assign, user, getByLabelText, getByRole } = open();
    await user.type(getByLabelText(/Code/), 'acde fghj');
    await user.dblClick(getByRole('button', { name: 'Connect the station' }));
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/order-manager'));
    expect(server.calls(pair).map(({ body }) => body)).toEqual([{ code: 'acde fghj' }]);
  });

  it('by a code that was scanned, without a press', async () => {
    const { server, assign } = open('ACDEFGHJ');
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/order-manager'));
    expect(server.calls(pair).map(({ body }) => body)).toEqual([{ code: 'ACDEFGHJ' }]);
  });

  it('by a press before the scripts came: the code is in the address then, as if it had been scanned', () => {
    const { container } = open();
    const form = container.querySelector('form');
    expect(form?.method).toBe('get');
    expect([...new FormData(form ?? undefined).keys()]).toEqual(['code']);
  });

  it('not by half a code, which is not even sent', async () => {
    const { server, connect, user, getByLabelText, findByText } = open();
    await user.type(getByLabelText(/Code/), 'ACDE');
    await connect();
    await findByText('The code has 8 letters and digits.');
    expect(server.calls(pair)).toEqual([]);
  });

  it.each([
    ['was used or is too old', refuse('station_code_invalid', 'The code is not valid.'), /not valid/],
    ['does not get through', noLine, /connection/i],
  ])(
    'not when the code %s: it says so, keeps what was typed and lets it be sent again',
    async (_, refused, words) => {
      const { server, assign, connect, user, getByLabelText, findByRole } = open('', (fake) =>
        fake.reply(pair, refused),
      );
      await user.write(getByLabelText(/Code/), 'ACDEFGHJ');
      await connect();
      expect((await findByRole('alert')).textContent).toMatch(words);
      expect((getByLabelText(/Code/) as HTMLInputElement).value).toBe('ACDEFGHJ');
      server.reply(pair, bar);
      await connect();
      await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/order-manager'));
    },
  );

  it('once: a station is led to its orders', async () => {
    const { connect, user, getByLabelText, findByRole } = open('', (server) =>
      server.reply(pair, refuse('station_not_allowed')),
    );
    await user.write(getByLabelText(/Code/), 'ACDEFGHJ');
    await connect();
    expect((await findByRole('link', { name: 'To the orders' })).getAttribute('href')).toBe('/order-manager');
  });
});
