import { describe, expect, it } from 'vitest';
import type { TrailEntry } from '#core/orders/order-trail.ts';
import { fakeServer, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { buildBoardOrder } from '../order-board/state/build-board-order.ts';
import { OrderTrail } from './order-trail.tsx';

const route = 'GET /orders/:id/trail';
const order = buildBoardOrder();
const entry = (given: Partial<TrailEntry>): TrailEntry => ({
  at: '2026-11-16T18:00:00.000Z',
  action: 'create',
  reason: '',
  by: null,
  before: null,
  after: null,
  ...given,
});

const openTrail = () => {
  const server = fakeServer();
  const shown = renderScreen(<OrderTrail orderId={order._id} revision={order.revision} />);
  const press = () => shown.user.click(shown.getByRole('button', { name: 'Order history' }));
  return { ...shown, server, press };
};

describe('the trail of an order', () => {
  it('is asked for when somebody wants to read it, and told from the beginning', async () => {
    const { server, press, findAllByRole, queryByRole } = openTrail();
    server.reply(route, [
      entry({}),
      entry({
        action: 'reject',
        by: 'noa@menta.example',
        reason: 'No bread',
        at: '2026-11-16T18:01:00.000Z',
      }),
    ]);
    expect(server.calls(route)).toHaveLength(0);
    await press();
    const [first, second] = await findAllByRole('listitem');
    expect(first?.textContent).toContain('the guest');
    expect(second?.textContent).toContain('noa@menta.example');
    expect(second?.textContent).toContain('Reason: No bread');
    await press();
    expect(queryByRole('list')).toBeNull();
  });

  it('says when it could not be read', async () => {
    const { server, press, findByText } = openTrail();
    server.reply(route, refuse('not_found'));
    await press();
    expect(await findByText('The history could not be loaded.')).toBeTruthy();
  });
});
