import { newId, newSecret } from '#server/kit/ids.ts';
import type { DirectClient } from './direct-client.ts';
import type { OpenRestaurant } from './open-restaurants.ts';
import type { OrderRecording, RecordedStatement } from './record-order.ts';

type Place = Pick<OpenRestaurant, 'owner' | 'dish' | 'shift'>;
type Fresh = { [Key in keyof OrderRecording['known']]: OrderRecording['known'][Key] };

const fill = (value: unknown, known: Fresh, fresh: Fresh): unknown => {
  if (value === known.number) return fresh.number;
  if (typeof value !== 'string') return value;
  return (Object.keys(known) as (keyof Fresh)[]).reduce(
    (text, key) => text.replaceAll(String(known[key]), String(fresh[key])),
    value,
  );
};

/** Runs the recorded statements of an order with new ids, straight on PGlite. */
export const createDirectOrder = ({ reads, writes, known }: OrderRecording) => {
  const valuesOf = (statement: RecordedStatement, fresh: Fresh) =>
    statement.values.map((value) => fill(value, known, fresh));

  return async (client: DirectClient, { owner, dish, shift }: Place): Promise<void> => {
    const fresh: Fresh = {
      owner,
      dish,
      shift,
      order: newId(),
      clientToken: `token-${newId()}`,
      trackingToken: newSecret(),
      number: 0,
    };
    for (const read of reads) await client.query(read.text, valuesOf(read, fresh));
    await client.transaction(async (tx) => {
      for (const [place, write] of writes.entries()) {
        const { rows } = await tx.query(write.text, valuesOf(write, fresh));
        if (place === 0) fresh.number = (rows[0] as { last_order_number: number }).last_order_number;
      }
    });
  };
};
