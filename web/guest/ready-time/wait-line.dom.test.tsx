import { expect, it } from 'vitest';
import { fakeServer, noLine } from '#web/testing/fake-server.ts';
import { renderForGuest } from '../testing/render-for-guest.tsx';
import { WaitLine } from './wait-line.tsx';

const route = 'GET /public-menu/:ownerId/wait';
const ownerId = 'c'.repeat(24);

it('says how long an order takes now, where the server can tell', async () => {
  const server = fakeServer();
  server.reply(route, { wait: { from: 15, to: 20 } });
  const { findByRole } = renderForGuest(<WaitLine ownerId={ownerId} />);
  expect((await findByRole('status')).textContent).toBe('Ready in about \u206615–20\u2069 min');
  expect(server.calls(route)[0]?.params).toEqual({ ownerId });
});

it.each([{ wait: null }, noLine])('says nothing otherwise', async (answer) => {
  const server = fakeServer();
  server.reply(route, answer);
  const { container } = renderForGuest(<WaitLine ownerId={ownerId} />);
  await expect.poll(() => server.calls(route)).toHaveLength(1);
  expect(container.textContent).toBe('');
});
