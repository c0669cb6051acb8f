import type { ImageVariant } from './processing/encode-variant.ts';

export type BackgroundAvif = {
  /** Returns at once. A picture already waiting is not queued twice. */
  enqueue(hash: string): void;
  /** Resolves when nothing is waiting or being made. */
  idle(): Promise<void>;
  /** Forgets what waits and finishes what runs. A picture left out is found again by its missing variants. */
  stop(): Promise<void>;
};

type Dependencies = {
  /** The picture's `master`, or null when it has been deleted meanwhile. */
  load(hash: string): Promise<Buffer | null>;
  store(hash: string, variants: ImageVariant[]): Promise<void>;
  logger: { warn(facts: object, message: string): void };
};

/** Makes AVIF variants one picture at a time, so that uploads and requests keep the machine. */
export const createBackgroundAvif = ({ load, store, logger }: Dependencies): BackgroundAvif => {
  const waiting = new Set<string>();
  let working: Promise<void> | null = null;
  let stopped = false;

  const convert = async (hash: string): Promise<void> => {
    try {
      const master = await load(hash);
      if (!master) return;
      const { makeVariants } = await import('./processing/make-variants.ts');
      await store(hash, await makeVariants(master, 'avif'));
    } catch (err) {
      // The WebP and JPEG variants serve the picture; one that fails must not stop the others.
      logger.warn({ err, hash }, 'could not make AVIF variants');
    }
  };

  const workThrough = async (): Promise<void> => {
    for (const hash of waiting) {
      waiting.delete(hash);
      await convert(hash);
    }
    working = null;
  };

  return {
    enqueue(hash) {
      if (stopped) return;
      waiting.add(hash);
      working ??= workThrough();
    },
    async idle() {
      await working;
    },
    async stop() {
      stopped = true;
      waiting.clear();
      await working;
    },
  };
};
