import { addDemoPictures } from './db/seed/seed-demo.ts';
import type { Deps, Services } from './services.ts';

/** Work that a start leaves to do behind the open doors: the demo's pictures, and AVIF copies never finished. */
export const startBackgroundWork = ({ env, engine, log }: Deps, services: Services) => {
  const stopping = new AbortController();
  const work = async () => {
    await services.images.resumeAvif();
    if (!env.SEED_DEMO) return;
    await addDemoPictures({ db: engine.db, images: services.images, signal: stopping.signal });
  };
  const running = work().catch((error: unknown) => log.error({ err: error }, 'background work failed'));
  return {
    stop: async (): Promise<void> => {
      stopping.abort();
      await running;
    },
  };
};
