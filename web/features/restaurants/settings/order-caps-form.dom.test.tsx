import { describe, expect, it } from 'vitest';
import type { Restaurant } from '#core/restaurants/restaurants.contract.ts';
import { ownerId } from '#web/testing/build-account.ts';
import { answerLater, type FakeServer, fakeServer, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { OrderCapsForm } from './order-caps-form.tsx';

const save = 'PUT /restaurants/ordering';
const caps = { maxPortions: 40, maxOrderTotal: 1_500 };
const stored: Restaurant = {
  ownerId,
  restaurantName: 'Harbour',
  address: 'Pier 12',
  phoneNumber: '',
  description: '',
  hasTableNumbers: false,
  numberOfTables: 0,
  timeZone: 'Asia/Jerusalem',
  autoApprove: false,
  translations: {},
  ...caps,
};

const open = (prepare: (server: FakeServer) => void = () => {}) => {
  const server = fakeServer();
  server.reply(save, ({ body }) => ({ ...stored, ...(body as typeof caps) }));
  prepare(server);
  const screen = renderScreen(<OrderCapsForm ownerId={ownerId} saved={caps} />);
  const field = (name: RegExp) => screen.getByRole('spinbutton', { name }) as HTMLInputElement;
  return {
    ...screen,
    server,
    portions: () => field(/^Portions/),
    total: () => field(/^Total of an order/),
    retype: async (input: HTMLInputElement, typed: string) => {
      await screen.user.clear(input);
      if (typed) await screen.user.type(input, typed);
    },
    press: () => screen.user.click(screen.getByRole('button', { name: 'Save' })),
  };
};

describe('how much a guest may order without speaking to anybody', () => {
  it('starts as it is, and both limits are saved together', async () => {
    const { server, portions, total, retype, press, findByText } = open();
    expect([portions().value, total().value]).toEqual(['40', '1500']);
    await retype(portions(), '25');
    await retype(total(), '999.9');
    await press();
    expect(await findByText('The limits are saved.')).toBeTruthy();
    expect(server.calls(save).map(({ body }) => body)).toEqual([{ maxPortions: 25, maxOrderTotal: 999.9 }]);
  });

  it.each(['0', '2.5', '1000000', '', '-3'])('cannot be %j portions', async (typed) => {
    const { server, portions, retype, press, findByText } = open();
    await retype(portions(), typed);
    await press();
    expect(await findByText(/^Enter a number from 1 to/)).toBeTruthy();
    expect(portions().getAttribute('aria-invalid')).toBe('true');
    expect(server.calls(save)).toEqual([]);
  });

  it('says nothing of a mistake before somebody saves, and nothing more once it is right', async () => {
    const { portions, retype, press, queryByText } = open();
    await retype(portions(), '0');
    expect(queryByText(/^Enter a number/)).toBeNull();
    await press();
    expect(queryByText(/^Enter a number/)).toBeTruthy();
    await retype(portions(), '12');
    expect(queryByText(/^Enter a number/)).toBeNull();
  });

  it('keeps what was typed when it could not be saved', async () => {
    const { portions, retype, press, findByText } = open((server) => server.reply(save, refuse('internal')));
    await retype(portions(), '12');
    await press();
    expect(await findByText(/error updating settings/)).toBeTruthy();
    expect(portions().value).toBe('12');
  });

  it('is sent once, however often it is pressed', async () => {
    const later = answerLater<Restaurant>();
    const { portions, retype, press, server, findByText } = open((prepared) =>
      prepared.reply(save, later.answer),
    );
    await retype(portions(), '12');
    await press();
    await press();
    expect(server.calls(save)).toHaveLength(1);
    later.give({ ...stored, maxPortions: 12 });
    await findByText('The limits are saved.');
    expect(server.calls(save)).toHaveLength(1);
  });
});
