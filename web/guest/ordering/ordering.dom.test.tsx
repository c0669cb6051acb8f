import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { addToCart } from '#core/orders/cart/cart.ts';
import { agorot } from '#core/values/money.ts';
import { fakeEventSource } from '#web/testing/fake-event-source.ts';
import { fakeServer } from '#web/testing/fake-server.ts';
import { createCartStore } from '../cart/cart-store.ts';
import { demoParts } from '../demo/demo-parts.ts';
import type { GuestMenu } from '../guest-menu/guest-menu.ts';
import { SectionTabs } from '../guest-menu/section-tabs.tsx';
import { ordersStorageKey } from '../orders/remembered-orders.ts';
import { usePanel } from '../panel/use-panel.ts';
import { buildDish, buildGuestMenu, buildLine } from '../testing/build-dish.ts';
import { buildGuestOrder } from '../testing/build-guest-order.ts';
import { renderForGuest } from '../testing/render-for-guest.tsx';
import { Ordering } from './ordering.tsx';

const cheap = buildGuestMenu([buildDish()]);
const dear = buildGuestMenu([buildDish({ price: agorot(1200) })]);

const onTable = vi.fn();

const Page = ({ menu, store }: { menu: GuestMenu; store: ReturnType<typeof createCartStore> }) => (
  <Ordering
    menu={menu}
    store={store}
    panels={usePanel()}
    refreshMenu={async () => {}}
    updateMenu={() => {}}
    onTable={onTable}
    demo={demoParts}
  />
);

it('tells that the menu has changed until an order is accepted, and not after it', async () => {
  const store = createCartStore('c'.repeat(24));
  store.change((cart) => addToCart(cart, buildLine()));
  const { user, rerender, findByRole, getByRole, queryByText, findByText } = renderForGuest(
    <Page menu={cheap} store={store} />,
  );
  await act(async () => rerender(<Page menu={dear} store={store} />));
  expect(getByRole('alert').textContent).toContain('was ₪');
  await user.click(getByRole('button', { name: /View order/ }));
  await user.click(await findByRole('button', { name: 'Send order' }));
  await user.write(getByRole('textbox', { name: 'Full name' }), 'Dana');
  await user.write(getByRole('textbox', { name: /Phone/ }), '0501234567');
  expect(await findByText('The menu has changed')).toBeTruthy();
  await user.click(getByRole('button', { name: 'Send the order' }));
  await act(async () => {});
  expect(store.read()).toEqual([]);
  expect(queryByText('The menu has changed')).toBeNull();
});

describe('hiding the last order', () => {
  const owner = cheap.restaurant._id;
  const withOrders = async (numbers: readonly number[], store = createCartStore(owner)) => {
    const kept = numbers.map((number) => ({ token: `${number}`.repeat(32), number }));
    localStorage.setItem(ordersStorageKey(owner), JSON.stringify(kept));
    fakeEventSource();
    fakeServer().reply('GET /orders/track/:token', ({ params }) =>
      buildGuestOrder({
        trackingToken: params.token,
        displayOrderNumber: Number(params.token?.[0]),
        status: 'done',
      }),
    );
    const screen = renderForGuest(
      <>
        <SectionTabs sections={cheap.sections ?? []} />
        <Page menu={cheap} store={store} />
      </>,
    );
    return { ...screen, hide: (name: RegExp) => screen.findByRole('button', { name }) };
  };

  it('leads on to the cart', async () => {
    const store = createCartStore(owner);
    store.change((cart) => addToCart(cart, buildLine()));
    const { user, hide, getByRole } = await withOrders([7], store);
    await user.click(await hide(/Hide/));
    expect(document.activeElement).toBe(getByRole('button', { name: /View order/ }));
  });

  it('leads from the list, once it has closed, to the menu', async () => {
    const { user, hide, findByRole, queryByRole, getByRole } = await withOrders([7, 8]);
    await user.click(await findByRole('button', { name: /My orders|Done|#8/ }));
    await user.click(await hide(/Hide #8/));
    await user.click(await hide(/Hide #7/));
    await waitFor(() => expect(queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(getByRole('link', { current: true })));
  });
});

it('says at the top of the page where the guest sits, as long as its code counts', async () => {
  fakeServer();
  fakeEventSource();
  history.replaceState(null, '', '/?table=7');
  const at = (menu: GuestMenu) => (
    <Ordering
      menu={menu}
      store={createCartStore(menu.restaurant._id)}
      panels={{ panel: null, openPanel: () => {}, closePanel: () => {} }}
      refreshMenu={async () => {}}
      updateMenu={() => {}}
      onTable={onTable}
    />
  );
  const restaurant = { ...cheap.restaurant, tables: 12 };
  const { rerender } = renderForGuest(at({ ...cheap, restaurant }));
  await act(async () => {});
  expect(onTable).toHaveBeenLastCalledWith('Table 7');
  await act(async () => rerender(at({ ...cheap, restaurant: { ...restaurant, codedTables: [[7, 7]] } })));
  expect(onTable).toHaveBeenLastCalledWith(null);
});
