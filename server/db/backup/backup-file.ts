import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { OperatorProblem } from '#server/system/operator-problem.ts';

/*
 * A backup is gzipped lines: the manifest, then each table as `>name` and a row of JSON a line, as PostgreSQL writes and
 * reads it, then `=` with how many rows each has and the hash of all before. `zcat FILE | head -1` shows the manifest.
 */
const formatVersion = 1;

const manifestShape = z.object({
  format: z.literal('menta-backup'),
  formatVersion: z.int(),
  /** Of the Menta that made it. */
  version: z.string(),
  /** The last migration that its database had. */
  schema: z.string(),
  engine: z.enum(['embedded', 'postgres']),
  at: z.string(),
});
export type Manifest = z.output<typeof manifestShape>;
export type RowCounts = Record<string, number>;

const trailerShape = z.object({ rows: z.record(z.string(), z.number()), sha256: z.string() });

export class BadBackup extends OperatorProblem {
  override name = 'BadBackup';
}

export type TableRows = { table: string; rows: AsyncIterable<string> };

async function* linesOf(
  manifest: Omit<Manifest, 'format' | 'formatVersion'>,
  tables: AsyncIterable<TableRows>,
  counts: RowCounts,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const line = (text: string): string => {
    hash.update(text);
    hash.update('\n');
    return `${text}\n`;
  };
  yield line(JSON.stringify({ format: 'menta-backup', formatVersion, ...manifest }));
  for await (const { table, rows } of tables) {
    counts[table] = 0;
    yield line(`>${table}`);
    for await (const row of rows) {
      counts[table] += 1;
      yield line(row);
    }
  }
  yield `=${JSON.stringify({ rows: counts, sha256: hash.digest('hex') })}\n`;
}

/** Into this file, as the lines come. */
export const writeBackup = async (
  path: string,
  manifest: Omit<Manifest, 'format' | 'formatVersion'>,
  tables: AsyncIterable<TableRows>,
): Promise<RowCounts> => {
  const counts: RowCounts = {};
  await pipeline(
    Readable.from(linesOf(manifest, tables, counts)),
    createGzip({ level: 5 }),
    // Whoever reads it reads every account.
    createWriteStream(path, { mode: 0o600 }),
  );
  return counts;
};

const parseWith = <Shape extends z.ZodType>(shape: Shape, text: string): z.output<Shape> | null => {
  try {
    return shape.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};

const readManifest = (path: string, line: string): Manifest => {
  const manifest = parseWith(manifestShape, line);
  if (!manifest) throw new BadBackup(`${path} is not a backup of Menta.`);
  if (manifest.formatVersion > formatVersion)
    throw new BadBackup(
      `${path} was made by Menta ${manifest.version}, which is newer: restore it with that.`,
    );
  return manifest;
};

export type BackupLine =
  | { kind: 'manifest'; manifest: Manifest }
  | { kind: 'table'; table: string }
  | { kind: 'row'; row: string }
  | { kind: 'end'; rows: RowCounts };

const damaged = (path: string): BadBackup =>
  new BadBackup(`${path} is damaged or was cut off: nothing was restored from it.`);

/** Its lines; throws at the end unless all of it was there. Read it once before trusting any of it. */
export async function* readBackup(path: string): AsyncGenerator<BackupLine> {
  const hash = createHash('sha256');
  const unzipped = createReadStream(path)
    .on('error', (error) => unzipped.destroy(error))
    .pipe(createGunzip());
  const counts: RowCounts = {};
  let table: string | null = null;
  let isFirst = true;
  let isComplete = false;
  try {
    for await (const line of createInterface({ input: unzipped, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (isComplete) throw damaged(path);
      if (isFirst) yield { kind: 'manifest', manifest: readManifest(path, line) };
      else if (line.startsWith('=')) {
        const trailer = parseWith(trailerShape, line.slice(1));
        const isWhole =
          trailer?.sha256 === hash.digest('hex') && JSON.stringify(trailer.rows) === JSON.stringify(counts);
        if (!trailer || !isWhole) throw damaged(path);
        isComplete = true;
        yield { kind: 'end', rows: trailer.rows };
        continue;
      } else if (line.startsWith('>')) {
        table = line.slice(1);
        counts[table] = 0;
        yield { kind: 'table', table };
      } else {
        if (table === null) throw damaged(path);
        counts[table] = (counts[table] ?? 0) + 1;
        yield { kind: 'row', row: line };
      }
      isFirst = false;
      hash.update(line);
      hash.update('\n');
    }
  } catch (error) {
    if (error instanceof OperatorProblem) throw error;
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR')
      throw new BadBackup(`${path} cannot be read (${code}).`);
    if (code.startsWith('Z_') || code === 'ERR_STREAM_PREMATURE_CLOSE')
      throw isFirst ? new BadBackup(`${path} is not a backup of Menta.`) : damaged(path);
    throw error;
  }
  if (!isComplete) throw isFirst ? new BadBackup(`${path} is not a backup of Menta.`) : damaged(path);
}

/** Reads all of it, and says what it is. */
export const verifyBackup = async (path: string): Promise<{ manifest: Manifest; rows: RowCounts }> => {
  let manifest: Manifest | null = null;
  for await (const line of readBackup(path)) {
    if (line.kind === 'manifest') manifest = line.manifest;
    if (line.kind === 'end' && manifest) return { manifest, rows: line.rows };
  }
  throw damaged(path);
};
