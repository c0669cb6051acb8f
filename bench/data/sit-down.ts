import { settingsBody } from '#server/testing/settings-body.ts';
import type { OpenRestaurant } from './open-restaurants.ts';

/** The first order of a table, which opens its visit. */
export const sitDown = async (
  send: OpenRestaurant['send'],
  orderBody: ReturnType<OpenRestaurant['orderBody']>,
  tableNumber: number,
): Promise<void> => {
  await send('PUT', '/restaurants/settings', settingsBody);
  const { status } = await send('POST', '/orders', { ...orderBody, tableNumber });
  if (status !== 201) throw new Error(`the first order of a table was answered with ${status}`);
};
