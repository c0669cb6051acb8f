import { emptyDataDir } from '#server/db/empty-data.ts';
import { openEngine } from '#server/db/engine/open-engine.ts';
import { createTotalsService } from '#server/features/reports/totals.service.ts';
import { systemClock } from '#server/system/clock.ts';
import { orderBodyOver, signUpOver } from '#server/testing/http-owner.ts';
import { oneDish } from '#server/testing/workshop/described-restaurant.ts';
import { insist } from '#server/testing/workshop/make-restaurant.ts';
import { withServer } from '../servers/with-server.ts';
import { clientOf } from './direct-client.ts';
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

const fill = async (place: Place, owner: string, orders: number): Promise<void> => {
  const engine = await openEngine({ databaseUrl: place.DATABASE_URL, dataDir: place.DATA_DIR, emptyDataDir });
  const client = clientOf(engine);
  await insertPastMonth((statement, values) => client.query(statement, values), owner, orders);
  await createTotalsService({ db: engine.db, clock: systemClock, log: console }).rebuild(null, () => {});
  await engine.close();
};

/** A restaurant as large as one may be, and another beside it; the data is there when no server runs. */
export const buildLargeRestaurant = async (place: Place, size: Size) => {
  const made = await withServer(place, async ({ url }) => {
    const owner = await signUpOver(url, { sections: oneDish(), isOpen: true });
    const call = insist(owner.send);
    const menuId = owner.menu?.menu._id ?? '';
    await call('POST', '/menus/import', { menuId, ...importOf(size.sections, size.dishesPerSection) });
    const settings = { ownerId: owner.id, restaurantName: 'הדקל', address: 'הרצל 1', hasTableNumbers: true };
    await call('PUT', '/restaurants/settings', { ...settings, tableNumbersCount: size.tables });
    const tables = Array.from({ length: size.tables }, (_, at) => ({ table: at + 1, was: null }));
    await call('POST', '/qr/table-codes', { tables });
    const [dish] = owner.menu?.dishes ?? [];
    if (!dish) throw new Error('The menu has no dish.');
    const order = await call('POST', '/orders', orderBodyOver(owner, dish)());
    const { secret } = await call('PUT', '/restaurants/ready-screen', { was: null });
    return { owner, menuId, dish, order, secret, neighbour: await openRestaurant(url) };
  });
  const { owner, menuId, dish, order, secret, neighbour } = made;
  await fill(place, owner.id, size.orders);
  let phones = 0;
  return {
    neighbour,
    cookie: owner.cookie(),
    nextPhone: () => (phones += 1),
    /** What the parameters of calls name, by their names or, of an `:id`, by the first part of the path. */
    things: {
      ...{
        ownerId: owner.id,
        userId: owner.id,
        users: owner.id,
        menuId,
        dishes: dish._id,
        sectionName: 'קטגוריה 1',
      },
      ...{
        serviceId: owner.shift?._id ?? '',
        orders: order._id,
        token: order.trackingToken,
        table: '3',
        language: 'ar',
      },
      secret,
    },
  };
};

export type LargeRestaurant = Awaited<ReturnType<typeof buildLargeRestaurant>>;
