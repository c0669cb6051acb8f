import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, it } from 'vitest';
import { migrationsFolder } from '#server/db/migrations-folder.ts';
import { drizzleOptions } from './engine/database.ts';
import * as schema from './schema.ts';

it('the committed migrations make exactly the schema', async () => {
  const snapshots = readdirSync(join(migrationsFolder, 'meta')).filter((name) =>
    name.endsWith('_snapshot.json'),
  );
  const newest = snapshots.sort().at(-1) ?? '';
  const committed = JSON.parse(readFileSync(join(migrationsFolder, 'meta', newest), 'utf8'));
  const wanted = generateDrizzleJson(schema, committed.id, undefined, drizzleOptions.casing);
  const missing = await generateMigration(committed, wanted);
  expect(missing, 'run `npm run migration -- what-changed` and commit the SQL').toEqual([]);
});
