import { findDemoOwnerId, seedDemo } from '#server/features/demo/demo.service.ts';
import { systemClock } from '#server/system/clock.ts';
import { prepareFolder } from '../servers/local-app.ts';
import { buildSixtyDishes, picturesFromDemo } from './build-sixty-dishes.ts';

export type PreparedMenus = { dataDir: string; sixtyDishes: string; demo: string };

const prepare = (): Promise<PreparedMenus> =>
  prepareFolder(async ({ url, engine: { db }, services: { images } }) => {
    await seedDemo({ db, images, clock: systemClock });
    const demo = await findDemoOwnerId(db);
    if (!demo) throw new Error('the demo restaurant was not seeded');
    const sixtyDishes = await buildSixtyDishes(url, await picturesFromDemo(url, demo));
    // Pictures still being made would take the processor from what is measured next.
    await images.idle();
    return { sixtyDishes, demo };
  });

let prepared: Promise<PreparedMenus> | null = null;

/** A data folder with the demo and a menu of sixty dishes, all pictures made; made once in a run. */
export const prepareMenus = (): Promise<PreparedMenus> => {
  prepared ??= prepare();
  return prepared;
};
