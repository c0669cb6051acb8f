import { limits } from '#core/values/limits.ts';
import { emptyDataDir } from '#server/db/empty-data.ts';
import { openEngine } from '#server/db/engine/open-engine.ts';
import { createTotalsService } from '#server/features/reports/totals.service.ts';
import { systemClock } from '#server/system/clock.ts';
import { printerBody } from '#server/testing/build-printer.ts';
import { orderBodyOver, signUpOver } from '#server/testing/http-owner.ts';
import { oneDish, testPassword } from '#server/testing/workshop/described-restaurant.ts';
import { insist } from '#server/testing/workshop/make-restaurant.ts';
import { withServer } from '../servers/with-server.ts';
import { clientOf } from './direct-client.ts';
import { fillTables } from './full-tables.ts';
import { noisyPicture } from './noisy-picture.ts';
import { openRestaurant } from './open-restaurants.ts';
import { insertPastMonth } from './past-month.ts';

type Place = { DATA_DIR: string; DATABASE_URL?: string };
type Size = { sections: number; dishesPerSection: number; orders: number; tables: number };

const picturelessDish = (name: string) => ({ name, description: `תיאור של ${name}`, price: 32 });

/** What an import of so many dishes sends. */
export const importOf = (sections: number, dishesPerSection: number) => ({
  mode: 'append',
  sections: Array.from({ length: sections }, (_, section) => ({
    sectionName: `קטגוריה ${section}`,
    dishes: Array.from({ length: dishesPerSection }, (_, dish) => picturelessDish(`מנה ${section}.${dish}`)),
  })),
});

/** For every table, as if its code had not been issued anew yet. */
export const newCodesOf = (tables: number) => ({
  tables: Array.from({ length: tables }, (_, at) => ({ table: at + 1, was: null })),
});

/** Valid longer than any run takes. */
export const certificateOf = (picture: string) => ({
  isKosher: true,
  kosherCertificate: picture,
  kosherCertificateExpiresOn: new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
});

/** What calls leave behind, one of each kind that another call can name. */
const makeThings = async (url: string, size: Size) => {
  const owner = await signUpOver(url, { sections: oneDish(), isOpen: true });
  const call = insist(owner.send);
  const [dish] = owner.menu?.dishes ?? [];
  if (!owner.menu || !owner.shift || !dish) throw new Error('The restaurant is not open.');
  const menuId = owner.menu.menu._id;
  await call('POST', '/menus/import', { menuId, ...importOf(size.sections, size.dishesPerSection) });
  const sections = await call('GET', `/menus/${menuId}/sections`);
  const section = sections.at(-1);
  const spare = await call('POST', `/menus/${menuId}/copy`);
  const { texts } = await call('GET', `/menus/${menuId}/translations/ar`);
  const settings = { ownerId: owner.id, restaurantName: 'הדקל', address: 'הרצל 1', hasTableNumbers: true };
  await call('PUT', '/restaurants/settings', { ...settings, tableNumbersCount: size.tables });
  const open = { days: [0, 1, 2, 3, 4, 5, 6], from: '08:00', to: '23:00' };
  await call('PUT', '/restaurants/opening-hours', { hours: [open], exceptions: [] });
  const picture = await noisyPicture();
  await call('PUT', '/restaurants/kosher', certificateOf(picture));
  const place = { menuId, sectionName: section.sectionName };
  const pictured = await call('POST', '/dishes', { ...place, name: 'מנה', price: 32, image: picture });
  const { address } = await call('POST', '/printers', printerBody({ kind: 'star', moment: 'arrival' }));
  const order = await call('POST', '/orders', { ...orderBodyOver(owner, dish)(), tableNumber: 3 });
  await call('PATCH', `/orders/${order._id}`, { status: 'inProcess' });
  const [job] = await call('GET', `/orders/${order._id}/print-jobs`);
  const [visit] = (await call('GET', '/visits')).visits;
  const waiter = await call('POST', `/public-menu/${owner.id}/calls`, { table: 7, kind: 'waiter' });
  await call('POST', '/qr/table-codes', newCodesOf(size.tables));
  const { secret } = await call('PUT', '/restaurants/ready-screen', { was: null });
  return {
    owner,
    shift: owner.shift._id,
    /** Like the other menu, and read by nobody. */
    spareMenu: spare._id as string,
    sectionIds: (sections as { _id: string }[]).map(({ _id }) => _id),
    /** As many texts as one call may translate. */
    textKeys: (texts as { key: string }[]).slice(0, limits.translationsAtOnce).map(({ key }) => key),
    /** By their names in a path or, of what several things are called, by the path up to there. */
    things: {
      ':ownerId': owner.id,
      ':userId': owner.id,
      ':menuId': menuId,
      ':sectionName': section.sectionName,
      ':sectionId': section._id,
      ':serviceId': owner.shift._id,
      ':table': '3',
      ':language': 'ar',
      '/users/:id': owner.id,
      '/dishes/:id': pictured._id,
      '/orders/:id': order._id,
      '/orders/track/:token': order.trackingToken,
      '/calls/track/:token': waiter.trackingToken,
      '/visits/:id': visit._id,
      '/print-jobs/:id': job._id,
      '/print/star/:secret': String(address).split('/').at(-1) ?? '',
      '/ready/:secret': secret,
    },
  };
};

/** A restaurant as large as one may be, on a full evening, and another beside it; the data is there when no server runs. */
export const buildLargeRestaurant = async (place: Place, size: Size) => {
  const made = await withServer(place, async ({ url }) => ({
    ...(await makeThings(url, size)),
    neighbour: await openRestaurant(url),
  }));
  const { owner, shift, ...rest } = made;
  const engine = await openEngine({ databaseUrl: place.DATABASE_URL, dataDir: place.DATA_DIR, emptyDataDir });
  const client = clientOf(engine);
  const tonight = await fillTables(client, { owner: owner.id, shift, tables: size.tables });
  await insertPastMonth((statement, values) => client.query(statement, values), owner.id, size.orders);
  await createTotalsService({ db: engine.db, clock: systemClock, log: console }).rebuild(null, () => {});
  await engine.close();
  let phones = 0;
  return {
    ...rest,
    size,
    /** The orders of the full tables. */
    tonight,
    cookie: owner.cookie(),
    password: testPassword,
    nextPhone: () => {
      phones += 1;
      return `05${10_000_000 + phones}`;
    },
  };
};

export type LargeRestaurant = Awaited<ReturnType<typeof buildLargeRestaurant>>;
