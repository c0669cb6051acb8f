import { hash } from 'node:crypto';

/** How many rows a table has, and what they are, whatever their order: a scan may begin anywhere. */
export type TableDigest = { rows: number; digest: string };

/** Adds up the hashes of the rows. */
export const createDigest = () => {
  let rows = 0;
  let sum = 0n;
  return {
    add: (row: string): void => {
      rows += 1;
      sum = BigInt.asUintN(64, sum + hash('sha256', row, 'buffer').readBigUInt64LE());
    },
    result: (): TableDigest => ({ rows, digest: sum.toString(16).padStart(16, '0') }),
  };
};

export const digestOf = async (rows: AsyncIterable<string>): Promise<TableDigest> => {
  const digest = createDigest();
  for await (const row of rows) digest.add(row);
  return digest.result();
};
