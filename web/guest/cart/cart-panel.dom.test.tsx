import { describe, expect, it, vi } from 'vitest';
import { addToCart } from '#core/orders/cart/cart.ts';
import type { MetPause } from '../pauses/pause-words.ts';
import { buildDish, buildLine } from '../testing/build-dish.ts';
import { renderForGuest } from '../testing/render-for-guest.tsx';
import { CartPanel } from './cart-panel.tsx';
import { createCartStore, useCart } from './cart-store.ts';
import type { Checkout } from './use-checkout.ts';

const soda = buildLine(buildDish(), 2);
const cake = buildLine(buildDish({ id: 'f'.repeat(24), name: 'Cake' }));
const filled = { name: 'Noa', phone: '0501234567', table: null, remember: false };

type Around = { isOpen?: boolean; lines?: (typeof soda)[]; pause?: MetPause | null };

const openCart = (
  overrides: Partial<Checkout> = {},
  { isOpen = true, lines = [soda, cake], pause = null }: Around = {},
) => {
  const store = createCartStore('c'.repeat(24));
  for (const line of lines) store.change((cart) => addToCart(cart, line));
  const checkout: Checkout = {
    form: null,
    status: 'idle',
    message: null,
    isUnwatched: false,
    open: vi.fn(),
    close: vi.fn(),
    send: vi.fn(async () => {}),
    change: vi.fn(),
    ...overrides,
  };
  const onClose = vi.fn();
  const Panel = () => (
    <CartPanel
      timeZone="Asia/Jerusalem"
      store={store}
      cart={useCart(store)}
      dishes={new Map()}
      changes={[]}
      checkout={checkout}
      tables={[]}
      isOpen={isOpen}
      pause={pause}
      onClose={onClose}
    />
  );
  const screen = renderForGuest(<Panel />);
  const press = (name: string | RegExp) => screen.user.click(screen.getByRole('button', { name }));
  const marks = () => store.read().map(({ note, isAllergyNote }) => [note, isAllergyNote]);
  const names = () => store.read().map(({ name, quantity, note }) => `${quantity} ${name} ${note}`.trim());
  return { ...screen, store, checkout, press, marks, names };
};

describe('the lines', () => {
  it('can be taken back after the last one was removed by mistake, to where they were', async () => {
    const { press, names, user, getAllByRole, queryByRole } = openCart();
    const lessSoda = async () => user.click(getAllByRole('button', { name: 'One less' })[0] as HTMLElement);
    await lessSoda();
    expect(queryByRole('button', { name: 'Undo' })).toBeNull();
    await lessSoda();
    expect(names()).toEqual(['1 Cake']);
    await press('Undo');
    expect(names()).toEqual(['1 Soda', '1 Cake']);
    expect(queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('take a note about an allergy, which keeps its mark when the words are edited', async () => {
    const { user, getAllByRole, getByRole, press, getByText, marks } = openCart();
    const [first] = getAllByRole('button', { name: 'Add a note for the kitchen' });
    if (!first) throw new Error('every line can have a note');
    await user.click(first);
    await user.type(getByRole('textbox', { name: 'Note for the kitchen: Soda' }), 'nuts');
    // Pressing it neither finishes the note nor takes its place away.
    await user.click(getByText('This is about an allergy'));
    await user.type(getByRole('textbox', { name: 'Note for the kitchen: Soda' }), ' and peanuts{Enter}');
    expect(marks()).toEqual([
      ['nuts and peanuts', true],
      ['', undefined],
    ]);
    expect(getByText('Allergy: nuts and peanuts')).toBeTruthy();
    await press('Edit the note: Soda, Allergy: nuts and peanuts');
    await user.keyboard('{Tab}');
    expect(document.activeElement).toBe(getByRole('switch', { name: 'This is about an allergy' }));
    await user.keyboard(' {Tab}');
    expect(marks()[0]).toEqual(['nuts and peanuts', undefined]);
  });

  it('take a note, and Enter in it sends no order', async () => {
    const { user, getAllByRole, getByRole, names, checkout } = openCart({ form: filled });
    const [first] = getAllByRole('button', { name: 'Add a note for the kitchen' });
    if (!first) throw new Error('every line can have a note');
    await user.click(first);
    await user.type(getByRole('textbox', { name: 'Note for the kitchen: Soda' }), 'no ice{Enter}');
    expect(names()).toEqual(['2 Soda no ice', '1 Cake']);
    expect(checkout.send).not.toHaveBeenCalled();
    expect(getByRole('button', { name: 'Edit the note: Soda, no ice' })).toBeTruthy();
  });

  it('say that there are none, with no way to send nothing', () => {
    const { getByRole, queryByRole } = openCart({}, { lines: [] });
    expect(getByRole('alert').textContent).toBe('the cart is empty!');
    expect(queryByRole('button', { name: 'Send order' })).toBeNull();
  });
});

describe('the button', () => {
  it('first opens the form, then sends', async () => {
    const before = openCart();
    await before.press('Send order');
    expect(before.checkout.open).toHaveBeenCalledTimes(1);
    before.unmount();
    const { press, checkout } = openCart({ form: filled });
    await press('Send the order');
    expect(checkout.send).toHaveBeenCalledTimes(1);
    expect(checkout.open).not.toHaveBeenCalled();
  });

  it.each([
    [{ status: 'sending' as const }, 'Sending…'],
    [{ status: 'retrying' as const }, 'Connection lost, trying again…'],
  ])('cannot be pressed during %o', (overrides, label) => {
    const { getByRole } = openCart({ form: filled, ...overrides });
    const button = getByRole('button', { name: label }) as HTMLButtonElement;
    expect([button.disabled, button.getAttribute('aria-busy')]).toEqual([true, 'true']);
  });

  it('asks to confirm when the total is another than the guest saw', () => {
    const message = { kind: 'price-changed', total: soda.price } as const;
    const { getByRole } = openCart({ form: filled, message });
    expect(getByRole('button', { name: 'Confirm the new total and send' })).toBeTruthy();
  });

  it('says from when it can be pressed while ordering is paused, and why', () => {
    const pause = { section: null, until: '2026-11-16T18:45:00.000Z', reason: 'The kitchen is full' };
    const { getByRole, getByText } = openCart({ form: filled }, { pause });
    const button = getByRole('button', { name: /^You can send from .?20:45/ }) as HTMLButtonElement;
    expect(button.disabled).toBe(true);
    expect(getByText('The kitchen is full')).toBeTruthy();
  });

  it('names the section that is paused, and no time where nobody knows one', () => {
    const { getByRole, getByText } = openCart({}, { pause: { section: 'Grill', until: null, reason: '' } });
    expect(getByText('Grill cannot be ordered right now')).toBeTruthy();
    expect((getByRole('button', { name: 'Sending is paused' }) as HTMLButtonElement).disabled).toBe(true);
  });

  it('stands under the total, and under a word when the restaurant closed meanwhile', () => {
    const { getByText, getByRole } = openCart({}, { isOpen: false });
    expect(getByText('₪30.00')).toBeTruthy();
    expect(getByRole('alert').textContent).toBe('no open shift right now, please try later');
  });
});

describe('a restaurant in which nobody watches the orders', () => {
  it('is told at checkout, and the order may be sent all the same', async () => {
    const { getByText, press, checkout } = openCart({ form: filled, isUnwatched: true });
    expect(getByText(/Nobody seems to be watching right now/)).toBeTruthy();
    await press('Send the order');
    expect(checkout.send).toHaveBeenCalledTimes(1);
  });

  it('is nobody’s concern before checkout', () => {
    const { queryByText } = openCart({ isUnwatched: true });
    expect(queryByText(/Nobody seems to be watching/)).toBeNull();
  });
});
