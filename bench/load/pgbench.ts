import { execFile } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { OpenRestaurant } from '../data/open-restaurants.ts';
import type { OrderRecording, RecordedStatement } from '../data/record-order.ts';
import { findPostgresBinaries } from '../servers/project-tools.ts';
import { temporaryFolder } from '../servers/temporary-folder.ts';

const execute = promisify(execFile);

/** It comes beside the server's own programs; the npm package of PostgreSQL leaves it out. */
export const findPgbench = async (): Promise<string | null> => {
  const path = join(await findPostgresBinaries(), process.platform === 'win32' ? 'pgbench.exe' : 'pgbench');
  return existsSync(path) ? path : null;
};

/** A literal in which pgbench, which takes every `:name` for a variable of its own, finds no colon. */
const literal = (text: string): string =>
  `U&'${text.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\003a')}'`;

/** pgbench makes one random number for each order, and every id is drawn from it. */
const scriptFor = ({ statements, known }: OrderRecording, restaurant: OpenRestaurant): string => {
  const drawn: [string, string][] = [
    [known.order, "lpad(to_hex(:drawn::bigint), 24, '0')"],
    [known.clientToken, "'token-' || lpad(to_hex(:drawn::bigint), 24, '0')"],
    [known.trackingToken, "'track-' || lpad(to_hex(:drawn::bigint), 24, '0')"],
  ];
  const fixed: [string, string][] = [
    [known.owner, restaurant.owner],
    [known.dish, restaurant.dish],
    [known.shift, restaurant.shift],
  ];
  const sqlText = (text: string): string => {
    const found = drawn.find(([value]) => text.includes(value));
    if (!found) return literal(text);
    const [value, expression] = found;
    const parts = text.split(value).map((part) => (part ? sqlText(part) : null));
    return parts
      .flatMap((part, index) => [...(index > 0 ? [expression] : []), ...(part ? [part] : [])])
      .join(' || ');
  };
  const sqlValue = (value: unknown): string => {
    if (Array.isArray(value)) return `array[${value.map(sqlValue).join(', ')}]`;
    if (typeof value !== 'string') return String(value);
    const text = fixed.reduce((result, [from, to]) => result.replaceAll(from, to), value);
    return text.includes('||') ? literal(text) : `(${sqlText(text)})`;
  };
  const statement = ({ text, values }: RecordedStatement): string =>
    text.replace(/\$(\d+)/g, (_match, number) => sqlValue(values[Number(number) - 1])).replaceAll('\n', ' ');

  return [
    '\\set drawn random(1, 9000000000000000)',
    ...statements.map((recorded) => `${statement(recorded)};`),
    '',
  ].join('\n');
};

/** Orders a second by pgbench: the recorded statements, prepared as the server's are, every restaurant in turn. */
export const createPgbench = (
  pgbench: string,
  databaseUrl: string,
  recording: OrderRecording,
  restaurants: readonly OpenRestaurant[],
) => {
  const folder = temporaryFolder();
  const files = restaurants.map((restaurant, index) => {
    const file = join(folder, `order-${index}.sql`);
    writeFileSync(file, scriptFor(recording, restaurant));
    return file;
  });
  return async (clients: number, seconds: number): Promise<number> => {
    const { stdout } = await execute(pgbench, [
      '--no-vacuum',
      '--protocol=prepared',
      `--client=${clients}`,
      `--time=${seconds}`,
      ...files.map((file) => `--file=${file}`),
      databaseUrl,
    ]);
    const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
    const failed = Number(/failed transactions: (\d+)/.exec(stdout)?.[1] ?? 0);
    if (!(perSecond > 0) || failed > 0) throw new Error(`pgbench could not run the orders:\n${stdout}`);
    return perSecond;
  };
};
