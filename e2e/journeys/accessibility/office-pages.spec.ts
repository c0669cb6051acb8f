import type { APIRequestContext } from '@playwright/test';
import { browserPrinter, ownerPages, ownerViews } from '../../support/every-page.ts';
import { lookAt, looksAt } from '../../support/looks.ts';
import { pageByPage } from '../../support/page-by-page.ts';
import { openRestaurant as openBoard } from '../../support/restaurant.ts';

const test = pageByPage();

/** An office after one shift and in the next, with an order finished in each; made once for all of its pages. */
const build = async (owner: APIRequestContext) => {
  const { send, menuId, order } = await openBoard(owner);
  const finishOrder = async () => {
    const { id } = await order('דנה');
    for (const patch of [
      { status: 'inProcess' },
      { status: 'waitingPayment' },
      { status: 'done', isPaid: true },
    ])
      await send('PATCH', `/orders/${id}`, patch);
  };
  await finishOrder();
  const { body: shifts } = await send('GET', '/services');
  await send('POST', '/services/end', {});
  const { body: shift } = await send('POST', '/services/start', {});
  await finishOrder();
  await send('POST', '/people', { name: 'Avi', color: 'red', rights: ['orders'], pin: '90352' });
  const { body: made } = await send('POST', '/printers', browserPrinter);
  const { printer } = made as unknown as { printer: { _id: string } };
  return { menuId, shiftId: String(shift._id), endedId: String(shifts[0]._id), printerId: printer._id };
};
let built: ReturnType<typeof build> | undefined;

const ids = { menuId: ':menuId', printerId: ':printerId', shiftId: ':shiftId' };
const reportOfEnded = '/dashboard/reports/shifts/:endedId';
for (const name of [...ownerPages(ids), ...ownerViews(ids), reportOfEnded]) {
  for (const { look, tag } of looksAt('dark')) {
    test(`${name} can be used by everyone, ${look} @hebrew${tag}`, async ({ page }) => {
      built ??= build(page.request);
      const { menuId, printerId, shiftId, endedId } = await built;
      const address = name
        .replace(':menuId', menuId)
        .replace(':printerId', printerId)
        .replace(':shiftId', shiftId)
        .replace(':endedId', endedId);
      await lookAt(page, address, look);
    });
  }
}
