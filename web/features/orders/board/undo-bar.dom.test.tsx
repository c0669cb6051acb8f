import { fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildBoardOrder } from '#web/testing/build-board-order.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import type { UndoOffer } from './state/use-order-board.ts';
import { UndoBar } from './undo-bar.tsx';

const offer: UndoOffer = {
  order: { ...buildBoardOrder({ status: 'inProcess' }), isNotSaved: false },
  move: 'approve',
};
const show = () => {
  const onUndo = vi.fn();
  return {
    onUndo,
    ...renderScreen(
      <>
        <input aria-label="note" />
        <UndoBar offer={offer} onUndo={onUndo} />
      </>,
    ),
  };
};
const ctrlZ = { code: 'KeyZ', key: 'ז', ctrlKey: true };

describe('the last move', () => {
  it('is named, and taken back by one press', async () => {
    const { user, getByRole, onUndo } = show();
    expect(getByRole('status').textContent).toContain('Order 7: Approved');
    await user.click(getByRole('button', { name: 'Undo' }));
    expect(onUndo).toHaveBeenCalledWith(offer.order._id);
  });

  it('is taken back by the keyboard, in whichever language it writes, but not while somebody types', () => {
    const { getByLabelText, onUndo } = show();
    fireEvent.keyDown(getByLabelText('note'), ctrlZ);
    fireEvent.keyDown(document.body, { ...ctrlZ, shiftKey: true });
    expect(onUndo).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, ctrlZ);
    expect(onUndo).toHaveBeenCalledTimes(1);
  });
});
