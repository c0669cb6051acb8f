import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { buildBoardOrder } from '#web/testing/build-board-order.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { OrderCard } from './order-card.tsx';

const now = Date.parse('2026-11-16T18:00:00.000Z');
const promisedIn = (minutes: number) => new Date(now + minutes * 60_000).toISOString();

const showCard = (overrides: Partial<ManagedOrder> = {}, proposed = 15) => {
  const onMove = vi.fn(() => true);
  const order = { ...buildBoardOrder(overrides), isNotSaved: false };
  const screen = renderScreen(
    <OrderCard order={order} now={now} proposed={proposed} onOpen={vi.fn()} onMove={onMove} />,
  );
  return {
    ...screen,
    onMove,
    press: (name: RegExp) => screen.user.click(screen.getByRole('button', { name })),
    sent: () => onMove.mock.calls.map((call: unknown[]) => call.slice(1)),
  };
};

describe('the card of an order that waits', () => {
  it('is approved by one tap, with the minutes that are proposed', async () => {
    const { press, sent } = showCard({}, 20);
    await press(/^Approve · 20 min: Order 7$/);
    expect(sent()).toEqual([['approve', { promisedMinutes: 20 }]]);
  });

  it('takes another time in steps of five, and none beyond what may be promised', async () => {
    const { press, sent } = showCard({}, 10);
    await press(/5 minutes more/);
    await press(/^Approve · 15 min/);
    for (let tap = 0; tap < 4; tap++) await press(/5 minutes less/);
    await press(/^Approve · 5 min/);
    expect(sent()).toEqual([
      ['approve', { promisedMinutes: 15 }],
      ['approve', { promisedMinutes: 5 }],
    ]);
  });

  it('shows how many minutes the buttons beside it change', () => {
    const { getByRole } = showCard();
    expect(getByRole('button', { name: /5 minutes less/ }).textContent).toBe('−5');
    expect(getByRole('button', { name: /5 minutes more/ }).textContent).toBe('+5');
  });
});

describe('the card of an order with an allergy note', () => {
  const [margherita] = buildBoardOrder().dishes;
  const lineOf = (name: string, note: string, isAllergyNote?: true): ManagedOrder['dishes'][number] => ({
    dishId: { _id: 'b'.repeat(24), name, price: 30 },
    quantity: 1,
    size: null,
    customizations: [],
    note,
    ...(isAllergyNote && { isAllergyNote }),
  });
  const dishes = [
    ...(margherita ? [margherita] : []),
    lineOf('Pad thai', 'peanuts', true),
    lineOf('Soup', 'no salt'),
    lineOf('Satay', 'peanuts', true),
    lineOf('Bread', 'sesame', true),
  ];
  const seenName =
    'Allergy: peanuts — Pad thai, Satay. Allergy: sesame — Bread. Seen · Approve · 20 min Order 7';

  it('asks in place of approving, by a tap that names each note and its dishes, with the chosen minutes', async () => {
    const { press, sent, findByRole, queryByRole } = showCard({ dishes });
    await press(/5 minutes more/);
    await press(/^Approve · 20 min/);
    expect(sent()).toEqual([]);
    const seen = await findByRole('button', { name: /^Allergy/ });
    expect(seen.getAttribute('aria-label')).toBe(seenName);
    expect(document.activeElement).toBe(seen);
    expect(queryByRole('button', { name: /^Approve/ })).toBeNull();
    await waitFor(() => expect(seen.getAttribute('aria-disabled')).toBe('false'));
    await press(/^Allergy/);
    expect(sent()).toEqual([['approve', { promisedMinutes: 20, allergySeen: true }]]);
  });

  it('takes no second tap of a double tap for reading', async () => {
    const { press, sent, findByRole } = showCard({ dishes });
    await press(/^Approve/);
    fireEvent.click(await findByRole('button', { name: /^Allergy/ }));
    expect(sent()).toEqual([]);
  });

  it('goes back by its button or Escape, and the focus returns to approving', async () => {
    const { press, sent, findByRole, user } = showCard({ dishes });
    for (const leave of [() => press(/^Back$/), () => user.keyboard('{Escape}')]) {
      await press(/^Approve/);
      await findByRole('button', { name: /^Allergy/ });
      await leave();
      expect(document.activeElement).toBe(await findByRole('button', { name: /^Approve/ }));
    }
    expect(sent()).toEqual([]);
  });

  it('shows the note as an alarm though no word of it says so', () => {
    const { getByText } = showCard({ dishes: [lineOf('Bread', 'sesame', true)] });
    const note = getByText('sesame').closest('p');
    expect([note?.textContent, note?.className.includes('bg-bad')]).toEqual(['Allergy: sesame', true]);
  });
});

describe('the card of an order that is being made', () => {
  const warmth = (container: HTMLElement) =>
    ['border-line', 'border-warn', 'border-bad'].find((edge) => container.querySelector(`article.${edge}`));

  it.each([
    [12, '12 min left', 'border-line'],
    [5, '5 min left', 'border-warn'],
    [0, 'Due now', 'border-warn'],
    [-6, '6 min late', 'border-bad'],
  ])('promised in %d minutes says so in words and warmth', (minutes, words, edge) => {
    const { getByText, container } = showCard({ status: 'inProcess', promisedAt: promisedIn(minutes) });
    expect(getByText(words)).toBeTruthy();
    expect(container.querySelector('time')?.textContent).toMatch(/^\d\d:\d\d$/);
    expect(warmth(container)).toBe(edge);
  });

  it('goes by its age where nothing was promised, and once it is ready', () => {
    const createdAt = promisedIn(-3);
    expect(showCard({ status: 'inProcess', createdAt }).queryByText('3 min')).toBeTruthy();
    const { container, queryByText } = showCard({
      status: 'waitingPayment',
      createdAt,
      promisedAt: promisedIn(-9),
    });
    expect(queryByText(/late/)).toBeNull();
    expect(warmth(container)).toBe('border-line');
  });
});
