import { act, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { GuestLocale } from '#core/i18n/locale.ts';
import type { CartLine } from '#core/orders/cart/cart.ts';
import { AllergySwitch } from '../cart/allergy-switch.tsx';
import type { GuestDish } from '../guest-menu/guest-menu.ts';
import { ServingLine } from '../hours/serving-line.tsx';
import { buildBowl, buildDish, buildPizza } from '../testing/build-dish.ts';
import { renderForGuest } from '../testing/render-for-guest.tsx';
import { DishDialog } from './dish-dialog.tsx';

const openDish = (
  dish: GuestDish,
  { canOrder = true, locale = 'en' as GuestLocale }: { canOrder?: boolean; locale?: GuestLocale } = {},
) => {
  const onAdd = vi.fn<(line: CartLine) => void>();
  const onClose = vi.fn();
  const screen = renderForGuest(
    <DishDialog
      serving={null}
      ServingLine={ServingLine}
      dish={dish}
      showImage
      canOrder={canOrder}
      AllergySwitch={AllergySwitch}
      onAdd={onAdd}
      onClose={onClose}
    />,
    { locale },
  );
  const { user, getByRole } = screen;
  return {
    ...screen,
    onAdd,
    onClose,
    press: (name: string | RegExp) => user.click(getByRole('button', { name })),
    choose: (role: 'radio' | 'checkbox', name: string | RegExp) => user.click(getByRole(role, { name })),
    add: () => user.click(getByRole('button', { name: /Add to order|הוספה להזמנה/ })),
    alerts: () => screen.queryAllByRole('alert').map((alert) => alert.textContent),
  };
};

describe('a dish with sizes and choices', () => {
  it('is not added without a size and a required choice, and says what is missing', async () => {
    const { add, alerts, onAdd } = openDish(buildPizza());
    expect(alerts()).toEqual([]);
    await add();
    expect(alerts()).toEqual([
      'please choose a size before adding to cart',
      'please choose one option in this group',
    ]);
    expect(onAdd).not.toHaveBeenCalled();
  });

  it('says it in Hebrew on a Hebrew page', async () => {
    const { add, alerts } = openDish(buildPizza(), { locale: 'he' });
    await add();
    expect(alerts()[0]).toBe('יש לבחור גודל לפני ההוספה להזמנה');
  });

  it('takes the size error back after ten seconds, and again ten seconds after the last try', async () => {
    vi.useFakeTimers({ now: 1_000_000 });
    const { add, alerts } = openDish(buildPizza({ changes: [] }));
    const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    await add();
    await wait(6_000);
    await add();
    await wait(6_000);
    expect(alerts()).toHaveLength(1);
    await wait(4_100);
    expect(alerts()).toEqual([]);
  });

  it('goes into the cart as it was chosen, with note and quantity', async () => {
    const { press, choose, add, onAdd, user, getByRole } = openDish(buildPizza());
    await press(/Large/);
    await choose('radio', /Salad/);
    await choose('checkbox', /Olives/);
    await user.type(getByRole('textbox', { name: 'Note for the kitchen' }), '  well done ');
    await press('One more');
    await add();
    expect(onAdd.mock.calls[0]?.[0]).toMatchObject({
      realDishId: 'a'.repeat(24),
      price: 6250,
      quantity: 2,
      selectedSize: { name: 'Large', price: 1250 },
      customizations: [
        { groupName: 'Side', optionName: 'Salad', price: 400 },
        { groupName: 'Extras', optionName: 'Olives', price: 300 },
      ],
      note: 'well done',
    });
  });

  it('shows what it will cost while it is chosen: the size in the price, everything on the button', async () => {
    const { press, choose, getByRole, getByText } = openDish(buildPizza());
    const button = getByRole('button', { name: /Add to order/ });
    expect(button.textContent).toContain('₪50.00');
    await press(/Large/);
    expect(getByText('₪62.5')).toBeTruthy();
    await choose('radio', /Salad/);
    await press('One more');
    expect(button.textContent).toContain('₪133.00');
  });

  it('holds one option of a single group and at most so many of a multiple one', async () => {
    const { choose, getByRole } = openDish(buildPizza());
    const checked = (role: 'radio' | 'checkbox', name: RegExp) =>
      (getByRole(role, { name }) as HTMLInputElement).checked;
    await choose('radio', /Chips/);
    await choose('radio', /Salad/);
    expect([checked('radio', /Chips/), checked('radio', /Salad/)]).toEqual([false, true]);
    await choose('checkbox', /Olives/);
    await choose('checkbox', /Egg/);
    const third = getByRole('checkbox', { name: /Onion/ }) as HTMLInputElement;
    expect(third.disabled).toBe(true);
    expect(getByRole('group', { name: /Extras/ }).textContent).toContain('Up to 2 (2/2)');
    await choose('checkbox', /Egg/);
    expect(third.disabled).toBe(false);
  });

  it('asks for at least one of a required group of several', async () => {
    const [, extras] = buildPizza().changes;
    if (!extras) throw new Error('the pizza has extras');
    const { add, choose, alerts, onAdd } = openDish(
      buildPizza({ sizes: [], changes: [{ ...extras, required: true }] }),
    );
    await add();
    expect(alerts()).toEqual(['Please choose at least 1']);
    await choose('checkbox', /Onion/);
    expect(alerts()).toEqual([]);
    await add();
    expect(onAdd).toHaveBeenCalledTimes(1);
  });

  it('counts what may be chosen repeatedly, up to its number and the room of its group', async () => {
    const { add, alerts, onAdd, getByRole, user } = openDish(buildBowl());
    const group = getByRole('group', { name: /Toppings/ });
    const corn = within(getByRole('group', { name: 'Quantity: Corn' }));
    const more = corn.getByRole('button', { name: 'One more' }) as HTMLButtonElement;
    expect(group.textContent).toContain('Choose 2–3 (0/3)');
    await user.click(more);
    await add();
    expect(alerts()).toEqual(['Please choose at least 2']);
    expect(getByRole('button', { name: /Add to order.*Toppings: Required/ })).toBeTruthy();
    await user.click(more);
    expect(alerts()).toEqual([]);
    expect(more.disabled).toBe(true);
    await user.click(getByRole('checkbox', { name: /Tuna/ }));
    expect(group.textContent).toContain('(3/3)');
    expect((getByRole('checkbox', { name: /Nuts/ }) as HTMLInputElement).disabled).toBe(true);
    await add();
    const corns = { groupName: 'Toppings', optionName: 'Corn', price: 300 };
    expect(onAdd.mock.calls[0]?.[0]).toMatchObject({
      customizations: [corns, corns, { groupName: 'Toppings', optionName: 'Tuna', price: 800 }],
    });
  });

  it.each([
    [{ maxSelections: null }, 'Please choose at least 2'],
    [{ maxSelections: 2 }, 'Choose 2 '],
    [{ maxSelections: 3, minSelections: 0 }, 'Up to 3 '],
  ])('says how many to choose (%j)', (rules, hint) => {
    const bowl = buildBowl();
    const changes = bowl.changes.map((group) => ({ ...group, ...rules }));
    const { getByRole } = openDish({ ...bowl, changes });
    expect(getByRole('group', { name: /Toppings/ }).textContent).toContain(`· ${hint}`);
  });

  it('does not order less than one or more than ninety-nine', async () => {
    const { getByRole, press } = openDish(buildDish());
    const less = getByRole('button', { name: 'One less' }) as HTMLButtonElement;
    expect(less.disabled).toBe(true);
    await press('One more');
    expect(less.disabled).toBe(false);
    for (let pressed = 2; pressed < 99; pressed += 1)
      act(() => getByRole('button', { name: 'One more' }).click());
    expect(getByRole('status').textContent).toBe('99');
    expect((getByRole('button', { name: 'One more' }) as HTMLButtonElement).disabled).toBe(true);
  });
});

describe('a dish that cannot be ordered now', () => {
  it('says that it is out of stock when it sells out while it is looked at', () => {
    const { getByRole } = openDish(buildDish({ available: false }));
    const button = getByRole('button', { name: /Out of stock/ }) as HTMLButtonElement;
    expect(button.disabled).toBe(true);
  });

  it('can be read with everything it has while the restaurant is closed, without a way to order', () => {
    const { queryByRole, getByRole } = openDish(buildPizza({ description: 'From the oven' }), {
      canOrder: false,
    });
    expect(within(getByRole('dialog')).getByText('From the oven')).toBeTruthy();
    expect(queryByRole('button', { name: /Add to order/ })).toBeNull();
    expect(queryByRole('textbox')).toBeNull();
  });

  it('tells its sizes, its options and what they cost, with nothing to press', () => {
    const { getAllByRole, queryByRole, getByRole } = openDish(buildPizza(), { canOrder: false });
    expect(getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Size ',
      'Side Choose 1',
      'Extras Up to 2',
    ]);
    expect(getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Small',
      'Large+₪12.5',
      'Chips',
      'Salad+₪4',
      'Olives+₪3',
      'Egg+₪6',
      'Onion',
    ]);
    expect(queryByRole('radio') ?? queryByRole('checkbox')).toBeNull();
    expect(within(getByRole('dialog')).getAllByRole('button')).toHaveLength(1);
  });
});

describe('what a dish is made of', () => {
  it.each([true, false])('is told, whether it can be ordered (%s) or only read', (canOrder) => {
    const { getByText } = openDish(buildDish({ ingredients: ['water', '', 'lemon'] }), { canOrder });
    expect(getByText('water, lemon').parentElement?.textContent).toBe('Ingredients: water, lemon');
  });

  it('is not mentioned where the owner told nothing', () => {
    expect(openDish(buildDish()).queryByText(/Ingredients/)).toBeNull();
  });
});

describe('the sheet', () => {
  it('closes by its button, by Escape and by a tap beside it, and not by a tap inside', async () => {
    const { press, onClose, getByRole, user, getByText } = openDish(buildDish());
    const dialog = getByRole('dialog');
    await user.click(getByText('Soda', { selector: 'h2' }));
    expect(onClose).not.toHaveBeenCalled();
    await press('Close');
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await user.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it('stays until its owner takes it away: Escape alone does not leave a dialog that the page believes open', () => {
    const { getByRole } = openDish(buildDish());
    const cancel = new Event('cancel', { cancelable: true });
    getByRole('dialog').dispatchEvent(cancel);
    expect(cancel.defaultPrevented).toBe(true);
    expect((getByRole('dialog') as HTMLDialogElement).open).toBe(true);
  });
});

describe('a note to the kitchen', () => {
  it.each([
    ['he', 'הערה למטבח', 'ההערה היא על אלרגיה'],
    ['en', 'Note for the kitchen', 'This is about an allergy'],
    ['ar', 'ملاحظة للمطبخ', 'هذه الملاحظة عن حساسية'],
    ['ru', 'Комментарий для кухни', 'Это об аллергии'],
  ] as const)('can be marked as being about an allergy, in %s', async (locale, label, about) => {
    const { getByLabelText, queryByRole, getByRole, getByText, user, onAdd } = openDish(buildDish(), {
      locale,
    });
    expect(queryByRole('switch')).toBeNull();
    await user.write(getByLabelText(label), 'peanuts');
    await user.click(getByRole('switch', { name: about }));
    await user.click(
      getByText(locale === 'he' ? 'הוספה להזמנה' : /Add to order|إضافة إلى الطلب|Добавить в заказ/),
    );
    expect(onAdd.mock.lastCall?.[0]).toMatchObject({ note: 'peanuts', isAllergyNote: true });
  });

  it('that is taken away takes its mark with it', async () => {
    const { getByLabelText, queryByRole, getByRole, user, add, onAdd } = openDish(buildDish());
    await user.write(getByLabelText('Note for the kitchen'), 'nuts');
    await user.click(getByRole('switch'));
    await user.clear(getByLabelText('Note for the kitchen'));
    expect(queryByRole('switch')).toBeNull();
    await add();
    expect(onAdd.mock.lastCall?.[0]).not.toHaveProperty('isAllergyNote');
  });
});
