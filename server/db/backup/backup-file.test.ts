import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runs } from '#core/values/testing/runs.ts';
import { readBackup, verifyBackup, writeBackup } from './backup-file.ts';

const manifest = {
  version: '1.2.3',
  schema: '0021_table',
  engine: 'embedded',
  at: '2026-11-18T20:00:00Z',
} as const;
const folder = mkdtempSync(join(tmpdir(), 'menta-backup-file-'));
const path = join(folder, 'menta.backup.gz');
const other = join(folder, 'other.gz');
const damaged = `${other} is damaged or was cut off: nothing was restored from it.`;
const notOurs = `${other} is not a backup of Menta.`;

const words = ['\u2028', '\u2029', '\u0085', '\u202e', '👩🏽‍🚀', '\r', '\n', '=', '>', 'דנה', 'plain'];
const texts = Array.from(
  { length: 400 },
  (_, index) => `${index} ${words[index % words.length]} ${index * 7919}`,
);

async function* each<T>(values: readonly T[]) {
  yield* values;
}
const write = (rows: readonly string[]) =>
  writeBackup(
    path,
    manifest,
    each([{ table: 'notes', rows: each(rows.map((note) => JSON.stringify({ note }))) }]),
  );

const notesIn = async (file: string): Promise<string[]> => {
  const notes: string[] = [];
  for await (const line of readBackup(file)) if (line.kind === 'row') notes.push(JSON.parse(line.row).note);
  return notes;
};

/** As it was written until 0.1.0: rows as PostgreSQL gives them, and nothing behind the compressed stream. */
const writeAsBefore = (rows: readonly string[]): Buffer => {
  const lines = [
    JSON.stringify({ format: 'menta-backup', formatVersion: 1, ...manifest }),
    '>notes',
    ...rows.map((note) => JSON.stringify({ note })),
  ].map((line) => `${line}\n`);
  const sha256 = createHash('sha256').update(lines.join('')).digest('hex');
  return gzipSync(`${lines.join('')}=${JSON.stringify({ rows: { notes: rows.length }, sha256 })}\n`, {
    level: 5,
  });
};

const complaintAbout = async (bytes: Buffer): Promise<string | null> => {
  writeFileSync(other, bytes);
  return verifyBackup(other).then(
    () => null,
    (error: Error) => error.message,
  );
};

let whole: Buffer;
beforeAll(async () => {
  await write(texts);
  whole = readFileSync(path);
});
afterAll(() => rmSync(folder, { recursive: true }));

it('holds whatever a text holds', async () => {
  expect(await notesIn(path)).toEqual(texts);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: 'binary' }), { minLength: 100, maxLength: 200 }),
      async (rows) => {
        await write(rows);
        expect(await notesIn(path)).toEqual(rows);
      },
    ),
    { numRuns: runs(20) },
  );
});

it('is read as it was written by earlier versions, and can be read by them', async () => {
  writeFileSync(other, writeAsBefore(texts));
  expect(await notesIn(other)).toEqual(texts);
  // They end a line at these, and know no seal.
  expect(gunzipSync(whole).toString()).not.toMatch(/[\u2028\u2029\r]/);
});

it('that is changed in one byte anywhere, or cut off, is noticed', async () => {
  const noticed = new Set<string | null>();
  for (let flip = 0; flip < runs(1_000); flip += 1) {
    const at = flip < 80 ? whole.length - 1 - flip : Math.floor((flip * whole.length) / runs(1_000));
    const changed = Buffer.from(whole);
    changed[at] = (changed[at] ?? 0) ^ (1 << (flip % 8));
    noticed.add(await complaintAbout(changed));
  }
  for (let cut = 1; cut <= runs(200); cut += 1)
    noticed.add(await complaintAbout(whole.subarray(0, whole.length - (cut < 120 ? cut : cut * 20))));
  expect([...noticed].filter((complaint) => complaint !== damaged && complaint !== notOurs)).toEqual([]);
});

it('of an earlier version is noticed too, when its last bytes are gone or changed', async () => {
  const before = writeAsBefore(texts);
  for (let cut = 1; cut <= 9; cut += 1) {
    expect(await complaintAbout(before.subarray(0, before.length - cut))).toBe(damaged);
    const changed = Buffer.from(before);
    const at = before.length - Math.min(cut, 8);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(await complaintAbout(changed)).toBe(damaged);
  }
});
