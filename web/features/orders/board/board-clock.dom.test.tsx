import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { undoOfferedMs } from '#core/orders/order-undo.ts';
import { buildBoardStart } from '#core/orders/testing/build-board-start.ts';
import { OutboxContext } from '#web/lib/outbox/use-outbox.ts';
import { buildAccount } from '#web/testing/build-account.ts';
import { buildBoardOrder } from '#web/testing/build-board-order.ts';
import { fakeEventSource } from '#web/testing/fake-event-source.ts';
import { fakeServer } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { OrderBoard } from './order-board.tsx';
import { useBoardOutbox } from './state/use-board-outbox.ts';
import { useOrderBoard } from './state/use-order-board.ts';
import { UndoBar } from './undo-bar.tsx';

const minute = 60_000;
const evening = Date.parse('2026-11-18T18:00:00.000Z');
const at = (ms: number) => new Date(evening + ms).toISOString();
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const account = buildAccount();

const Board = () => {
  const outbox = useBoardOutbox(account);
  const board = useOrderBoard(outbox, {
    ownerId: account._id,
    onShift: () => {},
    onMenu: () => {},
    onPrint: () => {},
    onCall: () => {},
    onVisit: () => {},
    onSettings: () => {},
    onBoard: () => {},
  });
  return (
    <OutboxContext value={{ outbox, shiftId: buildBoardOrder().service }}>
      <OrderBoard
        board={board}
        isOpen
        isSideBySide
        onAttend={() => {}}
        onEdit={() => {}}
        onCancel={() => {}}
        printingOf={() => null}
        trailOf={() => null}
        undo={board.undoOffer && <UndoBar offer={board.undoOffer} onUndo={board.undo} />}
        toolsOf={{}}
        calls={null}
        notices={null}
      />
    </OutboxContext>
  );
};

/** A board on a tablet with a wrong clock; the server's evening began at six. */
const openBoard = async (deviceOff: number, ...orders: ManagedOrder[]) => {
  vi.setSystemTime(evening + deviceOff);
  const server = fakeServer();
  server.reply('GET /orders/board', buildBoardStart(orders));
  const stream = fakeEventSource();
  const screen = renderScreen(<Board />);
  await pass(0);
  stream.send('snapshot', { snapshot: [] });
  stream.send('heartbeat', { after: 1, last: 1, at: evening });
  await pass(200);
  return { ...screen, server, stream };
};

describe.each([12 * minute, -12 * minute])('on a tablet that is off by %d ms', (deviceOff) => {
  beforeEach(() => void vi.useFakeTimers());

  it('a new order is new, and grows old by the server’s time', async () => {
    const { getByText, findByText } = await openBoard(deviceOff, buildBoardOrder({ createdAt: at(-2_000) }));
    expect(getByText('Just now')).toBeTruthy();
    await pass(6 * minute);
    expect(await findByText('6 min')).toBeTruthy();
  });

  it('a promise of twenty minutes has twenty left', async () => {
    const { getByText } = await openBoard(
      deviceOff,
      buildBoardOrder({ status: 'inProcess', promisedAt: at(20 * minute + 5_000) }),
    );
    expect(getByText(/20 min left/)).toBeTruthy();
  });

  it('an order that is approved here is promised by the server’s time at once', async () => {
    const order = buildBoardOrder({ createdAt: at(-2_000) });
    const { getByRole, getByText, server } = await openBoard(deviceOff, order);
    server.reply('PATCH /orders/:id', () => new Promise(() => {}));
    await act(async () => getByRole('button', { name: /^Approve · 15 min/ }).click());
    await pass(200);
    // Rounded up to the next whole minute.
    expect(getByText(/16 min left/)).toBeTruthy();
  });

  it('a move can be taken back for ten seconds and no longer, even when the clock is set right meanwhile', async () => {
    const order = buildBoardOrder({ status: 'inProcess', createdAt: at(-2_000) });
    const { getByRole, queryByRole, server, stream } = await openBoard(deviceOff, order);
    server.reply('PATCH /orders/:id', { ...order, status: 'waitingPayment', revision: 9 });
    await act(async () => getByRole('button', { name: /^Mark as ready/ }).click());
    await pass(undoOfferedMs / 2);
    vi.setSystemTime(evening + undoOfferedMs / 2);
    stream.send('heartbeat', { after: 1, last: 1, at: evening + undoOfferedMs / 2 });
    await pass(undoOfferedMs / 2 - 1);
    expect(queryByRole('button', { name: 'Undo' })).toBeTruthy();
    await pass(1);
    expect(queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});
