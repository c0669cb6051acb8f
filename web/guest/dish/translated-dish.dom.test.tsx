import { describe, expect, it, vi } from 'vitest';
import type { CartLine } from '#core/orders/cart/cart.ts';
import { agorot } from '#core/values/money.ts';
import { CartLines } from '../cart/cart-lines.tsx';
import { buildDish } from '../testing/build-dish.ts';
import { renderForGuest } from '../testing/render-for-guest.tsx';
import { DishDialog } from './dish-dialog.tsx';

const pizza = buildDish({
  name: 'Pizza',
  description: 'מהטאבון',
  langs: { description: 'he' },
  sizes: [{ name: 'רגילה', shown: 'Regular', price: agorot(0), isBase: true }],
  changes: [
    {
      name: 'תוספות',
      lang: 'he',
      type: 'multiple',
      required: false,
      minSelections: 0,
      maxSelections: null,
      options: [{ name: 'זיתים', shown: 'Olives', price: agorot(300), maxTimes: 1 }],
    },
  ],
});

const open = (canOrder: boolean) => {
  const onAdd = vi.fn<(line: CartLine) => void>();
  const shown = renderForGuest(
    <DishDialog
      dish={pizza}
      serving={null}
      ServingLine={() => null}
      showImage={false}
      canOrder={canOrder}
      onAdd={onAdd}
      onClose={() => {}}
    />,
  );
  return { ...shown, onAdd };
};

describe('a dish in the language of its guest', () => {
  it('is chosen by the names that are shown, and ordered by those of the kitchen', async () => {
    const { user, getByRole, onAdd } = open(true);
    await user.click(getByRole('button', { name: 'Regular' }));
    await user.click(getByRole('checkbox', { name: /Olives/ }));
    await user.click(getByRole('button', { name: /Add/ }));
    const line = onAdd.mock.lastCall?.[0];
    expect(line).toMatchObject({
      name: 'Pizza',
      selectedSize: { name: 'רגילה' },
      customizations: [{ groupName: 'תוספות', optionName: 'זיתים' }],
    });
    const cart = renderForGuest(
      <CartLines
        cart={line ? [line] : []}
        dishes={new Map([[pizza.id, pizza]])}
        onQuantity={() => {}}
        onNote={() => {}}
      />,
    );
    expect(cart.container.querySelector('.choices')?.textContent).toBe('Regular · Olives');
  });

  it.each([true, false])(
    'says of what is not translated in which language it is (ordering: %s)',
    (canOrder) => {
      const { getByText } = open(canOrder);
      for (const text of ['מהטאבון', 'תוספות']) {
        const { lang, dir } = getByText(text);
        expect([text, lang, dir]).toEqual([text, 'he', 'rtl']);
      }
      expect(getByText('Olives').getAttribute('lang')).toBeNull();
    },
  );
});
