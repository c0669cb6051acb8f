import { waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { GuestLocale } from '#core/i18n/locale.ts';
import type { GuestOrder } from '#core/orders/order-shape.ts';
import { type FakeServer, fakeServer, noLine, refuse } from '#web/testing/fake-server.ts';
import { buildGuestOrder } from '../testing/build-guest-order.ts';
import { renderForGuest } from '../testing/render-for-guest.tsx';
import { PastOrders } from './past-orders.tsx';

const track = 'GET /orders/track/:token';
const [older, newer] = ['a'.repeat(24), 'b'.repeat(24)];
const past = [
  { token: older, number: 4 },
  { token: newer, number: 31 },
];

/** The list as the sheet of my orders shows it; what the restaurant still knows of each order is set before. */
const open = (
  prepare: (server: FakeServer) => void,
  { canOrder = true, locale = 'en' }: { canOrder?: boolean; locale?: GuestLocale } = {},
) => {
  const server = fakeServer();
  prepare(server);
  const [onAgain, onForget] = [vi.fn(), vi.fn()];
  const screen = renderForGuest(
    <PastOrders past={past} onAgain={canOrder ? onAgain : null} onForget={onForget} />,
    { locale },
  );
  const rows = () => screen.getAllByRole('listitem').map((row) => within(row));
  return { ...screen, server, onAgain, onForget, rows };
};

const knowing = (order: GuestOrder) => (server: FakeServer) => server.reply(track, order);
const twoPizzas = buildGuestOrder().dishes.map((line) => ({ ...line, quantity: 2 }));

describe('what this phone ordered on other evenings', () => {
  it('is not there as long as there is nothing', () => {
    const { container } = renderForGuest(<PastOrders past={[]} onAgain={vi.fn()} onForget={vi.fn()} />);
    expect(container.textContent).toBe('');
  });

  it('stands newest first, each with its day, dishes and price, and leads to its page', async () => {
    const { rows, findAllByText, getByRole } = open(
      knowing(buildGuestOrder({ dishes: twoPizzas, totalPrice: 90, createdAt: '2025-03-09T22:30:00.000Z' })),
    );
    expect(getByRole('heading', { name: 'Earlier orders' })).toBeTruthy();
    await findAllByText('Pizza ×2');
    const [first, second] = rows();
    expect(first?.getByRole('link').getAttribute('href')).toBe(`/order/${newer}`);
    // The day of the restaurant, not of London.
    expect(first?.getByRole('link').textContent).toBe('Order #31₪90.00March 10Pizza ×2');
    expect(second?.getByRole('link').textContent).toContain('#4');
  });

  it('names dishes and days in the language of its guest', async () => {
    const dishes = twoPizzas.map((line) => ({
      ...line,
      shown: { name: 'بيتزا', size: null, customizations: [] },
    }));
    const { findAllByText } = open(knowing(buildGuestOrder({ dishes })), { locale: 'ar' });
    expect(await findAllByText('بيتزا ×2')).toHaveLength(2);
  });

  it('is ordered again, or forgotten, each by a button that says which one', async () => {
    const { user, getByRole, findAllByText, onAgain, onForget } = open(knowing(buildGuestOrder()));
    await findAllByText('Pizza');
    await user.click(getByRole('button', { name: 'Order #31 again' }));
    expect(onAgain).toHaveBeenCalledExactlyOnceWith(newer);
    await user.click(getByRole('button', { name: /#4$/ }));
    expect(onForget).toHaveBeenCalledExactlyOnceWith(older);
  });

  it('cannot be ordered again while nobody can order, and still be read', async () => {
    const { queryByRole, findAllByText, getAllByRole } = open(knowing(buildGuestOrder()), {
      canOrder: false,
    });
    await findAllByText('Pizza');
    expect(queryByRole('button', { name: /again/ })).toBeNull();
    expect(getAllByRole('link')).toHaveLength(2);
  });

  it('keeps its numbers without a line', async () => {
    const { rows, server, onForget } = open((knows) => knows.reply(track, noLine));
    await waitFor(() => expect(server.calls(track)).toHaveLength(2));
    expect(rows().map((row) => row.getByRole('link').textContent)).toEqual(['Order #31', 'Order #4']);
    expect(onForget).not.toHaveBeenCalled();
  });

  it('loses what the restaurant has deleted', async () => {
    const { onForget } = open((knows) => knows.reply(track, refuse('not_found')));
    await waitFor(() => expect(onForget.mock.calls).toEqual([[newer], [older]]));
  });
});
