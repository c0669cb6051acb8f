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
