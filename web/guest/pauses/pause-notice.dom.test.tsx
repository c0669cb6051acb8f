import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addToCart } from '#core/orders/cart/cart.ts';
import { createCartStore } from '../cart/cart-store.ts';
import type { DisplayedMenu } from '../live/displayed-menu.ts';
import { Ordering } from '../ordering/ordering.tsx';
import { usePanel } from '../panel/use-panel.ts';
import { buildDish, buildGuestMenu, buildLine } from '../testing/build-dish.ts';
import { renderForGuest } from '../testing/render-for-guest.tsx';

const until = '2026-11-16T18:45:00.000Z';
const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(until) - 10 * minute });
});
afterEach(() => {
  vi.useRealTimers();
});

const paused = buildGuestMenu([buildDish()], {
  validUntil: until,
  pauses: [{ sectionId: null, until, reason: 'The kitchen is full' }],
});

it('tells until when and why, and goes by itself in that second', async () => {
  let live: DisplayedMenu = { menu: paused, tag: undefined };
  const store = createCartStore('c'.repeat(24));
  store.change((cart) => addToCart(cart, buildLine()));
  const refresh = async () => {};
  const update = (change: (before: DisplayedMenu) => DisplayedMenu) => {
    live = change(live);
  };
  const Page = () => (
    <Ordering
      menu={live.menu}
      store={store}
      panels={usePanel()}
      refreshMenu={refresh}
      updateMenu={update}
      onTable={() => {}}
    />
  );
  const { getByRole, queryByText, queryByRole, rerender } = renderForGuest(<Page />);
  expect(getByRole('status').textContent).toContain('20:45');
  await act(async () => getByRole('button', { name: /20:45/ }).click());
  expect(queryByText('The kitchen is full')).toBeTruthy();
  expect(getByRole('button', { name: /View order/ })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(10 * minute));
  rerender(<Page />);
  expect(queryByText('The kitchen is full')).toBeNull();
  // It had nothing else to say.
  expect(queryByRole('dialog')).toBeNull();
});
