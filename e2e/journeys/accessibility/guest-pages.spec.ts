import type { APIRequestContext } from '@playwright/test';
import { cancelReasonTexts } from '#core/orders/cancel-reason.texts.ts';
import { guestPages } from '../../support/every-page.ts';
import { lookAt, looksAt } from '../../support/looks.ts';
import { openRestaurant } from '../../support/open-restaurant.ts';
import { pageByPage } from '../../support/page-by-page.ts';

const test = pageByPage();

/** The pages of one guest after the other; the restaurant is made once for all of them. */
const build = async (owner: APIRequestContext) => {
  const restaurant = await openRestaurant(owner, { tables: 8 });
  const { ownerId, send } = restaurant;
  const { trackingToken } = await restaurant.order('דנה כהן');
  const { secret: readySecret } = await send('put', '/restaurants/ready-screen', { was: null });
  await restaurant.move({ status: 'inProcess', rejected: false });
  const declined = await restaurant.order('יוסי לוי');
  await restaurant.move({ status: 'done', rejected: true, rejectionReason: cancelReasonTexts.ranOut.he });
  return [...guestPages({ ownerId, trackingToken, readySecret }), `/order/${declined.trackingToken}`];
};
let built: ReturnType<typeof build> | undefined;

const names = [
  ...guestPages({ ownerId: ':ownerId', trackingToken: ':token', readySecret: ':secret' }),
  '/order/:declined',
];
for (const [index, name] of names.entries()) {
  for (const { look, tag } of looksAt('light')) {
    test(`${name} can be used by everyone, ${look} @hebrew${tag}`, async ({ page, request }) => {
      built ??= build(request);
      await lookAt(page, (await built)[index] ?? '', look);
    });
  }
}
