import { expect, it } from 'vitest';
import { sourceFile } from '../structure/source-files.mjs';
import { needsBuild } from './needs-build.mjs';

const files = [
  sourceFile('server/pages.ts', "export const distFolder = join('dist');"),
  sourceFile('server/testing/start.ts', "spawn(node, ['server/main.ts']);"),
  sourceFile('server/app.ts', "import type {\n  Pages,\n} from './pages.ts';"),
  sourceFile('server/app.test.ts', "import { app } from './app.ts';"),
  sourceFile(
    'server/pages.test.ts',
    "import { openPages } from './pages.ts';\nimport { app } from './app.ts';",
  ),
  sourceFile('server/process.test.ts', "import { start } from '#server/testing/start.ts';"),
];

it.each([
  ['server/app.test.ts', false],
  ['server/pages.test.ts', true],
  ['server/process.test.ts', true],
])('%s runs what is built: %s', (path, answer) => {
  expect(needsBuild([path], files)).toBe(answer);
});
