import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addToCart } from '#core/orders/cart/cart.ts';
import { agorot } from '#core/values/money.ts';
import { createCartStore } from '../cart/cart-store.ts';
import { demoParts } from '../demo/demo-parts.ts';
import type { GuestMenu } from '../guest-menu/guest-menu.ts';
import { usePanel } from '../panel/use-panel.ts';
import { buildDish, buildGuestMenu, buildLine } from '../testing/build-dish.ts';
import { renderForGuest } from '../testing/render-for-guest.tsx';
import { Ordering } from './ordering.tsx';

const cheap = buildGuestMenu([buildDish()]);
const dear = buildGuestMenu([buildDish({ price: agorot(1200) })]);

const Page = ({ menu, store }: { menu: GuestMenu; store: ReturnType<typeof createCartStore> }) => (
  <Ordering
    menu={menu}
    store={store}
    panels={usePanel()}
    refreshMenu={async () => {}}
    updateMenu={() => {}}
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
  await user.type(getByRole('textbox', { name: 'Full name' }), 'Dana');
  await user.type(getByRole('textbox', { name: /Phone/ }), '0501234567');
  expect(await findByText('The menu has changed')).toBeTruthy();
  await user.click(getByRole('button', { name: 'Send the order' }));
  await act(async () => {});
  expect(store.read()).toEqual([]);
  expect(queryByText('The menu has changed')).toBeNull();
});
