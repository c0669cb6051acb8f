import { act, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { agorot } from '#core/values/money.ts';
import { fakeServer, refuse } from '#web/testing/fake-server.ts';
import { type CartStore, createCartStore } from '../cart/cart-store.ts';
import { demoParts } from '../demo/demo-parts.ts';
import type { GuestDish, GuestMenu } from '../guest-menu/guest-menu.ts';
import { NoMenu } from '../guest-menu/no-menu.tsx';
import { GuestPage } from '../guest-page.tsx';
import { ClosedNotice } from '../hours/closed-notice.tsx';
import { OpeningLine } from '../hours/opening-line.tsx';
import { ServingLine } from '../hours/serving-line.tsx';
import * as loading from '../ordering/load-ordering.ts';
import type { PendingTaps } from '../pre-hydration/pending-taps.ts';
import { buildDish, buildGuestMenu } from '../testing/build-dish.ts';
import { renderForGuest } from '../testing/render-for-guest.tsx';
import { avoidsKey } from './avoids-key.ts';
import { changeAvoids } from './avoids-store.ts';

const hummus = buildDish({
  id: '1'.repeat(24),
  name: 'Hummus',
  allergens: { contains: ['sesame'], mayContain: ['nuts'] },
});
const cake = buildDish({
  id: '2'.repeat(24),
  name: 'Cake',
  kosherKind: 'dairy',
  allergens: { contains: ['gluten', 'milk'], mayContain: ['sesame'] },
});
const kebab = buildDish({
  id: '3'.repeat(24),
  name: 'Kebab',
  kosherKind: 'meat',
  changes: [
    {
      name: 'Extras',
      type: 'multiple',
      required: false,
      maxSelections: null,
      options: [{ name: 'Yoghurt', price: agorot(0), kosherKind: 'dairy' }],
    },
  ],
});
const water = buildDish({ id: '4'.repeat(24), name: 'Water', kosherKind: 'pareve' });

beforeEach(() => changeAvoids([]));

type Options = { overrides?: Partial<GuestMenu>; store?: CartStore; pendingTaps?: PendingTaps };
const showMenu = (dishes: readonly GuestDish[], { overrides, store, pendingTaps }: Options = {}) => {
  const screen = renderForGuest(
    <GuestPage
      initial={buildGuestMenu(dishes, overrides)}
      store={store ?? createCartStore('demo-en')}
      pendingTaps={pendingTaps ?? null}
      mode="demo"
      demo={demoParts}
      parts={{ ServingLine, OpeningLine, ClosedNotice, NoMenu }}
    />,
  );
  const { user, findByRole, queryByRole } = screen;
  return {
    ...screen,
    tap: async (name: string | RegExp) => user.click(await findByRole('button', { name })),
    dialog: async (name: string) => within(await findByRole('dialog', { name })),
    offers: (name: string) => queryByRole('button', { name: `₪10 Add ${name}` }) !== null,
  };
};
const openMenu = async (dishes: readonly GuestDish[], overrides: Partial<GuestMenu> = {}) => {
  const screen = showMenu(dishes, { overrides });
  await act(async () => void (await loading.loadOrdering()));
  return screen;
};

describe('what a guest must not eat', () => {
  it('is ticked once, hides dishes by name, traces included, and is remembered', async () => {
    const page = await openMenu([hummus, cake, water]);
    await page.tap('Allergies');
    const sheet = await page.dialog('What I must not eat');
    expect(sheet.getAllByRole('checkbox')).toHaveLength(14);
    await page.user.click(sheet.getByRole('checkbox', { name: 'Sesame' }));
    await page.tap('Done');
    expect(page.getByText('2 dishes hidden: Hummus, Cake')).toBeTruthy();
    expect([page.offers('Hummus'), page.offers('Cake'), page.offers('Water')]).toEqual([false, false, true]);
    expect(localStorage.getItem(avoidsKey)).toBe('["sesame"]');
    await page.tap('Show');
    expect(page.getByText('2 dishes with what you must not eat: Hummus, Cake')).toBeTruthy();
    expect(page.offers('Hummus')).toBe(true);
  });

  it('is asked about before such a dish is added, and never refused', async () => {
    changeAvoids(['nuts']);
    const page = await openMenu([hummus, cake, water]);
    await page.tap('Show');
    await page.tap(/Add Hummus/);
    const warning = await page.dialog('Before you add it');
    expect(warning.getByText('May contain: Nuts')).toBeTruthy();
    await page.tap('Do not add');
    expect(page.queryByRole('button', { name: /View order/ })).toBeNull();
    await page.tap(/Add Hummus/);
    await page.tap('Add anyway');
    // Once is enough: whoever has it in the cart has been asked.
    await page.tap(/Add Hummus/);
    // Safe dishes are added at once.
    await page.tap(/Add Cake/);
    await page.tap(/View order/);
    const cart = await page.dialog('My order');
    expect(cart.getByText(/May contain: Nuts/).textContent).toBe('Hummus – May contain: Nuts');
    expect(cart.getByText(/kitchen is told what you must not eat: Nuts/)).toBeTruthy();
    expect(cart.getByText('₪30.00')).toBeTruthy();
  });

  it.each(['is not there', 'never comes'])('is asked about when the code of ordering %s', async (how) => {
    changeAvoids(['nuts', 'milk']);
    const failing =
      how === 'is not there' ? Promise.reject(new TypeError('404')) : new Promise<never>(() => {});
    failing.catch(() => {});
    vi.spyOn(loading, 'loadOrdering').mockReturnValue(failing);
    vi.spyOn(loading, 'keepLoadingOrdering').mockReturnValue(new Promise(() => {}));
    const store = createCartStore('demo-en');
    const page = showMenu([hummus, cake, water], { store });
    await page.tap(/Add Hummus/);
    expect((await page.dialog('Before you add it')).getByText('May contain: Nuts')).toBeTruthy();
    expect(store.read()).toEqual([]);
    await page.tap('Do not add');
    expect(store.read()).toEqual([]);
    await page.tap(/Add Cake/);
    await page.tap('Add anyway');
    await page.tap(/Add Water/);
    expect(store.read().map(({ name }) => name)).toEqual(['Cake', 'Water']);
  });

  it('is asked about where the browser stores nothing', async () => {
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    changeAvoids(['nuts']);
    const page = await openMenu([hummus]);
    await page.tap('Show');
    await page.tap(/Add Hummus/);
    expect(await page.dialog('Before you add it')).toBeTruthy();
  });

  it('is asked about when the dish was tapped before the page was alive', async () => {
    changeAvoids(['nuts']);
    const store = createCartStore('demo-en');
    const page = showMenu([hummus, water], {
      store,
      pendingTaps: { added: [0, 1], open: null, pressed: null },
    });
    expect(await page.dialog('Before you add it')).toBeTruthy();
    expect(store.read().map(({ name }) => name)).toEqual(['Water']);
  });

  it('is asked about in the dialog of the dish too, which marks it among what is in the dish', async () => {
    changeAvoids(['milk']);
    const page = await openMenu([cake]);
    await page.tap('Show');
    await page.tap('Cake');
    const dish = await page.dialog('Cake');
    expect(dish.getByText('Dairy')).toBeTruthy();
    expect(dish.getAllByRole('listitem').map((item) => [item.textContent, item.className])).toEqual([
      ['Gluten', ''],
      ['Milk', 'avoided'],
      ['Sesame', ''],
    ]);
    await page.tap(/Add to order/);
    expect((await page.dialog('Before you add it')).getByText('Contains: Milk')).toBeTruthy();
  });

  it('says so when the restaurant declares nothing, and offers no filter there', async () => {
    const page = await openMenu([water]);
    expect(page.queryByRole('button', { name: 'Allergies' })).toBeNull();
    await act(async () => changeAvoids(['milk']));
    expect(page.getByText('This restaurant declares no allergens. Please ask the staff.')).toBeTruthy();
    expect(page.offers('Water')).toBe(true);
  });

  it.each(['{', '"x"', '[1,"cats"]', 'null'])('is nothing when the browser holds %s', async (stored) => {
    localStorage.setItem(avoidsKey, stored);
    const page = await openMenu([hummus]);
    expect(page.offers('Hummus')).toBe(true);
  });
});

describe('in a kosher kitchen', () => {
  const meeting = /both meat and dairy/;

  it('the cart says when meat and dairy meet, in two dishes or in one', async () => {
    const page = await openMenu([cake, kebab, water]);
    await page.tap(/Add Cake/);
    await page.tap(/Add Water/);
    await page.tap(/View order/);
    expect(page.queryByText(meeting)).toBeNull();
    await page.tap('Close');
    await page.tap(/Add Kebab/);
    expect((await page.dialog('Kebab')).getByText('Dairy: Yoghurt')).toBeTruthy();
    await page.tap(/Add to order/);
    await page.tap(/View order/);
    expect(await page.findByText(meeting)).toBeTruthy();
  });

  it('a dish is both when its options are', async () => {
    const page = await openMenu([kebab]);
    await page.tap(/Add Kebab/);
    await page.user.click((await page.dialog('Kebab')).getByRole('checkbox', { name: /Yoghurt/ }));
    await page.tap(/Add to order/);
    await page.tap(/View order/);
    expect(await page.findByText(meeting)).toBeTruthy();
  });

  const certified = (expiresOn: string): Partial<GuestMenu> => ({
    restaurant: { ...buildGuestMenu([]).restaurant, kosherCertificateExpiresOn: expiresOn },
  });
  const read = 'GET /public-menu/:ownerId/kosher-certificate';

  it('the certificate is opened from below the menu, while it is valid', async () => {
    fakeServer().reply(read, { picture: '/images/x/1280.webp', expiresOn: '2099-12-31' });
    const page = await openMenu([water], certified('2099-12-31'));
    await page.tap('Kosher certificate');
    const sheet = await page.dialog('Kosher certificate');
    expect((await sheet.findByRole('img')).getAttribute('src')).toBe('/images/x/1280.webp');
    expect(sheet.getByText('Valid until 31 Dec 2099')).toBeTruthy();
  });

  it('one that ended is not offered; one that ended since the page was made is not shown', async () => {
    const old = await openMenu([water], certified('2020-12-31'));
    expect(old.queryByRole('button', { name: 'Kosher certificate' })).toBeNull();
    old.unmount();
    fakeServer().reply(read, refuse('not_found'));
    const page = await openMenu([water], certified('2099-12-31'));
    await page.tap('Kosher certificate');
    expect(await page.findByText(/not valid at the moment/)).toBeTruthy();
  });
});
