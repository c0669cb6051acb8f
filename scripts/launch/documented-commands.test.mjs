import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { importsOf, resolveImport } from '../structure/imports.mjs';
import { sourceFile } from '../structure/source-files.mjs';
import { commands } from './run-command.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path) => readFileSync(join(root, path), 'utf8');
const { scripts } = JSON.parse(read('package.json'));
const documents = ['README.md', 'CONTRIBUTING.md', ...listMarkdown('docs')];

function listMarkdown(folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
}

/** Commands inside backticks and in blocks of a shell. */
const commandsIn = (text) => [
  ...[...text.matchAll(/`((?:npm|npx|node) [^`]+)`/g)].map(([, command]) => command.replace(/\s+/g, ' ')),
  ...[...text.matchAll(/^```sh\n(.*?)^```$/gms)].flatMap(
    ([, block]) => block.match(/\b(npm|npx|node) .*/g) ?? [],
  ),
];
const documented = documents.flatMap((path) => commandsIn(read(path)).map((command) => ({ path, command })));

/** Neither needs more than any Node that has been released for years, nor anything that is installed. */
const onAnyNode = /^node print-agent\.mjs /;

it('starts every documented command with npm, whatever Node the machine has', () => {
  expect(documented.length).toBeGreaterThan(50);
  const others = documented.filter(
    ({ command }) => !/^npm (start|test|run [\w:-]+)(?![\w:-])/.test(command) && !onAnyNode.test(command),
  );
  expect(others).toEqual([]);
});

it('knows every script that a document names', () => {
  const named = documented.flatMap(({ path, command }) => {
    const [, name] = /^npm (?:run )?([\w:-]+)/.exec(command) ?? [];
    return name && !(name in scripts) ? [`${path}: ${name}`] : [];
  });
  expect(named).toEqual([]);
});

it('starts every script through the launcher, which finds the file', () => {
  const { 'print-agent': printAgent, ...others } = scripts;
  expect(printAgent).toBe('node scripts/print-agent.mjs');
  expect(others).toEqual(
    Object.fromEntries(Object.keys(commands).map((name) => [name, `node scripts/launch.mjs ${name}`])),
  );
  for (const { args } of Object.values(commands)) {
    const file = args.find((arg) => /\.(mjs|cjs|ts)$|\/bin\//.test(arg) && !arg.startsWith('file:'));
    expect(existsSync(join(root, file)), file).toBe(true);
  }
});

it('needs nothing for that but what an old Node brings', () => {
  const seen = new Set(['scripts/launch.mjs', 'scripts/launch/run-command.mjs']);
  for (const path of seen)
    for (const { name } of importsOf(sourceFile(path, read(path))))
      if (!name.startsWith('node:')) seen.add(resolveImport(path, name));
  expect([...seen].filter((path) => !/^scripts\/launch(\/[\w-]+)?\.mjs$/.test(path))).toEqual([]);
});

/** Those that may be started without anything happening. */
it.each(['test', 'flakes', 'proof', 'write', 'migration', 'format'])('starts `npm run %s`', (name) => {
  const started = spawnSync(process.execPath, [join(root, 'scripts', 'launch.mjs'), name, '--help'], {
    encoding: 'utf8',
  });
  expect(started).toMatchObject({ status: 0, stderr: '' });
  expect(started.stdout).not.toBe('');
});
