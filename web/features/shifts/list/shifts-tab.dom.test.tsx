import { act, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import type { DeletedOrder } from '#core/orders/order-trail.ts';
import { shiftsPerPage } from '#core/shifts/shift-page.ts';
import type { Shift } from '#core/shifts/shift-shape.ts';
import { useMatch } from '#web/lib/router/router-hooks.ts';
import { buildShift, ownerId } from '#web/testing/build-account.ts';
import { buildBoardOrder } from '#web/testing/build-board-order.ts';
import { fakeServer, noLine, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { ShiftsTab } from './shifts-tab.tsx';

const orders = 'GET /services/:serviceId/:ownerId/orders';
const deletedOrders = 'GET /services/:serviceId/:ownerId/deleted-orders';
const trailOf = ({ displayOrderNumber }: ManagedOrder) => <i>{`trail of ${displayOrderNumber}`}</i>;

const Tab = () => (
  <ShiftsTab
    ownerId={ownerId}
    address="/shifts"
    displayedId={useMatch('/shifts/:shiftId')?.shiftId ?? null}
    trailOf={trailOf}
  />
);

const shiftIn = (shifts: Shift[], id: string | undefined) =>
  shifts.find(({ _id }) => _id === id) ?? refuse('not_found');

const pageOf = (shifts: Shift[], before: string | undefined) => {
  const from = shifts.findIndex(({ _id }) => _id === before) + 1;
  return shifts.slice(from, from + shiftsPerPage);
};

const openTab = (shifts: Shift[], path = '/shifts') => {
  const server = fakeServer();
  server.reply('GET /services', ({ query }) => pageOf(shifts, query.before));
  server.reply('GET /services/:serviceId', ({ params }) => shiftIn(shifts, params.serviceId));
  const other = path === '/shifts' ? '/shifts/:shiftId' : '/shifts';
  const screen = renderScreen(<Tab />, { path, elsewhere: { [other]: <Tab /> } });
  return { ...screen, server };
};

const openShift = async (
  found: ManagedOrder[] | typeof noLine,
  { deleted = [], shift = buildShift() }: { deleted?: DeletedOrder[]; shift?: Shift } = {},
) => {
  const screen = openTab([shift]);
  screen.server.reply(orders, found);
  screen.server.reply(deletedOrders, deleted);
  await screen.user.click(await screen.findByRole('link', { name: /Show the orders/ }));
  return screen;
};

describe('an order whose guest was forgotten', () => {
  it('is shown with a dash that says so, and all the rest of it', async () => {
    const forgotten = buildBoardOrder({ customerName: '', phone: '', displayOrderNumber: 7 });
    const { findByRole, getByText, getByTitle } = await openShift([forgotten]);
    expect(await findByRole('heading', { name: 'Order 7' })).toBeTruthy();
    expect(getByTitle('The guest’s details were removed').textContent).toContain('—');
    expect(getByText('The guest’s details were removed')).toBeTruthy();
  });
});

describe('an order whose guest must not eat something', () => {
  it('says what, and in which dish it was', async () => {
    const order = buildBoardOrder({ avoids: ['sesame', 'nuts'] });
    const dishes = order.dishes.map((line) => ({
      ...line,
      avoided: { contains: ['sesame' as const], mayContain: ['nuts' as const] },
    }));
    const { findByText, getAllByText } = await openShift([{ ...order, dishes }]);
    expect(await findByText(/The guest must not eat: .*Sesame/)).toBeTruthy();
    expect(getAllByText('Contains: Sesame · May contain: Nuts')).toHaveLength(dishes.length);
  });
});

describe('the list of shifts', () => {
  it('says that there are none yet', async () => {
    const { findByText } = openTab([]);
    expect(await findByText('no shifts to show yet')).toBeTruthy();
  });

  it('shows times, menu, takings and state of each', async () => {
    const { findAllByRole } = openTab([
      buildShift({
        _id: '1'.repeat(24),
        endTime: '2025-03-09T16:00:00.000Z',
        activeMenu: { _id: null, name: '' },
      }),
      buildShift(),
    ]);
    const [open, over] = (await findAllByRole('article')).map((row) => row.textContent);
    expect(open).toContain('still open');
    expect(open).toContain('unknown');
    expect(open).toContain('active');
    expect(over).toContain('Evening menu');
    expect(over).toContain('2 orders · ₪135.50');
    expect(over).toContain('completed');
  });

  it('leads from each closed one to its report', async () => {
    const { findAllByRole, getAllByRole } = openTab([
      buildShift({ _id: '1'.repeat(24), endTime: '2025-03-09T16:00:00.000Z' }),
      buildShift(),
    ]);
    expect(await findAllByRole('article')).toHaveLength(2);
    const reports = getAllByRole('link', { name: 'Report of the shift of 9 Mar 2025' });
    expect(reports.map((link) => link.getAttribute('href'))).toEqual([
      `/dashboard/reports/shifts/${buildShift()._id}`,
    ]);
  });

  it('tells a menu without a name from one that nobody knows any more', async () => {
    const { findByText } = openTab([buildShift({ activeMenu: { _id: 'd'.repeat(24), name: '' } })]);
    expect(await findByText('Untitled menu')).toBeTruthy();
  });

  it('asks only for this owner’s, and tells why it could not be loaded', async () => {
    const server = fakeServer();
    server.reply('GET /services', refuse('plan_required', 'Shifts are part of the Pro plan.'));
    const { findByRole } = renderScreen(<Tab />);
    expect((await findByRole('alert')).textContent).toContain('Shifts are part of the Pro plan.');
    expect(server.calls('GET /services').map(({ query }) => query)).toEqual([{ ownerId }]);
  });
});

describe('the shifts of many years', () => {
  const numbered = Array.from({ length: 2 * shiftsPerPage + 3 }, (_, at) =>
    buildShift({ _id: String(at).padStart(24, '0'), orderCount: at }),
  );
  const openLong = () => {
    const screen = openTab(numbered);
    const older = 'Older shifts';
    return {
      ...screen,
      /** Searching by role takes seconds in a list of this length. */
      expectRows: (count: number) =>
        waitFor(() => expect(screen.container.querySelectorAll('article')).toHaveLength(count)),
      pressOlder: async () => screen.user.click(await screen.findByText(older)),
      queryOlder: () => screen.queryByText(older),
    };
  };

  it('come page by page, each after the last of the one before, until there are no more', async () => {
    const { server, expectRows, pressOlder, queryOlder } = openLong();
    await expectRows(shiftsPerPage);
    await pressOlder();
    await expectRows(2 * shiftsPerPage);
    await pressOlder();
    await expectRows(numbered.length);
    expect(queryOlder()).toBeNull();
    expect(server.calls('GET /services').map(({ query }) => query.before)).toEqual([
      undefined,
      numbered[shiftsPerPage - 1]?._id,
      numbered[2 * shiftsPerPage - 1]?._id,
    ]);
  });

  it('lead on from the first older one, for who presses with the keyboard', async () => {
    const { user, expectRows, findByText, container } = openLong();
    await expectRows(shiftsPerPage);
    (await findByText('Older shifts')).closest('button')?.focus();
    await user.keyboard('{Enter}');
    await expectRows(2 * shiftsPerPage);
    expect(document.activeElement).toBe(container.querySelectorAll('article h2 a')[shiftsPerPage]);
  });

  it('are all there again for who comes back from one of them', async () => {
    const { server, history, user, expectRows, pressOlder, container, findByRole } = openLong();
    server.reply(orders, []);
    server.reply(deletedOrders, []);
    await expectRows(shiftsPerPage);
    await pressOlder();
    await expectRows(2 * shiftsPerPage);
    const old = container.querySelectorAll('article h2 a')[shiftsPerPage + 7];
    if (old) await user.click(old);
    await findByRole('heading', { name: /Orders of the shift/ });
    act(() => history.go(-1));
    expect(container.querySelectorAll('article')).toHaveLength(2 * shiftsPerPage);
  });

  it('say when a page did not come, and keep those that did', async () => {
    const { server, expectRows, pressOlder, findByText } = openLong();
    await expectRows(shiftsPerPage);
    server.reply('GET /services', refuse('not_found', 'Not found.'));
    await pressOlder();
    await findByText('Not found.');
    await expectRows(shiftsPerPage);
  });

  it('open by their address however old they are', async () => {
    const { server, findByRole } = openTab(numbered.slice(-1), `/shifts/${numbered.at(-1)?._id}`);
    server.reply(orders, []);
    server.reply(deletedOrders, []);
    await findByRole('heading', { name: /Orders of the shift/ });
    expect(server.calls('GET /services')).toEqual([]);
  });
});

describe('one shift', () => {
  it('shows its orders, each with lines, total and trail, and leads back', async () => {
    const line = buildBoardOrder().dishes[0];
    if (!line) throw new Error('the order has a line');
    const order = buildBoardOrder({
      status: 'done',
      totalPrice: 99.5,
      dishes: [
        { ...line, size: { name: 'Large', price: 5 }, note: 'well done' },
        { ...line, dishId: { _id: null, name: '', price: 4.5 }, quantity: 1 },
      ],
    });
    const { findByRole, user, getByRole, findAllByRole } = await openShift([order]);
    const card = within((await findByRole('heading', { name: 'Order 7' })).closest('li') as HTMLElement);
    expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '2×Margherita · Large · well done',
      '1×unknown dish',
    ]);
    expect(card.getByText('₪99.50')).toBeTruthy();
    expect(card.getByText('trail of 7')).toBeTruthy();
    await user.click(getByRole('link', { name: 'Back to all shifts' }));
    expect(await findAllByRole('article')).toHaveLength(1);
  });

  it('has an address of its own, and says when there is no such shift', async () => {
    const { router, unmount } = await openShift([]);
    expect(router.state.location.pathname).toBe(`/shifts/${buildShift()._id}`);
    unmount();
    const lost = openTab([buildShift()], '/shifts/none');
    expect(await lost.findByText('This shift was not found')).toBeTruthy();
    await lost.user.click(lost.getByRole('link', { name: 'Back to all shifts' }));
    expect(await lost.findAllByRole('article')).toHaveLength(1);
  });

  it('counts no rejected order among the takings', async () => {
    const { findByText } = await openShift([
      buildBoardOrder({ _id: '1'.repeat(24), totalPrice: 50.1 }),
      buildBoardOrder({ _id: '2'.repeat(24), totalPrice: 50.2 }),
      buildBoardOrder({ _id: '3'.repeat(24), totalPrice: 80, status: 'done', rejected: true }),
    ]);
    expect((await findByText(/3 orders/)).textContent).toBe('3 orders · ₪100.30');
    expect(await findByText('Rejected')).toBeTruthy();
  });

  it('lists cancelled orders apart, with their reason and out of the takings', async () => {
    const { findByRole, getByText, getAllByRole } = await openShift([
      buildBoardOrder({ _id: '1'.repeat(24), displayOrderNumber: 1, totalPrice: 50, status: 'done' }),
      buildBoardOrder({
        ...{ _id: '2'.repeat(24), displayOrderNumber: 2, totalPrice: 80, status: 'done' },
        ...{ rejected: true, cancelled: true, rejectionReason: 'ההזמנה לא נאספה' },
      }),
      buildBoardOrder({ _id: '3'.repeat(24), displayOrderNumber: 3, totalPrice: 20, status: 'done' }),
    ]);
    await findByRole('heading', { name: 'Cancelled orders' });
    expect(getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Order 1',
      'Order 3',
      'Cancelled orders',
      'Order 2',
    ]);
    expect(getByText('The order was not collected')).toBeTruthy();
    expect(getByText(/3 orders/).textContent).toBe('3 orders · ₪70.00');
  });

  it('says that there are no orders, or that they could not be loaded', async () => {
    const { findByText, getByRole, unmount } = await openShift([]);
    expect(await findByText('no orders for this shift')).toBeTruthy();
    expect(getByRole('link', { name: 'Report of the shift' }).getAttribute('href')).toBe(
      `/dashboard/reports/shifts/${buildShift()._id}`,
    );
    unmount();
    const failed = await openShift(noLine);
    expect((await failed.findByRole('alert')).textContent).toBe('error loading orders');
  });

  it('keeps deleted orders apart, with who knows why', async () => {
    const gone = (mark: string, reason: string): DeletedOrder => ({
      order: buildBoardOrder({ _id: mark.repeat(24) }),
      deletedAt: '2025-03-09T18:00:00.000Z',
      reason,
      by: 'Noa',
    });
    const { findByRole, getAllByText, getByText } = await openShift([], {
      deleted: [gone('1', 'sent twice'), gone('2', '')],
    });
    expect(await findByRole('heading', { name: 'Deleted orders' })).toBeTruthy();
    expect(getAllByText('Deleted')).toHaveLength(2);
    expect(getByText('sent twice')).toBeTruthy();
    expect(getByText('No reason was given')).toBeTruthy();
  });
});
