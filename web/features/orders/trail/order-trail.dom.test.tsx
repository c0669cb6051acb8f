import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { TrailEntry } from '#core/orders/order-trail.ts';
import { buildBoardOrder } from '#web/testing/build-board-order.ts';
import { fakeServer, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { OrderTrail } from './order-trail.tsx';

const route = 'GET /orders/:id/trail';
const order = buildBoardOrder();
const entry = (overrides: Partial<TrailEntry>): TrailEntry => ({
  at: '2026-11-16T18:00:00.000Z',
  action: 'create',
  reason: '',
  by: null,
  before: null,
  after: null,
  ...overrides,
});

const openTrail = () => {
  const server = fakeServer();
  const screen = renderScreen(<OrderTrail orderId={order._id} revision={order.revision} />);
  const press = () => screen.user.click(screen.getByRole('button', { name: 'Order history' }));
  return { ...screen, server, press };
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

  it('names the steps of the ring ladder, which nobody took', async () => {
    const { server, press, findAllByRole } = openTrail();
    const ring = (ringStep: number) =>
      entry({ action: 'ring', after: { ...order, ringStep }, at: `2026-11-16T18:0${ringStep}:00.000Z` });
    server.reply(route, [entry({}), ring(1), ring(2), ring(3)]);
    await press();
    const [, ...rings] = await findAllByRole('listitem');
    expect(rings.map((each) => each.querySelector('span')?.textContent)).toEqual([
      'The board rang louder',
      'Every screen of the restaurant rang',
      'The guest was told that nobody has seen it',
    ]);
    for (const each of rings) expect(each.textContent).not.toContain('the guest');
  });

  it('says when it could not be read', async () => {
    const { server, press, findByText } = openTrail();
    server.reply(route, refuse('not_found'));
    await press();
    expect(await findByText('The history could not be loaded.')).toBeTruthy();
  });

  it('goes on where a page ended, when somebody asks for more', async () => {
    const { server, press, user, findByRole, findByText, findAllByRole, getAllByRole, queryByRole } =
      openTrail();
    const moves = [entry({ action: 'approve', by: 'Noa' }), entry({ action: 'undo', by: 'Noa', next: '2' })];
    server.reply(route, moves);
    await press();
    expect(await findAllByRole('listitem')).toHaveLength(2);
    server.reply(route, [entry({ action: 'reject', by: 'Noa' })]);
    await user.click(await findByRole('button', { name: 'Show more' }));
    await findByText('Rejected');
    expect(getAllByRole('listitem').map((each) => each.querySelector('span')?.textContent)).toEqual([
      'Approved',
      'Last step undone',
      'Rejected',
    ]);
    expect(server.calls(route).map(({ query }) => query)).toEqual([{}, { from: '2' }]);
    expect(queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(document.activeElement?.textContent).toContain('Rejected');
  });

  it('goes on at the next page by the keyboard in the dialog of its order too', async () => {
    const server = fakeServer();
    const { user, findByRole, findByText } = renderScreen(
      <Dialog open onOpenChange={() => {}} title="Order 7">
        <OrderTrail orderId={order._id} revision={order.revision} />
      </Dialog>,
    );
    server.reply(route, [entry({ action: 'approve', by: 'Noa', next: '1' })]);
    await user.click(await findByRole('button', { name: 'Order history' }));
    const more = await findByRole('button', { name: 'Show more' });
    server.reply(route, [entry({ action: 'reject', by: 'Noa' })]);
    more.focus();
    await user.keyboard('{Enter}');
    await findByText('Rejected');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('OL'));
  });

  it('shows of an edit only what it changed', async () => {
    const { server, press, findByText, queryByText } = openTrail();
    const [line] = order.dishes;
    if (!line) throw new Error('an order has a line');
    server.reply(route, [
      entry({
        action: 'edit',
        by: 'Noa',
        before: { totalPrice: 90, revision: 1 },
        after: { totalPrice: 135, revision: 2, dishes: [{ ...line, quantity: 1, note: 'Well done' }] },
      }),
      entry({ action: 'edit', by: 'Noa', before: { revision: 2 }, after: { revision: 3 } }),
    ]);
    await press();
    expect((await findByText(/Before/)).textContent).toContain('90');
    expect((await findByText(/After/)).textContent).toContain('135');
    expect(queryByText(/Well done/)).not.toBeNull();
  });

  it('says of a deleted order what its guest must not eat, and which dish had it', async () => {
    const { server, press, findAllByText, getAllByText } = openTrail();
    const [line] = order.dishes;
    if (!line) throw new Error('an order has a line');
    const warned = {
      ...order,
      avoids: ['sesame' as const],
      dishes: [{ ...line, avoided: { contains: ['sesame' as const], mayContain: [] } }],
    };
    const { dishes } = warned;
    server.reply(route, [
      entry({ action: 'edit', by: 'noa@menta.example', before: { dishes }, after: { dishes } }),
      entry({ action: 'delete', by: 'noa@menta.example', before: warned }),
    ]);
    await press();
    expect(await findAllByText('The guest must not eat: Sesame')).toHaveLength(1);
    expect(getAllByText('Contains: Sesame')).toHaveLength(3);
  });
});
