import { act, renderHook, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { addToCart } from '#core/orders/cart/cart.ts';
import { agorot } from '#core/values/money.ts';
import { dishesById, type GuestDish } from '../guest-menu/guest-menu.ts';
import { buildDish, buildGuestMenu, buildLine, buildPizza } from '../testing/build-dish.ts';
import { renderForGuest } from '../testing/render-for-guest.tsx';
import { CartNotices } from './cart-notices.tsx';
import { createCartStore } from './cart-store.ts';
import { useCartNotices } from './use-cart-notices.ts';

const soda = buildDish();
const cake = buildDish({ id: 'f'.repeat(24), name: 'Cake', price: agorot(3000) });

const atTheTable = (...dishes: GuestDish[]) => {
  const store = createCartStore('c'.repeat(24));
  for (const dish of dishes) store.change((cart) => addToCart(cart, buildLine(dish)));
  const hook = renderHook(
    ({ menu }: { menu: ReadonlyMap<string, GuestDish> | null }) => useCartNotices(menu, store),
    {
      initialProps: {
        menu: dishesById(buildGuestMenu([soda, cake])) as ReadonlyMap<string, GuestDish> | null,
      },
    },
  );
  return {
    store,
    ...hook,
    nowOnTheMenu: (...now: GuestDish[]) => hook.rerender({ menu: dishesById(buildGuestMenu(now)) }),
  };
};

describe('a cart while the menu changes', () => {
  it('says nothing as long as everything in it can be had for the same price', () => {
    const { result, store, nowOnTheMenu } = atTheTable(soda);
    const before = store.read();
    nowOnTheMenu(soda, { ...cake, available: false }, buildPizza());
    expect(result.current.changes).toEqual([]);
    expect(store.read()).toBe(before);
  });

  it('loses what sold out and takes the new price, and remembers both until they were seen', () => {
    const { result, store, nowOnTheMenu } = atTheTable(soda, cake);
    nowOnTheMenu({ ...soda, available: false }, cake);
    nowOnTheMenu({ ...soda, available: false }, { ...cake, price: agorot(3200) });
    expect(store.read().map(({ name, price }) => [name, price])).toEqual([['Cake', 3200]]);
    expect(result.current.changes).toEqual([
      { kind: 'sold-out', name: 'Soda' },
      { kind: 'price', name: 'Cake', from: 3000, to: 3200 },
    ]);
    act(() => result.current.forget());
    expect(result.current.changes).toEqual([]);
  });

  it('is kept while the restaurant has no menu at all for a moment', () => {
    const { result, store, rerender } = atTheTable(soda);
    rerender({ menu: null });
    expect(store.read()).toHaveLength(1);
    expect(result.current.changes).toEqual([]);
  });

  it('asks to choose again when a dish that was simple now has sizes', () => {
    const { result, store, nowOnTheMenu } = atTheTable(soda);
    nowOnTheMenu({ ...soda, sizes: buildPizza().sizes });
    expect(store.read()).toEqual([]);
    expect(result.current.changes).toEqual([{ kind: 'choose-again', name: 'Soda' }]);
  });
});

describe('the notice', () => {
  it('tells each change in words, the same one once, as an alert', () => {
    const { getByRole } = renderForGuest(
      <CartNotices
        timeZone="Asia/Jerusalem"
        changes={[
          { kind: 'sold-out', name: 'Soda' },
          { kind: 'sold-out', name: 'Soda' },
          { kind: 'gone', name: 'Pie' },
          { kind: 'not-served', name: 'Omelette', servedAgainAt: null },
          { kind: 'choose-again', name: 'Pizza' },
          { kind: 'price', name: 'Cake', from: agorot(3000), to: agorot(3250) },
        ]}
      />,
    );
    const lines = within(getByRole('alert')).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual([
      'Soda is out of stock and was removed.',
      'Pie left the menu and was removed.',
      'Omelette is not served at this hour and was removed.',
      'The options of Pizza have changed. Please add it again from the menu.',
      'Cake: was ₪30.00, now ₪32.50',
    ]);
  });

  it('speaks Hebrew that fits a dish of any name, whatever its gender', () => {
    const { getAllByRole } = renderForGuest(
      <CartNotices
        timeZone="Asia/Jerusalem"
        changes={[
          { kind: 'sold-out', name: 'חומוס הבית' },
          { kind: 'gone', name: 'קבב' },
          { kind: 'choose-again', name: 'פיצה' },
        ]}
      />,
      { locale: 'he' },
    );
    expect(getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'המנה חומוס הבית אזלה והוסרה מההזמנה.',
      'המנה קבב ירדה מהתפריט והוסרה מההזמנה.',
      'האפשרויות של המנה פיצה השתנו. הוסיפו אותה שוב מהתפריט.',
    ]);
  });

  it('goes when the guest has understood, and has no button where it stays', async () => {
    const seen = vi.fn();
    const changes = [{ kind: 'gone', name: 'Pie' }] as const;
    const { user, getByRole, rerender, queryByRole } = renderForGuest(
      <CartNotices timeZone="Asia/Jerusalem" changes={changes} onSeen={seen} />,
    );
    await user.click(getByRole('button', { name: 'Got it' }));
    expect(seen).toHaveBeenCalledTimes(1);
    rerender(<CartNotices timeZone="Asia/Jerusalem" changes={changes} />);
    expect(queryByRole('button')).toBeNull();
    rerender(<CartNotices timeZone="Asia/Jerusalem" changes={[]} />);
    expect(queryByRole('alert')).toBeNull();
  });
});
