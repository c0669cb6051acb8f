import { expect, it, vi } from 'vitest';
import { buildGuestOrder } from '../testing/build-guest-order.ts';
import { renderForGuest } from '../testing/render-for-guest.tsx';
import { OrderPage } from './order-page.tsx';
import { OrderPill } from './order-pill.tsx';

const order = buildGuestOrder({
  status: 'done',
  rejected: true,
  cancelled: true,
  rejectionReason: 'The order was not collected',
});

it('says on the order’s page and pill that it was cancelled, and why in the guest’s own language', () => {
  const followed = { token: order.trackingToken, number: order.displayOrderNumber, order };
  const { container } = renderForGuest(
    <OrderPill followed={followed} onForget={vi.fn()} onRead={vi.fn()} />,
    { locale: 'he' },
  );
  expect(container.textContent).toContain('בוטלה');
  expect(container.textContent).toContain('ההזמנה לא נאספה');
  const page = renderForGuest(<OrderPage initial={order} />, { locale: 'he' });
  expect(page.getAllByRole('status').map((stage) => stage.textContent)).toContainEqual(
    expect.stringContaining('הסיבה: ההזמנה לא נאספה'),
  );
  expect(page.queryByText('לתשלום באיסוף')).toBeNull();
});
