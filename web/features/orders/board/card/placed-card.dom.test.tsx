import { act } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { buildBoardOrder } from '#web/testing/build-board-order.ts';
import { fakeNearObserver } from '#web/testing/fake-near-observer.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { StagePanel } from '../stage-panel.tsx';
import type { BoardOrder } from '../state/board-state.ts';

const ordersUpTo = (count: number): BoardOrder[] =>
  Array.from({ length: count }, (_, place) => ({
    ...buildBoardOrder({
      _id: (place + 1).toString(16).padStart(24, '0'),
      displayOrderNumber: place + 1,
      createdAt: new Date(1_700_000_000_000 + place).toISOString(),
    }),
    isNotSaved: false,
  }));

const openStage = (count: number, expected?: number) => {
  const observer = fakeNearObserver();
  const panel = (orders: readonly BoardOrder[]) => (
    <StagePanel
      stage="waitingApproval"
      orders={orders}
      count={expected ?? orders.length}
      kitchen={[]}
      isLoaded
      isOpen
      onOpen={() => {}}
      onMove={() => true}
    />
  );
  let setOrders: (orders: BoardOrder[]) => void = () => {};
  const Page = () => {
    const [orders, set] = useState(ordersUpTo(count));
    setOrders = set;
    return panel(orders);
  };
  const screen = renderScreen(<Page />);
  const items = () => [...screen.container.querySelectorAll<HTMLElement>('ul.grid > li')];
  const item = (number: number): HTMLElement => {
    const found = items()[number - 1];
    if (!found) throw new Error(`there is no order ${number}`);
    return found;
  };
  const show = (orders: BoardOrder[]) => act(async () => setOrders(orders));
  return {
    ...screen,
    show,
    observer,
    items,
    item,
    cards: () => screen.container.querySelectorAll('article').length,
  };
};

describe('a stage with more orders than any screen shows', () => {
  it('has a place for each, and cards only for the first and for those that are near', async () => {
    const { items, item, cards, observer } = openStage(120);
    expect([items().length, cards()]).toEqual([120, 24]);
    expect(item(90).textContent).toContain('#90');
    await observer.see(item(90), true);
    expect(cards()).toBe(25);
    await observer.see(item(90), false, 280);
    expect([cards(), item(90).style.height]).toEqual([24, '280px']);
  });

  it('shows that more are on their way while they are read', () => {
    const isBusy = ({ container }: ReturnType<typeof openStage>) =>
      container.querySelector('[role=status]') !== null;
    expect(isBusy(openStage(2, 40))).toBe(true);
    expect(isBusy(openStage(2))).toBe(false);
  });

  it('makes a card of what the keyboard comes to, from above and from below', async () => {
    const { item, user } = openStage(60);
    act(() => item(30).focus());
    expect(item(30).contains(document.activeElement)).toBe(true);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Open order 30');
    await user.tab({ shift: true });
    expect(item(29).contains(document.activeElement)).toBe(true);
    expect(document.activeElement).toBe([...item(29).querySelectorAll('button')].at(-1));
  });

  it('leaves a card as it is when an order comes back before it and it is no longer among the first', async () => {
    const { item, show, user, findByRole } = openStage(60);
    const [first, ...others] = ordersUpTo(60);
    if (!first) throw new Error('there are sixty');
    await show(others);
    // The first keeps its place for a moment.
    await user.click(await findByRole('button', { name: '5 minutes more: Order 25' }));
    await show([first, ...others]);
    expect(item(25).contains(document.activeElement)).toBe(true);
    expect(item(25).textContent).toContain('20 min');
  });

  it('hands the focus on to the next order when the one that had it leaves, and to the one before at the end', async () => {
    const { show, getByRole } = openStage(3);
    const approve = (number: number) => getByRole('button', { name: `Approve · 15 min: Order ${number}` });
    const [one, two, three] = ordersUpTo(3);
    if (!one || !two || !three) throw new Error('there are three');
    approve(2).focus();
    await show([one, three]);
    expect(document.activeElement).toBe(approve(3));
    await show([one]);
    expect(document.activeElement).toBe(approve(1));
  });

  it('keeps what has the focus, and what somebody has chosen on it', async () => {
    const { item, observer, user, getByRole } = openStage(60);
    await observer.see(item(40), true);
    await user.click(getByRole('button', { name: '5 minutes more: Order 40' }));
    act(() => (document.activeElement as HTMLElement).blur());
    await observer.see(item(40), false);
    expect(item(40).textContent).toContain('20 min');
    await observer.see(item(41), true);
    act(() => item(41).querySelector('button')?.focus());
    await observer.see(item(41), false);
    expect(item(41).contains(document.activeElement)).toBe(true);
    expect(item(41).querySelector('article')).toBeTruthy();
  });
});
