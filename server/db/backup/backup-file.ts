import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { OperatorProblem } from '#server/system/operator-problem.ts';
import { createDigest } from '../tables/table-digest.ts';
import { linesIn } from './lines.ts';
import { createSealCheck, sealed } from './seal.ts';

/*
 * A backup is gzipped lines: the manifest, then each table as `>name` and a row of JSON a line, as PostgreSQL writes and
 * reads it, then `=` with how many rows each has, what they were when they were read, and the hash of all before. `zcat FILE | head -1` shows the manifest. Behind the
 * lines is the file's seal.
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
  /** Those of earlier versions end with the lines. */
  isSealed: z.boolean().default(false),
});
export type Manifest = z.output<typeof manifestShape>;
export type RowCounts = Record<string, number>;

const trailerShape = z.object({
  rows: z.record(z.string(), z.number()),
  /** Of each table, from the database itself. Those of earlier versions have none. */
  digests: z.record(z.string(), z.string()).default({}),
  sha256: z.string(),
});

export class BadBackup extends OperatorProblem {
  override name = 'BadBackup';
}

export type TableRows = { table: string; rows: AsyncIterable<string> };

type About = Omit<Manifest, 'format' | 'formatVersion' | 'isSealed'>;

/** Earlier versions end a line at these two, which stand in texts alone. */
const escaped = (row: string): string =>
  row.replaceAll('\u2028', String.raw`\u2028`).replaceAll('\u2029', String.raw`\u2029`);

async function* linesOf(
  manifest: About,
  tables: AsyncIterable<TableRows>,
  counts: RowCounts,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const digests: Record<string, string> = {};
  const line = (text: string): string => {
    hash.update(text);
    hash.update('\n');
    return `${text}\n`;
  };
  yield line(JSON.stringify({ format: 'menta-backup', formatVersion, ...manifest, isSealed: true }));
  for await (const { table, rows } of tables) {
    const digest = createDigest();
    yield line(`>${table}`);
    for await (const row of rows) {
      digest.add(row);
      yield line(escaped(row));
    }
    const result = digest.result();
    counts[table] = result.rows;
    digests[table] = result.digest;
  }
  yield `=${JSON.stringify({ rows: counts, digests, sha256: hash.digest('hex') })}\n`;
}

/** Into this file, as the lines come. */
export const writeBackup = async (
  path: string,
  manifest: About,
  tables: AsyncIterable<TableRows>,
): Promise<RowCounts> => {
  const counts: RowCounts = {};
  await pipeline(
    Readable.from(linesOf(manifest, tables, counts)),
    createGzip({ level: 5 }),
    sealed,
    // Whoever reads it reads every account.
    createWriteStream(path, { mode: 0o600 }),
  );
  return counts;
};

const notOurs = (path: string): BadBackup => new BadBackup(`${path} is not a backup of Menta.`);
const damaged = (path: string): BadBackup =>
  new BadBackup(`${path} is damaged or was cut off: nothing was restored from it.`);

const parseWith = <Shape extends z.ZodType>(shape: Shape, text: string): z.output<Shape> | null => {
  try {
    return shape.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};

const readManifest = (path: string, line: string): Manifest => {
  const manifest = parseWith(manifestShape, line);
  if (!manifest) throw notOurs(path);
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
  | { kind: 'end'; rows: RowCounts; digests: Record<string, string> };

/** Its lines; throws at the end unless all of it was there. Read it once before trusting any of it. */
export async function* readBackup(path: string): AsyncGenerator<BackupLine> {
  const hash = createHash('sha256');
  const seal = createSealCheck();
  const unzipped = createGunzip();
  // What breaks it is thrown where it is read.
  pipeline(createReadStream(path), seal.follow, unzipped).catch(() => {});
  const counts: RowCounts = {};
  let manifest: Manifest | null = null;
  let table: string | null = null;
  let end: { rows: RowCounts; digests: Record<string, string> } | null = null;
  try {
    for await (const bytes of linesIn(unzipped)) {
      if (end) throw damaged(path);
      const line = bytes.toString();
      if (!manifest) {
        manifest = readManifest(path, line);
        yield { kind: 'manifest', manifest };
      } else if (line.startsWith('=')) {
        const trailer = parseWith(trailerShape, line.slice(1));
        const isWhole =
          trailer?.sha256 === hash.digest('hex') && JSON.stringify(trailer.rows) === JSON.stringify(counts);
        if (!trailer || !isWhole) throw damaged(path);
        end = trailer;
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
      hash.update(bytes);
      hash.update('\n');
    }
  } catch (error) {
    if (error instanceof OperatorProblem) throw error;
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR')
      throw new BadBackup(`${path} cannot be read (${code}).`);
    if (code.startsWith('Z_') || code === 'ERR_STREAM_PREMATURE_CLOSE')
      throw message === 'incorrect header check' || seal.isEmpty() ? notOurs(path) : damaged(path);
    throw error;
  }
  if (!manifest) throw notOurs(path);
  // Only now is the end of the compressed stream behind us: gzip's checksum is its last bytes.
  if (!end || (manifest.isSealed && !seal.isSealed())) throw damaged(path);
  yield { kind: 'end', rows: end.rows, digests: end.digests };
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
