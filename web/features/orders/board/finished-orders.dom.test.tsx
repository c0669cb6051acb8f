import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api/api-error.ts';
import { buildBoardOrder } from '#web/testing/build-board-order.ts';
import { fakeNearObserver } from '#web/testing/fake-near-observer.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { FinishedOrders } from './finished-orders.tsx';

const doneOrder = (number: number) => ({
  ...buildBoardOrder({ _id: String(number).padStart(24, '0'), displayOrderNumber: number, status: 'done' }),
  isNotSaved: false,
});
const count = 5;

/** Five are done, of which the two latest have been read; each read brings one more. */
const setUp = () => {
  const observer = fakeNearObserver();
  const read = vi.fn(async () => {});
  const Page = () => {
    const [orders, setOrders] = useState([4, 5].map(doneOrder));
    const onMore = async () => {
      await read();
      setOrders(([first, ...rest]) =>
        first ? [doneOrder(first.displayOrderNumber - 1), first, ...rest] : rest,
      );
    };
    return <FinishedOrders orders={orders} count={count} onMore={onMore} onOpen={() => {}} />;
  };
  const screen = renderScreen(<Page />);
  const end = () => {
    const found = observer.watched().at(-1);
    if (!found) throw new Error('nobody waits for the end');
    return found;
  };
  return { ...screen, observer, read, end };
};

it('counts all that are done, and reads those it does not have when one comes to the end of the list', async () => {
  const { user, getByRole, findByRole, getAllByRole, read, observer, end, queryByRole } = setUp();
  await user.click(getByRole('button', { name: /5 finished/ }));
  await findByRole('dialog');
  expect(read).not.toHaveBeenCalled();
  expect(getAllByRole('button', { name: /Open order/ })).toHaveLength(2);
  for (let reading = 1; reading <= 3; reading++) {
    await observer.see(end(), true);
    expect(read).toHaveBeenCalledTimes(reading);
  }
  expect(getAllByRole('button', { name: /Open order/ })).toHaveLength(count);
  expect(observer.watched()).toEqual([]);
  expect(queryByRole('alert')).toBeNull();
});

it('says when they could not be read, and tries again', async () => {
  const { user, getByRole, findByRole, getAllByRole, read, observer, end } = setUp();
  read.mockRejectedValueOnce(new ApiError(0, 'network', ''));
  await user.click(getByRole('button', { name: /5 finished/ }));
  await findByRole('dialog');
  await observer.see(end(), true);
  expect(await findByRole('alert')).toBeTruthy();
  await user.click(getByRole('button', { name: /Try again/ }));
  await observer.see(end(), true);
  expect(getAllByRole('button', { name: /Open order/ })).toHaveLength(3);
});
