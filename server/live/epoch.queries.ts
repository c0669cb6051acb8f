import { randomInt } from 'node:crypto';
import type { Epoch } from '#core/live/stream-protocol.ts';
import type { Database } from '#server/db/engine/database.ts';
import { databaseEpochs } from '#server/db/schema.ts';

/** Small enough for `stream-numbers.ts`. */
const maxEpoch = 2 ** 20;

/** Null: no process has started on this database yet. any-owner: of all. */
export const readEpoch = async (db: Database): Promise<Epoch | null> => {
  const [row] = await db.select({ epoch: databaseEpochs.epoch }).from(databaseEpochs);
  return row?.epoch ?? null;
};

/** The database's own, made by the first process that starts on it. any-owner: of all. */
export const takeEpoch = async (db: Database): Promise<Epoch> => {
  const made = randomInt(1, maxEpoch + 1);
  await db.insert(databaseEpochs).values({ epoch: made }).onConflictDoNothing();
  return (await readEpoch(db)) ?? made;
};
