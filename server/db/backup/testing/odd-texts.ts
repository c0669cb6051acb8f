import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Engine } from '../../engine/database.ts';

/** Where some reader or other ends a line, or turns it around, and seven code points that are one sign. */
export const oddNotes = ['\u2028', '\u2029', '\u0085', '\u202e', '👩🏽‍🤝‍👨🏿'].map(
  (odd) => `before${odd}after`,
);

/** What a text of the database can hold: everything but NUL and halves of a pair. */
const codePoints = Array.from({ length: 0xffff }, (_, index) => index + 1).filter(
  (point) => point < 0xd800 || point > 0xdfff,
);
const everyCodePoint = Array.from({ length: Math.ceil(codePoints.length / 1_000) }, (_, row) =>
  String.fromCodePoint(...codePoints.slice(row * 1_000, (row + 1) * 1_000)),
);
const oddStrings = fc
  .sample(fc.string({ unit: 'binary', maxLength: 60 }), { numRuns: 1_000, seed: 44 })
  .map((text) => text.replaceAll('\0', ''));
const texts = [...everyCodePoint, ...oddStrings];

/** Each as a text, inside JSON, and as a key of JSON; past what the contract cleans. any-owner: a test's own. */
export const storeOddTexts = async ({ db }: Engine, orderIds: readonly string[]): Promise<void> => {
  await db.execute(sql`
    insert into users (id, email, password_hash, first_name, last_name, plan, trial_ends_at, quota_overrides)
    select 'text-' || position, 'text-' || position, '', text, '', 'pro', now(), jsonb_build_object(text, text)
    from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) with ordinality as texts (text, position)`);
  for (const [index, id] of orderIds.entries())
    await db.execute(sql`update order_lines set note = ${oddNotes[index]} where order_id = ${id}`);
};

/** any-owner: a test's own. */
export const expectOddTexts = async ({ db }: Engine): Promise<void> => {
  const { rows } = await db.execute<{ text: string; json: Record<string, string> }>(
    sql`select first_name as text, quota_overrides as json from users where id like 'text-%'
        order by substr(id, 6)::int`,
  );
  expect(rows).toHaveLength(texts.length);
  for (const [index, text] of texts.entries())
    if (rows[index]?.text !== text || rows[index].json[text] !== text)
      expect.fail(`row ${index} is ${JSON.stringify(rows[index])} instead of ${JSON.stringify(text)}`);
};
