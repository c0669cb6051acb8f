import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrationsFolder } from '#server/db/migrations-folder.ts';
import { templatesFolder } from './kept-between-runs.ts';

type Template = 'empty' | 'migrated';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Packages, the ways to open and to migrate, and the migrations: a template is good for as long as none has changed. */
const madeOf = (): string[] => [
  join(root, 'package-lock.json'),
  ...['engine', 'migrating'].flatMap((folder) => filesIn(join(root, 'server/db', folder), '.ts')),
  ...filesIn(migrationsFolder, '.sql'),
];

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending) && !name.endsWith(`.test${ending}`))
    .sort()
    .map((name) => join(folder, name));

const hashOf = (files: string[]): string => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
};

const nameOf = (kind: Template): string => `${kind}-${hashOf(madeOf())}.tar`;

const writeTemplate = (kind: Template, bytes: Buffer): void => {
  const unfinished = join(templatesFolder, `${kind}.${process.pid}`);
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, join(templatesFolder, nameOf(kind)));
};

/** Earlier ones serve nobody any more. */
const removeOthers = (): void => {
  const current = [nameOf('empty'), nameOf('migrated')];
  for (const name of readdirSync(templatesFolder)) {
    if (name.endsWith('.tar') && !current.includes(name))
      rmSync(join(templatesFolder, name), { force: true });
  }
};

const makeTemplates = async (): Promise<void> => {
  const { openEmbeddedEngine } = await import('#server/db/engine/embedded-engine.ts');
  mkdirSync(templatesFolder, { recursive: true });
  const engine = await openEmbeddedEngine({ dataDir: null });
  const write = async (kind: Template) =>
    writeTemplate(kind, Buffer.from(await (await engine.dump()).arrayBuffer()));
  await write('empty');
  await engine.migrate(migrationsFolder);
  await write('migrated');
  await engine.close();
  removeOthers();
};

const findTemplate = (kind: Template): Promise<Blob | null> =>
  readFile(join(templatesFolder, nameOf(kind))).then(
    (bytes) => new Blob([bytes]),
    () => null,
  );

/** Making an embedded database takes six seconds of the processor, and migrating it another; a copy takes one. */
export const readTemplate = async (kind: Template): Promise<Blob> => {
  const kept = await findTemplate(kind);
  if (kept) return kept;
  await makeTemplates();
  const made = await findTemplate(kind);
  if (!made) throw new Error(`The ${kind} template has gone.`);
  return made;
};

/** Global setup of the `embedded` project: else each of its workers would find that there is none, and make its own. */
export const setup = async (): Promise<void> => void (await readTemplate('empty'));
