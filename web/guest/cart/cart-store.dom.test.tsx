import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { addToCart, cartCount, cartStorageKey, serialiseCart, setQuantity } from '#core/orders/cart/cart.ts';
import { buildDish, buildLine } from '../testing/build-dish.ts';
import { createCartStore, useCart } from './cart-store.ts';

const owner = 'c'.repeat(24);
const key = cartStorageKey(owner);
const soda = buildLine();
const cake = buildLine(buildDish({ id: 'f'.repeat(24), name: 'Cake' }));

/** What the browser does in this tab when another one of the same restaurant writes to storage. */
const writeInAnotherTab = (value: string | null, changed: string | null = key) => {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: changed, newValue: value })));
};

describe('the cart of one restaurant', () => {
  it('is there again after a reload, and another restaurant does not see it', () => {
    createCartStore(owner).change((cart) => addToCart(cart, soda));
    expect(createCartStore(owner).read()).toEqual([soda]);
    expect(createCartStore('d'.repeat(24)).read()).toEqual([]);
  });

  it('says what was put into it from the menu, and nothing of later changes', () => {
    const onPut = vi.fn();
    const store = createCartStore(owner, onPut);
    store.put(soda);
    store.put(soda);
    store.change((cart) => setQuantity(cart, soda.id, 5));
    expect(store.read()).toEqual([{ ...soda, quantity: 5 }]);
    expect(onPut.mock.calls).toEqual([[soda], [soda]]);
  });

  it('leaves nothing in the storage when it is emptied', () => {
    const store = createCartStore(owner);
    store.change((cart) => addToCart(cart, soda));
    store.change((cart) => setQuantity(cart, soda.id, 0));
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('writes and tells nothing when nothing changed', () => {
    const store = createCartStore(owner);
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.change((cart) => cart);
    expect(listener).not.toHaveBeenCalled();
    expect(localStorage.length).toBe(0);
    stop();
  });

  it('goes on in memory where the storage is full or forbidden', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = createCartStore(owner);
    store.change((cart) => addToCart(cart, soda));
    expect(store.read()).toEqual([soda]);
  });
});

describe('two tabs of one menu', () => {
  it('show the same cart, and the next change builds on what the other tab did', () => {
    const store = createCartStore(owner);
    const { result } = renderHook(() => useCart(store));
    writeInAnotherTab(serialiseCart([soda]));
    expect(result.current).toEqual([soda]);
    act(() => store.change((cart) => addToCart(cart, cake)));
    expect(
      createCartStore(owner)
        .read()
        .map(({ name }) => name),
    ).toEqual(['Soda', 'Cake']);
  });

  it('are both empty once the order was sent from one, or the storage was cleared', () => {
    const store = createCartStore(owner);
    const { result } = renderHook(() => useCart(store));
    act(() => store.change((cart) => addToCart(cart, soda)));
    writeInAnotherTab(null);
    expect(result.current).toEqual([]);
    act(() => store.change((cart) => addToCart(cart, soda)));
    writeInAnotherTab(null, null);
    expect(result.current).toEqual([]);
  });

  it('do not mind what is written for other restaurants, nor damage', () => {
    const store = createCartStore(owner);
    const { result } = renderHook(() => useCart(store));
    act(() => store.change((cart) => addToCart(cart, soda)));
    const before = result.current;
    writeInAnotherTab(localStorage.getItem(key), 'cart:another');
    expect(result.current).toBe(before);
    writeInAnotherTab('{"not":"a cart"');
    expect(result.current).toEqual([]);
  });
});

it('is empty in what the server renders, whatever this browser holds', () => {
  const store = createCartStore(owner);
  store.change((cart) => addToCart(cart, soda));
  const Count = () => <b>{cartCount(useCart(store))}</b>;
  expect(renderToString(<Count />)).toBe('<b>0</b>');
});
