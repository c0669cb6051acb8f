import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type ImageAddress, type ImageFormat, imageUrl } from '#core/menus/image-urls.ts';
import type { QuotaOverrides } from '#core/values/quotas.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import { type Batches, inBatches } from '#server/db/batches.ts';
import type { Database } from '#server/db/engine/database.ts';
import { lockQuotas, readPictureUse, readQuotas } from '#server/quotas/quotas.queries.ts';
import { requireQuota } from '#server/quotas/require-quota.ts';
import type { Clock } from '#server/system/clock.ts';
import { limitConcurrency } from '#server/system/turns/limit-concurrency.ts';
import { createBackgroundAvif } from './background-avif.ts';
import { decodeDataUrl } from './decode-data-url.ts';
import {
  deleteUnusedImages,
  findMaster,
  findNearestVariant,
  forgetUnusedUploads,
  insertImage,
  insertOwnerPicture,
  insertVariants,
  listImagesWithoutAvif,
  lockOwnPictures,
} from './image-store.queries.ts';
import type { ProcessedImage } from './processing/process-image.ts';

/** Longer than any save takes; short, because whoever uploads and saves nothing is swept no later than he can upload. */
const unusedMs = 60 * 60 * 1000;
const cacheBytes = 24 * 1024 * 1024;
/** Of one start; the rest waits for the next. */
const resumedAtOnce = 500;
/** In one statement: each holds its locks only shortly. */
const sweptAtOnce = 200;

export type ServedImage = { bytes: Buffer; format: ImageFormat };
export type ImageStore = ReturnType<typeof createImageStore>;

type Needs = { db: Database; clock: Clock; log: Pick<FastifyBaseLogger, 'warn'> };

/** PGlite gives plain bytes where `pg` gives a Buffer. */
const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const assertPictureQuota = (
  quotas: QuotaOverrides,
  { pictures, pictureBytes }: { pictures: number; pictureBytes: number },
  more = 0,
): void => {
  requireQuota(quotas, 'pictures', pictures + more);
  requireQuota(quotas, 'pictureBytes', pictureBytes + more);
};

/**
 * Pictures live in the database: every process that shares it can serve what any of them took in. The image library is
 * loaded with the first picture that is made; most starts serve for hours without one.
 */
export const createImageStore = ({ db, clock, log }: Needs) => {
  const cache = new LRUCache<string, ServedImage>({
    maxSize: cacheBytes,
    maxEntrySize: cacheBytes / 4,
    sizeCalculation: ({ bytes }) => bytes.length,
  });
  const avif = createBackgroundAvif({
    load: async (hash) => {
      const master = await findMaster(db, hash);
      return master && asBuffer(master);
    },
    store: (hash, variants) => insertVariants(db, hash, variants),
    logger: log,
  });

  const read = async ({ hash, width, format }: ImageAddress): Promise<ServedImage | null> => {
    const key = imageUrl(hash, width, format);
    const cached = cache.get(key);
    if (cached) return cached;
    const bytes = await findNearestVariant(db, hash, width, format);
    if (!bytes) return null;
    const served = { bytes: asBuffer(bytes), format };
    cache.set(key, served);
    return served;
  };

  const oneAtATime = limitConcurrency(1);
  /** A picture that was imported already processed may lack a format: made in every width on first request. */
  const makeMissing = async (address: ImageAddress): Promise<ServedImage | null> => {
    const master = await findMaster(db, address.hash);
    if (!master) return null;
    return oneAtATime(async () => {
      const madeMeanwhile = await read(address);
      if (madeMeanwhile) return madeMeanwhile;
      const { makeVariants } = await import('./processing/make-variants.ts');
      await insertVariants(db, address.hash, await makeVariants(asBuffer(master), address.format));
      return read(address);
    });
  };

  return {
    /** Takes an uploaded data URL in and gives its content address; refuses what is not a picture. */
    save: async (scope: OwnerScope, dataUrl: string): Promise<string> => {
      const bytes = decodeDataUrl(dataUrl);
      // Before the work on it: a full account must not cost us any.
      assertPictureQuota(await readQuotas(db, scope), await readPictureUse(db, scope.ownerId), 1);
      const { processImage } = await import('./processing/process-image.ts');
      const image = await processImage(bytes);
      await db.transaction(async (tx) => {
        const quotas = await lockQuotas(tx, scope);
        await insertImage(tx, image, clock.now());
        await insertOwnerPicture(tx, scope, image.hash, clock.now());
        assertPictureQuota(quotas, await readPictureUse(tx, scope.ownerId));
      });
      avif.enqueue(image.hash);
      return image.hash;
    },
    /** A picture of the product's own, which counts for nobody. */
    saveProcessed: (image: ProcessedImage): Promise<void> =>
      db.transaction((tx) => insertImage(tx, image, clock.now())),

    /** Which of these pictures the owner may show; they stay until the transaction is over. */
    lockOwn: lockOwnPictures,

    /** The picture in the nearest width there is. AVIF that is not made yet is answered with WebP. */
    find: async (address: ImageAddress): Promise<ServedImage | null> =>
      (await read(address)) ??
      (address.format === 'avif' ? read({ ...address, format: 'webp' }) : makeMissing(address)),

    /** At start: pictures whose AVIF was never made, because the process ended first. */
    resumeAvif: async (): Promise<void> => {
      for (const hash of await listImagesWithoutAvif(db, resumedAtOnce)) avif.enqueue(hash);
    },
    /** Forgets all pictures that were uploaded over an hour ago and that no dish, no menu and no certificate shows. Gives their number. */
    sweep: async (now: Date, batches?: Batches): Promise<number> => {
      const olderThan = new Date(now.getTime() - unusedMs);
      await inBatches(sweptAtOnce, (limit) => forgetUnusedUploads(db, olderThan, limit), batches);
      return inBatches(sweptAtOnce, (limit) => deleteUnusedImages(db, olderThan, limit), batches);
    },

    idle: avif.idle,
    /** Forgets the AVIF work that waits; the next start finds it again. */
    close: avif.stop,
  };
};
