import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cartStorageKey } from '#core/orders/cart/cart.ts';
import { createCartStore } from './cart/cart-store.ts';
import { demoParts } from './demo/demo-parts.ts';
import type { GuestMenu } from './guest-menu/guest-menu.ts';
import { NoMenu } from './guest-menu/no-menu.tsx';
import { GuestPage } from './guest-page.tsx';
import { ClosedNotice } from './hours/closed-notice.tsx';
import { OpeningLine } from './hours/opening-line.tsx';
import { ServingLine } from './hours/serving-line.tsx';
import { loadOrdering } from './ordering/load-ordering.ts';
import type { PendingTaps } from './pre-hydration/pending-taps.ts';
import { buildDish, buildGuestMenu, buildPizza } from './testing/build-dish.ts';
import { renderForGuest } from './testing/render-for-guest.tsx';

const soda = buildDish();
const pizza = buildPizza();
const gone = buildDish({ id: 'f'.repeat(24), name: 'Lobster', available: false });

/** The demo is the whole page with a restaurant inside it: nothing here asks a server. */
const openMenu = async (
  overrides: Partial<GuestMenu> = {},
  taps: PendingTaps | null = null,
  onOpenDish?: (dishId: string) => void,
) => {
  const screen = renderForGuest(
    <GuestPage
      initial={buildGuestMenu([soda, pizza, gone], overrides)}
      store={createCartStore('demo-en')}
      pendingTaps={taps}
      onOpenDish={onOpenDish}
      mode="demo"
      parts={{ ServingLine, OpeningLine, ClosedNotice, NoMenu }}
      demo={demoParts}
    />,
  );
  await act(async () => void (await loadOrdering()));
  const { user, getByRole, findByRole } = screen;
  return {
    ...screen,
    tap: async (name: string | RegExp) => user.click(await findByRole('button', { name })),
    bar: () => findByRole('button', { name: /View order/ }),
    dialog: () => within(getByRole('dialog')),
  };
};

describe('the guest’s page', () => {
  it('says that it is open for orders, but not while everything is paused', async () => {
    const pause = { sectionId: null, until: null, reason: '' };
    const open = await openMenu({ pauses: [{ ...pause, sectionId: 'a'.repeat(24) }] });
    expect(open.queryByText('Open for orders')).not.toBeNull();
    open.unmount();
    const paused = await openMenu({ pauses: [pause] });
    expect(paused.queryByText('Open for orders')).toBeNull();
  });

  it('adds a simple dish at a tap, and opens one that needs choosing', async () => {
    const { tap, bar, findByRole, dialog } = await openMenu();
    await tap(/Add Soda/);
    await tap(/Add Soda/);
    expect((await bar()).textContent).toBe('2 dishesView order₪20.00');
    await tap(/Add Pizza/);
    expect(await findByRole('dialog', { name: 'Pizza' })).toBeTruthy();
    fireEvent.click(dialog().getByRole('button', { name: 'Small' }));
    fireEvent.click(dialog().getByRole('radio', { name: /Salad/ }));
    fireEvent.click(dialog().getByRole('button', { name: /Add to order/ }));
    expect((await bar()).textContent).toBe('3 dishesView order₪74.00');
  });

  it('says from where the price of a dish begins whose sizes cost differently', async () => {
    const { findByRole } = await openMenu();
    expect((await findByRole('button', { name: 'from ₪50 Add Pizza' })).textContent).toBe('from ₪50');
    expect((await findByRole('button', { name: /Add Soda/ })).textContent).toBe('₪10');
  });

  it('shows a dish that is out of stock without a way to open or add it', async () => {
    const { queryByRole, getByText } = await openMenu();
    expect(getByText('Lobster')).toBeTruthy();
    expect(getByText('Out of stock')).toBeTruthy();
    expect(queryByRole('button', { name: /Lobster/ })).toBeNull();
  });

  it('counts what was tapped before it was alive', async () => {
    const { bar } = await openMenu({}, { added: [0, 0, 0], open: null, pressed: null });
    expect((await bar()).textContent).toContain('3 dishes');
  });

  it('tells of each dish that is opened, however it was, and of none that is only added', async () => {
    const opened: string[] = [];
    const { tap, dialog, findByRole } = await openMenu({}, { added: [0], open: 1, pressed: null }, (dishId) =>
      opened.push(dishId),
    );
    await findByRole('dialog', { name: 'Pizza' });
    fireEvent.click(dialog().getByRole('button', { name: 'Close' }));
    await tap(/Add Soda/);
    await tap('Soda');
    await findByRole('dialog', { name: 'Soda' });
    expect(opened).toEqual([pizza.id, soda.id]);
  });

  it('is for reading alone while the restaurant is closed', async () => {
    localStorage.setItem(cartStorageKey('demo-en'), '[]');
    const { queryByRole, tap, findByRole, getByText } = await openMenu({ isOpen: false });
    expect(getByText('Sorry, we are closed now, come back soon!')).toBeTruthy();
    expect(queryByRole('button', { name: /Add Soda|My order/ })).toBeNull();
    await tap('Soda');
    expect(within(await findByRole('dialog')).queryByRole('button', { name: /Add to order/ })).toBeNull();
  });

  it('says that there is no menu', async () => {
    const { getByText } = await openMenu({ sections: null });
    expect(getByText('No active menu found!!!')).toBeTruthy();
  });

  it('goes from a tap to an order that was sent: form, what is missing, and the number', async () => {
    const { tap, bar, findByRole, dialog, user, queryByRole } = await openMenu();
    await tap(/Add Soda/);
    await user.click(await bar());
    await findByRole('dialog', { name: 'My order' });
    fireEvent.click(dialog().getByRole('button', { name: 'Send order' }));
    fireEvent.submit(document.getElementById('order') as HTMLFormElement);
    expect(dialog().getByRole('alert').textContent).toBe('you did not fill in all the details');
    await user.write(dialog().getByRole('textbox', { name: 'Full name' }), 'Noa');
    expect(dialog().queryByRole('alert')).toBeNull();
    await user.write(dialog().getByRole('textbox', { name: /Phone/ }), '0501234567');
    fireEvent.submit(document.getElementById('order') as HTMLFormElement);
    const sent = await findByRole('dialog', { name: 'Your demo order went through' });
    expect(sent.textContent).toMatch(/#\d+/);
    expect(localStorage.getItem(cartStorageKey('demo-en'))).toBeNull();
    fireEvent.click(within(sent).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(queryByRole('button', { name: /View order/ })).toBeNull());
  });

  it('leaves in the menu only what is looked for, and everything again after', async () => {
    const { tap, user, findByRole, queryByText, getByRole } = await openMenu();
    await tap('Search the menu');
    await user.type(await findByRole('searchbox'), 'soda');
    await waitFor(() => expect(queryByText('Pizza')).toBeNull());
    fireEvent.click(getByRole('button', { name: 'Close search' }));
    await waitFor(() => expect(queryByText('Pizza')).toBeTruthy());
  });

  it('of the demo changes its look at once', async () => {
    const { getByRole, container } = await openMenu();
    await act(async () => fireEvent.click(getByRole('button', { name: 'Red' })));
    expect(getByRole('button', { name: 'Red' }).getAttribute('aria-pressed')).toBe('true');
    await act(async () => fireEvent.click(getByRole('button', { name: 'Minimal' })));
    expect(container.querySelector('.list.minimal')).toBeTruthy();
  });
});
