import { newId, newSecret } from '#server/system/ids.ts';
import type { DirectClient } from './direct-client.ts';
import type { OpenRestaurant } from './open-restaurants.ts';
import type { OrderRecording } from './record-order.ts';

type OrderedFrom = Pick<OpenRestaurant, 'owner' | 'dish' | 'shift'>;
type Fresh = OrderRecording['known'];

const fill = (value: unknown, known: Fresh, fresh: Fresh): unknown => {
  if (Array.isArray(value)) return value.map((item) => fill(item, known, fresh));
  if (typeof value !== 'string') return value;
  return (Object.keys(known) as (keyof Fresh)[]).reduce(
    (text, key) => text.replaceAll(known[key], fresh[key]),
    value,
  );
};

/** Runs the recorded statements of an order with new ids, straight on PGlite. */
export const createDirectOrder =
  ({ statements, known }: OrderRecording) =>
  async (client: Pick<DirectClient, 'query'>, { owner, dish, shift }: OrderedFrom): Promise<void> => {
    const fresh: Fresh = {
      owner,
      dish,
      shift,
      order: newId(),
      clientToken: `token-${newId()}`,
      trackingToken: newSecret(),
    };
    for (const { text, values } of statements) {
      await client.query(
        text,
        values.map((value) => fill(value, known, fresh)),
      );
    }
  };
