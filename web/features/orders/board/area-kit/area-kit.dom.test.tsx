import { useMemo, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { buildBoardOrder } from '#web/testing/build-board-order.ts';
import { fakeServer } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { BoardAreasProvider } from '../areas/board-areas.ts';
import { OrderCard } from '../card/order-card.tsx';
import { OrderDialog } from '../order-dialog.tsx';
import type { BoardOrder } from '../state/board-state.ts';
import * as kit from './area-kit.tsx';

const areas = [
  { _id: 'k', name: 'Kitchen' },
  { _id: 'b', name: 'Bar' },
];
const doneAt = '2026-11-16T18:00:00.000Z';
const [pizza] = buildBoardOrder().dishes;
if (!pizza) throw new Error('an order has lines');
const lineOf = (name: string, area: string, isDone = false) => ({
  ...pizza,
  dishId: { ...pizza.dishId, name },
  area,
  ...(isDone && { doneAt }),
});

const mixed = (parts: Partial<BoardOrder> = {}): BoardOrder => ({
  ...buildBoardOrder({ status: 'inProcess' }),
  dishes: [lineOf('Pizza', 'k'), lineOf('Pasta', 'k', true), lineOf('Beer', 'b')],
  isNotSaved: false,
  ...parts,
});

const showBoard = (orders: readonly BoardOrder[], chosen: readonly string[] = []) => {
  const tick = vi.fn();
  const onMove = vi.fn(() => true);
  const Board = () => {
    const [ids, choose] = useState(chosen);
    const board = useMemo(() => ({ kit, areas, shown: kit.shownAreas(areas, ids), choose, tick }), [ids]);
    const { here, elsewhere } = kit.splitByArea(board, orders);
    return (
      <BoardAreasProvider value={board}>
        <kit.AreaChoice />
        {here.map((order) => (
          <OrderCard key={order._id} order={order} now={0} proposed={null} onOpen={vi.fn()} onMove={onMove} />
        ))}
        <kit.DoneHere orders={elsewhere} />
        {board.shown && <kit.FilteredMark />}
      </BoardAreasProvider>
    );
  };
  const screen = renderScreen(<Board />);
  return {
    ...screen,
    tick,
    onMove,
    press: (name: string | RegExp) => screen.user.click(screen.getByRole('button', { name })),
  };
};

describe('a board of all areas', () => {
  it('shows every line and how far each area is; its button makes the order ready', async () => {
    const { getByText, getByRole, press, onMove, tick } = showBoard([mixed()]);
    for (const dish of ['Pizza', 'Pasta', 'Beer']) expect(getByText(dish)).toBeTruthy();
    expect(getByRole('list', { name: 'Progress of order 7' }).textContent).toBe('Kitchen1/2Bar0/1');
    await press('Mark as ready: Order 7');
    expect(onMove).toHaveBeenCalledWith(mixed()._id, 'markReady');
    expect(tick).not.toHaveBeenCalled();
  });

  it('says in words that an area is done', () => {
    const { getByRole } = showBoard([mixed({ dishes: [lineOf('Pizza', 'k'), lineOf('Beer', 'b', true)] })]);
    expect(getByRole('list', { name: 'Progress of order 7' }).textContent).toBe('Kitchen0/1Barall done');
  });
});

describe('the dialog of an order', () => {
  it('says of every line where it is made, and ticks each by itself, whatever the board shows', async () => {
    fakeServer().reply('GET /refused-phones', { phones: [] });
    const tick = vi.fn();
    const board = { kit, areas, choose: vi.fn(), tick, shown: kit.shownAreas(areas, ['b']) };
    const act = {
      onMove: vi.fn(),
      onReadyTime: vi.fn(),
      onClose: vi.fn(),
      onEdit: vi.fn(),
      onCancel: vi.fn(),
    };
    const showDialog = (order: BoardOrder) => (
      <BoardAreasProvider value={board}>
        <OrderDialog order={order} proposed={null} printing={null} trail={null} {...act} />
      </BoardAreasProvider>
    );
    const screen = renderScreen(showDialog(mixed()));
    const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent);
    expect(lines()).toEqual(['2×PizzaKitchen', '2×PastaKitchen', '2×BeerBar']);
    const tickOf = (dish: string) => screen.getByRole('button', { name: `Done: ${dish}` });
    expect(['Pizza', 'Pasta'].map((dish) => tickOf(dish).getAttribute('aria-pressed'))).toEqual([
      'false',
      'true',
    ]);
    await screen.user.click(tickOf('Pizza'));
    expect(tick).toHaveBeenLastCalledWith(mixed()._id, [0], true);
    await screen.user.click(tickOf('Pasta'));
    expect(tick).toHaveBeenLastCalledWith(mixed()._id, [1], false);
    expect(act.onClose).not.toHaveBeenCalled();
    // Nothing is made of it any more, so nothing is left to tick.
    screen.unmount();
    const ready = renderScreen(showDialog(mixed({ status: 'waitingPayment' })));
    expect(ready.queryByRole('button', { name: 'Done: Pizza' })).toBeNull();
  });
});

describe('a board of one area', () => {
  it('shows its lines alone, says how many more there are, and that it is filtered', async () => {
    const { queryByText, getByText, getByRole, press } = showBoard([mixed()]);
    await press('Bar');
    expect(getByRole('button', { name: 'Bar' }).getAttribute('aria-pressed')).toBe('true');
    expect(queryByText('Pizza')).toBeNull();
    expect(getByText('Beer')).toBeTruthy();
    expect(getByText('2 more lines elsewhere')).toBeTruthy();
    expect(getByText('In process on this device, only: Bar')).toBeTruthy();
    await press('Show all');
    expect(getByText('Pizza')).toBeTruthy();
  });

  it('ticks one line, and all of its own with its button', async () => {
    const { press, tick } = showBoard([mixed()], ['k']);
    await press('Done: Pasta');
    expect(tick).toHaveBeenLastCalledWith(mixed()._id, [1], false);
    await press('Done: Pizza');
    expect(tick).toHaveBeenLastCalledWith(mixed()._id, [0], true);
    await press('Done: Kitchen: Order 7');
    expect(tick).toHaveBeenLastCalledWith(mixed()._id, [0], true);
  });

  it('lists what is done here and waits for others, and can take it back', async () => {
    const order = mixed({ dishes: [lineOf('Pizza', 'k'), lineOf('Beer', 'b', true)] });
    const { queryByRole, getByText, press, tick } = showBoard([order], ['b']);
    expect(queryByRole('article')).toBeNull();
    expect(getByText('Done here, waiting for others')).toBeTruthy();
    expect(getByText('Kitchen', { selector: 'li *' })).toBeTruthy();
    await press('Not done yet: order 7');
    expect(tick).toHaveBeenCalledWith(order._id, [1], false);
  });

  it('shows an order with nothing left to make anywhere, so that somebody says that it is ready', async () => {
    const order = mixed({ dishes: [lineOf('Pizza', 'k', true)] });
    const { press, onMove, getByText } = showBoard([order], ['b']);
    expect(getByText('Pizza')).toBeTruthy();
    await press('Mark as ready: Order 7');
    expect(onMove).toHaveBeenCalledWith(order._id, 'markReady');
  });

  it('rings for the orders that have lines of it', () => {
    const others = mixed({ dishes: [lineOf('Pizza', 'k')] });
    const board = { kit, areas, choose: vi.fn(), tick: vi.fn(), shown: kit.shownAreas(areas, ['b']) };
    expect(kit.concerning(board, [others, mixed()])).toHaveLength(1);
    expect(kit.concerning({ ...board, shown: null }, [others, mixed()])).toHaveLength(2);
  });
});
