import { expect, it } from 'vitest';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { buildBoardOrder } from '#web/testing/build-board-order.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { OrderContents } from './order-contents.tsx';
import { OrderLines } from './order-lines.tsx';

const [pizza] = buildBoardOrder().dishes;
type Line = ManagedOrder['dishes'][number];
const line = (part: Partial<Line>): Line => ({ ...(pizza as Line), ...part });

const show = (overrides: Partial<ManagedOrder>) => {
  const order = buildBoardOrder(overrides);
  return renderScreen(
    <>
      <OrderContents order={order} />
      <OrderLines lines={order.dishes} />
    </>,
  );
};

it('says loudly what of the dishes the guest must not eat, on the order and on the line', async () => {
  const { findByText, getByText } = show({
    avoids: ['milk', 'sesame', 'nuts'],
    dishes: [line({ avoided: { contains: ['milk'], mayContain: ['sesame'] } }), line({})],
  });
  expect(await findByText('Allergy! In the dishes: Milk, Sesame')).toBeTruthy();
  expect(getByText('Allergy! The guest must not eat: Nuts')).toBeTruthy();
  expect(await findByText('Contains: Milk')).toBeTruthy();
  expect(getByText('May contain: Sesame')).toBeTruthy();
});

it('is an alarm too when no dish holds what the guest must not eat', async () => {
  const { findByText, queryByText } = show({ avoids: ['nuts'] });
  const alarm = await findByText('Allergy! The guest must not eat: Nuts');
  expect(alarm.className).toContain('bg-bad ');
  expect(queryByText(/In the dishes/)).toBeNull();
});

it('tells an allergy in a note from a wish', () => {
  const { getByText } = show({ dishes: [line({ note: 'allergic to nuts' }), line({ note: 'no salt' })] });
  const paragraphOf = (words: string) => getByText(words).closest('p');
  expect(paragraphOf('allergic to nuts')?.textContent).toBe('Allergy: allergic to nuts');
  expect(paragraphOf('allergic to nuts')?.className).toContain('bg-bad ');
  expect(paragraphOf('no salt')?.textContent).toBe('Note: no salt');
});

it.each([
  [['meat', 'dairy'], true],
  [['mixed', 'pareve'], true],
  [['meat', 'pareve'], false],
] as const)('of lines that are %j, meat and dairy are together: %s', async (kinds, expected) => {
  const { findByText, queryByText } = show({ dishes: kinds.map((kosherKind) => line({ kosherKind })) });
  if (expected) expect(await findByText('Meat and dairy together')).toBeTruthy();
  else expect(queryByText('Meat and dairy together')).toBeNull();
});

it('says nothing of an order as yesterday’s version stored it', () => {
  const { queryByText } = show({});
  expect(queryByText(/Allergy|Meat/)).toBeNull();
});
