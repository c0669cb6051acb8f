import { expect, it } from 'vitest';
import { buildGuestOrder } from '../testing/build-guest-order.ts';
import { renderForGuest } from '../testing/render-for-guest.tsx';
import { GuestOrderLines } from './guest-order-lines.tsx';

it('an ordered line shows what was chosen and costs dish, size and options times its quantity', () => {
  const [line] = buildGuestOrder().dishes;
  if (!line) throw new Error('the order has a line');
  const { getAllByRole } = renderForGuest(
    <GuestOrderLines
      lines={[
        {
          ...line,
          quantity: 3,
          size: { name: 'Large', price: 12.5 },
          customizations: [
            { groupName: 'Extras', optionName: 'Olives', price: 0.1 },
            { groupName: 'Extras', optionName: 'Egg', price: 0.2 },
            { groupName: 'Extras', optionName: 'Egg', price: 0.2 },
          ],
          note: 'no onion',
        },
        line,
        {
          ...line,
          size: { name: 'גדולה', price: 0 },
          customizations: [{ groupName: 'תוספות', optionName: 'זיתים', price: 0 }],
          shown: {
            name: 'Pie',
            size: 'Huge',
            customizations: [{ groupName: 'Extras', optionName: 'Olives' }],
          },
        },
      ]}
    />,
  );
  expect(getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '3×PizzaLarge · Olives · 2 × Eggno onion₪174.00',
    '1×Pizza₪45.00',
    '1×PieHuge · Olives₪45.00',
  ]);
});

it('a note about an allergy stands out, and says so in the language of its guest', () => {
  const [line] = buildGuestOrder().dishes;
  if (!line) throw new Error('the order has a line');
  const { getByText } = renderForGuest(
    <GuestOrderLines lines={[{ ...line, note: 'nuts', isAllergyNote: true }]} />,
    { locale: 'ru' },
  );
  expect(getByText('Аллергия: nuts').className).toBe('allergy');
});
