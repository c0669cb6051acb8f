import { findDemoOwnerId, seedDemo } from '#server/features/demo/demo.service.ts';
import { systemClock } from '#server/system/clock.ts';
import { openLocalApp } from '../servers/local-app.ts';
import { temporaryFolder } from '../servers/temporary-folder.ts';
import { buildSixtyDishes, picturesFromDemo } from './build-sixty-dishes.ts';

export type PreparedMenus = { dataDir: string; sixtyDishes: string; demo: string };

const prepare = async (): Promise<PreparedMenus> => {
  const dataDir = temporaryFolder();
  const app = await openLocalApp(dataDir);
  try {
    const { db } = app.engine;
    await seedDemo({ db, images: app.services.images, clock: systemClock });
    const demo = await findDemoOwnerId(db);
    if (!demo) throw new Error('the demo restaurant was not seeded');
    const sixtyDishes = await buildSixtyDishes(app.url, await picturesFromDemo(app.url, demo));
    // Pictures still being made would take the processor from what is measured next.
    await app.services.images.idle();
    return { dataDir, sixtyDishes, demo };
  } finally {
    await app.close();
  }
};

let prepared: Promise<PreparedMenus> | null = null;

/** A data folder with the demo and a menu of sixty dishes, all pictures made; made once in a run. */
export const prepareMenus = (): Promise<PreparedMenus> => {
  prepared ??= prepare();
  return prepared;
};
