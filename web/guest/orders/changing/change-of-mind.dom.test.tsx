import { describe, expect, it, vi } from 'vitest';
import type { GuestOrder } from '#core/orders/order-shape.ts';
import { fakeServer, refuse } from '#web/testing/fake-server.ts';
import { buildGuestOrder } from '../../testing/build-guest-order.ts';
import { renderForGuest } from '../../testing/render-for-guest.tsx';
import { ChangeOfMind } from './change-of-mind.tsx';

const withdraw = 'POST /orders/track/:token/withdraw';

const show = (order: GuestOrder = buildGuestOrder()) => {
  const onLearn = vi.fn();
  const screen = renderForGuest(
    <ChangeOfMind order={order} menuAddress="/public-menu/x" onLearn={onLearn} />,
  );
  return { ...screen, onLearn };
};

describe('an order that waits', () => {
  it('leads to its menu to be changed', () => {
    const { getByRole } = show();
    const link = getByRole('link', { name: 'Change the order' });
    expect(link.getAttribute('href')).toBe(`/public-menu/x#change-${'t'.repeat(32)}`);
  });

  it('is cancelled after a question, once', async () => {
    const server = fakeServer();
    const gone = buildGuestOrder({ status: 'done', rejected: true, withdrawn: true, revision: 2 });
    server.reply(withdraw, () => gone);
    const { user, getByRole, onLearn } = show();
    await user.click(getByRole('button', { name: 'Cancel the order' }));
    await user.dblClick(getByRole('button', { name: 'Yes, cancel it' }));
    expect(onLearn.mock.calls).toEqual([[gone]]);
  });

  it('is kept when the guest thinks again', async () => {
    const { user, getByRole, queryByRole } = show();
    await user.click(getByRole('button', { name: 'Cancel the order' }));
    expect(document.activeElement?.textContent).toBe('Cancel order #7?');
    await user.click(getByRole('button', { name: 'Keep it' }));
    expect(queryByRole('region')).toBeNull();
    expect(document.activeElement).toBe(getByRole('button', { name: 'Cancel the order' }));
    await user.keyboard('{Enter}{Escape}');
    expect(document.activeElement).toBe(getByRole('button', { name: 'Cancel the order' }));
  });

  it('that somebody approved meanwhile says so, and is shown as it is', async () => {
    const approved = buildGuestOrder({ status: 'inProcess', revision: 2 });
    fakeServer().reply(withdraw, refuse('already_approved', '', { order: approved }));
    const { user, getByRole, findByRole, onLearn } = show();
    await user.click(getByRole('button', { name: 'Cancel the order' }));
    await user.click(getByRole('button', { name: 'Yes, cancel it' }));
    expect((await findByRole('alert')).textContent).toContain('already answered order #7');
    expect(onLearn.mock.calls).toEqual([[approved]]);
  });
});

it('offers nothing once it is approved', () => {
  expect(show(buildGuestOrder({ status: 'inProcess' })).container.innerHTML).toBe('');
});
